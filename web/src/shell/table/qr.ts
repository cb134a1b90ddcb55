/** QR codes (ISO/IEC 18004, model 2): text as bytes, error correction M, versions 1 to 10. */

const LARGEST = 10;
/** By version, from 1: error correction codewords per block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** Error correction M in the format bits. */
const LEVEL = 0;
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The modules of the code, row by row, true for dark; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = Array.from({ length: LARGEST }, (_, i) => i + 1).find((one) => bytes.length <= capacity(one));
  if (!version) return null;
  const bits = interleaved(encoded(bytes, version), version);
  const drawn = MASKS.map((_, mask) => draw(version, bits, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))];
}

/** All codewords that fit beside the patterns. */
function codewords(version: number): number {
  const between = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const aligned = between ? (25 * between - 10) * between - 55 : 0;
  const modules = (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0);
  return Math.floor(modules / 8);
}

function dataCodewords(version: number): number {
  return codewords(version) - CORRECTION[version - 1] * BLOCKS[version - 1];
}

/** How many bytes of text fit: the mode takes 4 bits, the length 8 or 16. */
function capacity(version: number): number {
  return dataCodewords(version) - (version < 10 ? 2 : 3);
}

function encoded(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = dataCodewords(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let padding = 0xec; bits.length < room; padding ^= 0xec ^ 0x11) put(padding, 8);
  const inBytes = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8));
  return inBytes.map((byte) => byte.reduce((value, bit) => 2 * value + bit, 0));
}

/** Divides the data into blocks, adds their error correction, and takes turns; as bits. */
function interleaved(data: number[], version: number): number[] {
  const [count, correction] = [BLOCKS[version - 1], CORRECTION[version - 1]];
  const short = Math.floor(data.length / count);
  const long = data.length % count;
  const divisor = generator(correction);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(start, start + short + (i < count - long ? 0 : 1));
    start += block.length;
    return block;
  });
  const checks = blocks.map((block) => remainder(block, divisor));
  const turns = (parts: number[][], length: number) =>
    Array.from({ length }, (_, i) => parts.flatMap((part) => (i < part.length ? [part[i]] : []))).flat();
  const all = [...turns(blocks, short + 1), ...turns(checks, correction)];
  return all.flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1));
}

/** Multiplies in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
  return product;
}

/** The Reed–Solomon generator polynomial without its leading coefficient. */
function generator(degree: number): number[] {
  let result = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    result = result.map((one, j) => times(one, root) ^ (result[j + 1] ?? 0));
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  let result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ result[0];
    result = divisor.map((one, i) => (result[i + 1] ?? 0) ^ times(one, factor));
  }
  return result;
}

/** Where alignment patterns are centred, in both directions. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = 4 * version + 10;
  const step = Math.ceil((last - 6) / (2 * (count - 1))) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

function draw(version: number, bits: number[], mask: number): boolean[][] {
  const size = 4 * version + 17;
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y][x] = dark;
    fixed[y][x] = true;
  };
  const ring = (x: number, y: number, radius: number, dark: (distance: number) => boolean): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) put(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  const centres = alignments(version);
  const far = centres.at(-1);
  for (const x of centres)
    for (const y of centres) {
      const onFinder = (x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6);
      if (!onFinder) ring(x, y, 2, (distance) => distance !== 1);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    ring(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  drawFormat(put, size, mask);
  if (version >= 7) drawVersion(put, size, version);
  place(grid, fixed, bits, MASKS[mask]);
  return grid;
}

type Put = (x: number, y: number, dark: boolean) => void;

function drawFormat(put: Put, size: number, mask: number): void {
  const data = (LEVEL << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((format >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    // beside the first finder, leaving out the timing pattern; and beside the other two
    if (i < 8) put(8, i < 6 ? i : i + 1, bit(i));
    else put(i < 9 ? 7 : 14 - i, 8, bit(i));
    if (i < 8) put(size - 1 - i, 8, bit(i));
    else put(8, size - 15 + i, bit(i));
  }
  put(8, size - 8, true);
}

function drawVersion(put: Put, size: number, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    put(far, near, ((bits >> i) & 1) === 1);
    put(near, far, ((bits >> i) & 1) === 1);
  }
}

/** Writes the bits in columns of two, from the right, upwards and downwards in turns. */
function place(grid: boolean[][], fixed: boolean[][], bits: number[], mask: (x: number, y: number) => boolean): void {
  const size = grid.length;
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y][x]) continue;
        grid[y][x] = (bits[next++] === 1) !== mask(x, y);
      }
  }
}

/** How hard a code is to read; the mask with the least is chosen. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)/.test(line.slice(i, i + 11))) sum += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const same = [grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]].every((one) => one === grid[y][x]);
      if (same) sum += 3;
    }
  const dark = rows.join("").replaceAll("0", "").length / size ** 2;
  return sum + Math.floor(Math.abs(dark * 100 - 50) / 5) * 10;
}
