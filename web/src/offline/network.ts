/** The forward pass of republik.table.learning.network for an engine that is not compiled: the same values as from
 * _network.c up to rounding, over Python's own memory. */

/** Evaluates the inputs that Python has written: how many are active, and the group. */
export type Evaluate = (count: number, group: number) => void;

/** The sizes of a network: see Shape in network.py. */
type Sizes = [dense: number, sparse: number, first: number, second: number, groups: number, values: number];
/** Where the numbers are, in bytes: float32 weights, float64 inputs, int32 numbers of active inputs, float64 values. */
type Places = [weights: number, dense: number, active: number, values: number];

/** `memory` returns Python's memory as it is now: whenever it grows, it is another buffer. */
export function networksIn(memory: () => ArrayBuffer): (...numbers: [...Sizes, ...Places]) => Evaluate {
  return (dense, sparse, first, second, groups, values, ...places) => {
    const layer1 = new Float32Array(first);
    const layer2 = new Float32Array(second);
    let buffer: ArrayBuffer | undefined;
    let weights: Weights, inputs: Float64Array, active: Int32Array, out: Float64Array;

    const find = (now: ArrayBuffer) => {
      buffer = now;
      weights = partsOf(now, places[0], [dense, sparse, first, second, groups, values]);
      inputs = new Float64Array(now, places[1], dense);
      active = new Int32Array(now, places[2]);
      out = new Float64Array(now, places[3], values);
    };

    return (count, group) => {
      const now = memory();
      if (now !== buffer) find(now);
      layer1.set(weights.bias1);
      for (let i = 0; i < dense; i++) if (inputs[i] !== 0) addRow(layer1, weights.dense1, i, inputs[i]);
      for (let i = 0; i < count; i++) addRow(layer1, weights.sparse1, active[i], 1);
      layer2.set(weights.bias2);
      for (let i = 0; i < first; i++) if (layer1[i] > 0) addRow(layer2, weights.weights2, i, layer1[i]);
      for (let k = 0; k < values; k++) out[k] = valueOf(group * values + k);
    };

    function valueOf(row: number): number {
      let sum = weights.bias3[row];
      for (let i = 0, at = row * second; i < second; i++, at++) {
        if (layer2[i] > 0) sum += layer2[i] * weights.weights3[at];
      }
      for (let i = 0, at = row * dense; i < dense; i++, at++) sum += inputs[i] * weights.skip[at];
      return sum;
    }
  };
}

type Weights = ReturnType<typeof partsOf>;

/** The arrays of a network, in the order of its file. */
function partsOf(memory: ArrayBuffer, place: number, [dense, sparse, first, second, groups, values]: Sizes) {
  let at = place;
  const next = (size: number) => {
    const part = new Float32Array(memory, at, size);
    at += part.byteLength;
    return part;
  };
  const outputs = groups * values;
  return {
    dense1: next(dense * first),
    sparse1: next(sparse * first),
    bias1: next(first),
    weights2: next(first * second),
    bias2: next(second),
    weights3: next(outputs * second),
    bias3: next(outputs),
    skip: next(outputs * dense),
  };
}

/** Adds a row of a table, times a number. */
function addRow(sum: Float32Array, table: Float32Array, row: number, by: number): void {
  for (let i = 0, at = row * sum.length; i < sum.length; i++, at++) sum[i] += by * table[at];
}
