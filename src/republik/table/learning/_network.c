/* The forward pass of republik.table.network, for searches that evaluate a hundred thousand positions a second.

   A Forward reads its inputs from buffers that the caller fills (arrays of the compiled engine), so that a call passes
   two small integers only. network.PlainForward does the same in Python.

   Positions evaluated one after the other mostly differ in little, and most of the weights belong to the active inputs.
   So the sum of their rows is kept, and only the rows of inputs that have changed are added to it or taken away. It is
   a sum of integers, which is exact: a value depends on its position alone, not on the ones evaluated before. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(_MSC_VER)
#define RESTRICT __restrict
#define INLINE static __forceinline
#else
#define RESTRICT __restrict__
#define INLINE static inline __attribute__((always_inline))
#endif

#if (defined(__x86_64__) || defined(__i386__)) && (defined(__GNUC__) || defined(__clang__))
#define HAVE_AVX2 1
#endif

#define BLOCK 32 /* columns of a layer that are computed at once */

typedef struct {
    PyObject_HEAD
    Py_ssize_t dense, sparse, first, second, groups, values;
    /* the weights; layers are filled up to whole blocks with columns that are always 0 */
    Py_ssize_t first_blocks, second_blocks;
    int32_t *sparse1; /* in units of `unit` */
    float unit;
    float *dense1, *bias1, *weights2, *bias2, *weights3, *bias3, *skip;
    /* the sum of the rows of sparse1 for the active inputs of the last evaluation */
    int32_t *kept;
    int64_t *kept_for;
    Py_ssize_t kept_count;
    int64_t *come, *gone; /* what has changed since then */
    Py_ssize_t come_count, gone_count;
    float *layer1, *layer2;
    double *out;
    Py_buffer dense_in, active_in;
} Forward;

/* -- the active inputs: what has changed since the last evaluation -- */

#define NEAR 8  /* inputs to search for one that both lists have */
#define MANY 48 /* changes from which it takes less to begin anew */

/* Returns how many of the numbers come before this one, or NEAR if it is not near. */
INLINE Py_ssize_t distance(const int64_t *numbers, const int64_t *end, int64_t number)
{
    Py_ssize_t most = end - numbers < NEAR ? end - numbers : NEAR;
    for (Py_ssize_t i = 0; i < most; i++)
        if (numbers[i] == number)
            return i;
    return NEAR;
}

/* Notes inputs that have come; returns 0 if there is no such input. */
INLINE int note_come(Forward *net, const int64_t *from, const int64_t *end)
{
    for (; from < end; from++) {
        if ((uint64_t)*from >= (uint64_t)net->sparse)
            return 0;
        net->come[net->come_count++] = *from;
    }
    return 1;
}

INLINE void note_gone(Forward *net, const int64_t *from, const int64_t *end)
{
    while (from < end)
        net->gone[net->gone_count++] = *from++;
}

/* Notes how the active inputs differ from those of the last evaluation; returns 0 if there is no such input. Both lists
   are followed side by side. Where they differ, the nearest number that they share tells what has come or gone; any
   other choice would be as right, as long as an input is only passed over where both lists have it. */
INLINE int compare(Forward *net, const int64_t *now, const int64_t *now_end)
{
    const int64_t *was = net->kept_for, *was_end = was + net->kept_count;
    while (now < now_end && was < was_end && net->come_count + net->gone_count < MANY) {
        if (*now == *was) {
            now++;
            was++;
            continue;
        }
        Py_ssize_t come = distance(now, now_end, *was), gone = distance(was, was_end, *now);
        if (come == NEAR && gone == NEAR)
            come = gone = 1;
        else if (come < gone)
            gone = 0;
        else
            come = 0;
        if (!note_come(net, now, now + come))
            return 0;
        note_gone(net, was, was + gone);
        now += come;
        was += gone;
    }
    note_gone(net, was, was_end);
    return note_come(net, now, now_end);
}

/* Makes the next evaluation begin anew. */
static void forget(Forward *net)
{
    net->come_count = net->gone_count = net->kept_count = 0;
    memset(net->kept, 0, (size_t)(net->first_blocks * BLOCK) * sizeof(int32_t));
}

/* Finds out which rows must be added and taken away; returns 0 if there is no such input. */
INLINE int update(Forward *net, Py_ssize_t count)
{
    const int64_t *active = net->active_in.buf;
    net->come_count = net->gone_count = 0;
    int known = compare(net, active, active + count);
    if (known && net->come_count + net->gone_count >= MANY) {
        forget(net);
        known = note_come(net, active, active + count);
    }
    if (!known) {
        forget(net);
        return 0;
    }
    memcpy(net->kept_for, active, (size_t)count * sizeof(int64_t));
    net->kept_count = count;
    return 1;
}

/* -- the layers, computed in blocks of columns --

   The width of a block is constant, so that compilers keep its sums in registers while rows are added. Each column adds
   its numbers in the order of the rows, so that all machines get the same sums. */

INLINE void add_row(int32_t *RESTRICT sum, const int32_t *RESTRICT row)
{
    for (int i = 0; i < BLOCK; i++)
        sum[i] += row[i];
}

INLINE void take_row(int32_t *RESTRICT sum, const int32_t *RESTRICT row)
{
    for (int i = 0; i < BLOCK; i++)
        sum[i] -= row[i];
}

INLINE void add_scaled(float *RESTRICT sum, const float *RESTRICT row, float by)
{
    for (int i = 0; i < BLOCK; i++)
        sum[i] += by * row[i];
}

INLINE void relu(float *RESTRICT layer, const float *RESTRICT sum)
{
    for (int i = 0; i < BLOCK; i++)
        layer[i] = sum[i] > 0.0f ? sum[i] : 0.0f;
}

INLINE void first_block(Forward *net, Py_ssize_t at)
{
    const Py_ssize_t width = net->first_blocks * BLOCK;
    const double *dense = net->dense_in.buf;
    int32_t kept[BLOCK];
    float sum[BLOCK];
    memcpy(kept, net->kept + at, sizeof(kept));
    for (Py_ssize_t i = 0; i < net->gone_count; i++) /* first, so that no sum has more rows than there are inputs */
        take_row(kept, net->sparse1 + net->gone[i] * width + at);
    for (Py_ssize_t i = 0; i < net->come_count; i++)
        add_row(kept, net->sparse1 + net->come[i] * width + at);
    memcpy(net->kept + at, kept, sizeof(kept));
    for (int i = 0; i < BLOCK; i++)
        sum[i] = net->bias1[at + i] + net->unit * (float)kept[i];
    for (Py_ssize_t i = 0; i < net->dense; i++)
        add_scaled(sum, net->dense1 + i * width + at, (float)dense[i]);
    relu(net->layer1 + at, sum);
}

INLINE void second_block(Forward *net, Py_ssize_t at)
{
    float sum[BLOCK];
    memcpy(sum, net->bias2 + at, sizeof(sum));
    for (Py_ssize_t i = 0; i < net->first; i++)
        add_scaled(sum, net->weights2 + i * net->second_blocks * BLOCK + at, net->layer1[i]);
    relu(net->layer2 + at, sum);
}

INLINE double output(const Forward *net, Py_ssize_t row)
{
    const double *dense = net->dense_in.buf;
    const float *weights = net->weights3 + row * net->second;
    const float *skip = net->skip + row * net->dense;
    double sum = net->bias3[row], direct = 0.0;
    for (Py_ssize_t i = 0; i < net->second; i++)
        sum += (double)(net->layer2[i] * weights[i]);
    for (Py_ssize_t i = 0; i < net->dense; i++)
        direct += dense[i] * (double)skip[i];
    return sum + direct;
}

INLINE int forward(Forward *net, Py_ssize_t count, Py_ssize_t group)
{
    if (!update(net, count))
        return 0;
    for (Py_ssize_t block = 0; block < net->first_blocks; block++)
        first_block(net, block * BLOCK);
    for (Py_ssize_t block = 0; block < net->second_blocks; block++)
        second_block(net, block * BLOCK);
    for (Py_ssize_t k = 0; k < net->values; k++)
        net->out[k] = output(net, group * net->values + k);
    return 1;
}

static int forward_plain(Forward *net, Py_ssize_t count, Py_ssize_t group) { return forward(net, count, group); }

#ifdef HAVE_AVX2
__attribute__((target("avx2"))) static int forward_avx2(Forward *net, Py_ssize_t count, Py_ssize_t group)
{
    return forward(net, count, group);
}
#endif

static int (*run)(Forward *, Py_ssize_t, Py_ssize_t) = forward_plain;

static PyObject *evaluate(Forward *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "evaluate takes the number of active inputs and the group");
        return NULL;
    }
    Py_ssize_t count = PyLong_AsSsize_t(args[0]);
    Py_ssize_t group = PyLong_AsSsize_t(args[1]);
    if (PyErr_Occurred())
        return NULL;
    if (count < 0 || count > self->active_in.len / (Py_ssize_t)sizeof(int64_t) || group < 0 || group >= self->groups) {
        PyErr_SetString(PyExc_IndexError, "the network has no such input or group");
        return NULL;
    }
    if (!run(self, count, group)) {
        PyErr_SetString(PyExc_IndexError, "the network has no such input");
        return NULL;
    }
    return PyFloat_FromDouble(self->out[0]);
}

static PyObject *value(Forward *self, PyObject *number)
{
    Py_ssize_t k = PyLong_AsSsize_t(number);
    if (PyErr_Occurred())
        return NULL;
    if (k < 0 || k >= self->values) {
        PyErr_SetString(PyExc_IndexError, "the network has no such value");
        return NULL;
    }
    return PyFloat_FromDouble(self->out[k]);
}

static int take_buffer(PyObject *from, Py_buffer *into, Py_ssize_t size, Py_ssize_t least)
{
    if (PyObject_GetBuffer(from, into, PyBUF_FORMAT | PyBUF_ND) < 0)
        return -1;
    if (into->itemsize != size || into->len < least * size) {
        PyErr_SetString(PyExc_ValueError, "an array of the network has the wrong type or size");
        return -1;
    }
    return 0;
}

static Py_ssize_t blocks(Py_ssize_t columns) { return (columns + BLOCK - 1) / BLOCK; }

/* Returns the next part of the weights, its rows filled up with zeros to so many columns; NULL if there is no memory. */
static float *next_part(const float **at, Py_ssize_t rows, Py_ssize_t columns, Py_ssize_t filled)
{
    float *part = PyMem_Calloc((size_t)(rows * filled), sizeof(float));
    for (Py_ssize_t i = 0; part && i < rows; i++)
        memcpy(part + i * filled, *at + i * columns, (size_t)columns * sizeof(float));
    *at += rows * columns;
    return part;
}

/* Turns rows into integers, as fine as they can be without an overflow of the largest sum of `most` of them. */
static int32_t *in_units(const float *rows, Py_ssize_t count, Py_ssize_t most, float *unit)
{
    double largest = 1e-6;
    for (Py_ssize_t i = 0; i < count; i++)
        largest = fmax(largest, fabs((double)rows[i]));
    int bits = 30 - (int)ceil(log2((double)(most + 1) * largest));
    *unit = ldexpf(1.0f, -bits);
    int32_t *out = PyMem_Calloc((size_t)count, sizeof(int32_t));
    for (Py_ssize_t i = 0; out && i < count; i++)
        out[i] = (int32_t)lrint(ldexp((double)rows[i], bits));
    return out;
}

static int take_weights(Forward *net, const float *at, Py_ssize_t bytes)
{
    Py_ssize_t outputs = net->groups * net->values, most = net->active_in.len / (Py_ssize_t)sizeof(int64_t);
    Py_ssize_t count = (net->dense + net->sparse + 1) * net->first + (net->first + 1) * net->second +
                       outputs * (net->second + 1 + net->dense);
    if (bytes != count * (Py_ssize_t)sizeof(float)) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit the shape of the network");
        return -1;
    }
    net->first_blocks = blocks(net->first);
    net->second_blocks = blocks(net->second);
    Py_ssize_t first = net->first_blocks * BLOCK, second = net->second_blocks * BLOCK;
    net->dense1 = next_part(&at, net->dense, net->first, first);
    float *sparse1 = next_part(&at, net->sparse, net->first, first);
    net->sparse1 = sparse1 ? in_units(sparse1, net->sparse * first, most, &net->unit) : NULL;
    PyMem_Free(sparse1);
    net->bias1 = next_part(&at, 1, net->first, first);
    net->weights2 = next_part(&at, net->first, net->second, second);
    net->bias2 = next_part(&at, 1, net->second, second);
    net->weights3 = next_part(&at, outputs, net->second, net->second);
    net->bias3 = next_part(&at, 1, outputs, outputs);
    net->skip = next_part(&at, outputs, net->dense, net->dense);
    net->kept = PyMem_Calloc((size_t)first, sizeof(int32_t));
    net->kept_for = PyMem_Calloc((size_t)most + 1, sizeof(int64_t));
    net->come = PyMem_Calloc((size_t)most + 1, sizeof(int64_t));
    net->gone = PyMem_Calloc((size_t)most + 1, sizeof(int64_t));
    net->layer1 = PyMem_Calloc((size_t)first, sizeof(float));
    net->layer2 = PyMem_Calloc((size_t)second, sizeof(float));
    net->out = PyMem_Calloc((size_t)net->values, sizeof(double));
    if (!net->dense1 || !net->sparse1 || !net->bias1 || !net->weights2 || !net->bias2 || !net->weights3 ||
        !net->bias3 || !net->skip || !net->kept || !net->kept_for || !net->come || !net->gone || !net->layer1 ||
        !net->layer2 || !net->out) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

static void forward_dealloc(Forward *self)
{
    void *parts[] = {self->sparse1,  self->dense1, self->bias1, self->weights2, self->bias2,
                     self->weights3, self->bias3,  self->skip,  self->kept,     self->kept_for,
                     self->come,     self->gone,   self->layer1, self->layer2,  self->out};
    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
        PyMem_Free(parts[i]);
    PyBuffer_Release(&self->dense_in);
    PyBuffer_Release(&self->active_in);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *forward_new(PyTypeObject *type, PyObject *args, PyObject *Py_UNUSED(kwargs))
{
    Py_ssize_t dense, sparse, first, second, groups, values;
    Py_buffer numbers;
    PyObject *dense_in, *active_in;
    if (!PyArg_ParseTuple(args, "(nnnnnn)y*OO", &dense, &sparse, &first, &second, &groups, &values, &numbers, &dense_in,
                          &active_in))
        return NULL;
    Forward *self = (Forward *)type->tp_alloc(type, 0);
    if (self) {
        self->dense = dense;
        self->sparse = sparse;
        self->first = first;
        self->second = second;
        self->groups = groups;
        self->values = values;
        if (dense < 1 || sparse < 1 || first < 1 || second < 1 || groups < 1 || values < 1)
            PyErr_SetString(PyExc_ValueError, "the shape of a network has positive sizes");
        if (PyErr_Occurred() || take_buffer(dense_in, &self->dense_in, sizeof(double), dense) < 0 ||
            take_buffer(active_in, &self->active_in, sizeof(int64_t), 0) < 0 ||
            take_weights(self, numbers.buf, numbers.len) < 0)
            Py_CLEAR(self);
    }
    PyBuffer_Release(&numbers);
    return (PyObject *)self;
}

static PyMethodDef forward_methods[] = {
    {"evaluate", (PyCFunction)(void (*)(void))evaluate, METH_FASTCALL,
     "evaluate(count, group): evaluates the inputs for a group and returns the first value."},
    {"value", (PyCFunction)value, METH_O, "value(k): returns another value of the last evaluation."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject ForwardType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "republik.table._network.Forward",
    .tp_basicsize = sizeof(Forward),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Forward(shape, weights, dense, active)",
    .tp_new = forward_new,
    .tp_dealloc = (destructor)forward_dealloc,
    .tp_methods = forward_methods,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "republik.table._network",
    .m_doc = "The forward pass of a network, in C.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit__network(void)
{
#ifdef HAVE_AVX2
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2"))
        run = forward_avx2;
#endif
    if (PyType_Ready(&ForwardType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Forward", (PyObject *)&ForwardType) < 0)
        Py_CLEAR(made);
    return made;
}
