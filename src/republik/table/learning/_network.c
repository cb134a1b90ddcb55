/* The forward pass of republik.table.network, for searches that evaluate a hundred thousand positions a second.

   A Forward reads its inputs from buffers that the caller fills (arrays of the compiled engine), so that a call passes
   two small integers only. network.PlainForward does the same in Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
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

typedef struct {
    PyObject_HEAD
    Py_ssize_t dense, sparse, first, second, groups, values;
    float *numbers; /* all weights, in the order of the file */
    const float *dense1, *sparse1, *bias1, *weights2, *bias2, *weights3, *bias3, *skip;
    float *layer1, *layer2;
    double *out;
    Py_buffer dense_in, active_in;
} Forward;

INLINE void add_row(float *RESTRICT sum, const float *RESTRICT row, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < size; i++)
        sum[i] += row[i];
}

INLINE void add_scaled(float *RESTRICT sum, const float *RESTRICT row, float by, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < size; i++)
        sum[i] += by * row[i];
}

/* Every loop adds whole rows, which compilers turn into vector instructions without reordering any sum. */
INLINE void forward(Forward *net, Py_ssize_t count, Py_ssize_t group)
{
    const double *dense = net->dense_in.buf;
    const int64_t *active = net->active_in.buf;
    float *RESTRICT layer1 = net->layer1;
    float *RESTRICT layer2 = net->layer2;
    memcpy(layer1, net->bias1, (size_t)net->first * sizeof(float));
    for (Py_ssize_t i = 0; i < net->dense; i++)
        if (dense[i] != 0.0)
            add_scaled(layer1, net->dense1 + i * net->first, (float)dense[i], net->first);
    for (Py_ssize_t i = 0; i < count; i++)
        add_row(layer1, net->sparse1 + active[i] * net->first, net->first);
    memcpy(layer2, net->bias2, (size_t)net->second * sizeof(float));
    for (Py_ssize_t i = 0; i < net->first; i++)
        if (layer1[i] > 0.0f)
            add_scaled(layer2, net->weights2 + i * net->second, layer1[i], net->second);
    for (Py_ssize_t k = 0; k < net->values; k++) {
        Py_ssize_t row = group * net->values + k;
        const float *weights = net->weights3 + row * net->second;
        const float *skip = net->skip + row * net->dense;
        double sum = net->bias3[row];
        for (Py_ssize_t i = 0; i < net->second; i++)
            if (layer2[i] > 0.0f)
                sum += (double)(layer2[i] * weights[i]);
        for (Py_ssize_t i = 0; i < net->dense; i++)
            sum += dense[i] * (double)skip[i];
        net->out[k] = sum;
    }
}

static void forward_plain(Forward *net, Py_ssize_t count, Py_ssize_t group) { forward(net, count, group); }

#ifdef HAVE_AVX2
__attribute__((target("avx2,fma"))) static void forward_avx2(Forward *net, Py_ssize_t count, Py_ssize_t group)
{
    forward(net, count, group);
}
#endif

static void (*run)(Forward *, Py_ssize_t, Py_ssize_t) = forward_plain;

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
    const int64_t *active = self->active_in.buf;
    for (Py_ssize_t i = 0; i < count; i++)
        if ((uint64_t)active[i] >= (uint64_t)self->sparse) {
            PyErr_SetString(PyExc_IndexError, "the network has no such input");
            return NULL;
        }
    run(self, count, group);
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

static const float *next_part(const float **at, Py_ssize_t size)
{
    const float *part = *at;
    *at += size;
    return part;
}

static int point_to_parts(Forward *net, const void *numbers, Py_ssize_t bytes)
{
    Py_ssize_t outputs = net->groups * net->values;
    Py_ssize_t count = (net->dense + net->sparse + 1) * net->first + (net->first + 1) * net->second +
                       outputs * (net->second + 1 + net->dense);
    if (bytes != count * (Py_ssize_t)sizeof(float)) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit the shape of the network");
        return -1;
    }
    net->numbers = PyMem_Malloc((size_t)bytes);
    net->layer1 = PyMem_Calloc((size_t)net->first, sizeof(float));
    net->layer2 = PyMem_Calloc((size_t)net->second, sizeof(float));
    net->out = PyMem_Calloc((size_t)net->values, sizeof(double));
    if (!net->numbers || !net->layer1 || !net->layer2 || !net->out) {
        PyErr_NoMemory();
        return -1;
    }
    memcpy(net->numbers, numbers, (size_t)bytes);
    const float *at = net->numbers;
    net->dense1 = next_part(&at, net->dense * net->first);
    net->sparse1 = next_part(&at, net->sparse * net->first);
    net->bias1 = next_part(&at, net->first);
    net->weights2 = next_part(&at, net->first * net->second);
    net->bias2 = next_part(&at, net->second);
    net->weights3 = next_part(&at, outputs * net->second);
    net->bias3 = next_part(&at, outputs);
    net->skip = next_part(&at, outputs * net->dense);
    return 0;
}

static void forward_dealloc(Forward *self)
{
    PyBuffer_Release(&self->dense_in);
    PyBuffer_Release(&self->active_in);
    PyMem_Free(self->numbers);
    PyMem_Free(self->layer1);
    PyMem_Free(self->layer2);
    PyMem_Free(self->out);
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
        if (PyErr_Occurred() || point_to_parts(self, numbers.buf, numbers.len) < 0 ||
            take_buffer(dense_in, &self->dense_in, sizeof(double), dense) < 0 ||
            take_buffer(active_in, &self->active_in, sizeof(int64_t), 0) < 0)
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
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        run = forward_avx2;
#endif
    if (PyType_Ready(&ForwardType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Forward", (PyObject *)&ForwardType) < 0)
        Py_CLEAR(made);
    return made;
}
