import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/** A weight matrix kept in the multiplier's memory: outputs x inputs. */
export interface WeightMatrix {
  inputs: number;
  outputs: number;
  /** Where it lies in memory, in bytes. */
  at: number;
}

export interface MatrixMemory {
  /** Room for a matrix that is written later, again and again. */
  reserve(inputs: number, outputs: number): WeightMatrix;
  /** Writes the weights of a matrix, given as outputs x inputs. */
  write(matrix: WeightMatrix, weights: Float32Array): void;
  /** The weights of a matrix, as outputs x inputs. */
  read(matrix: WeightMatrix): Float32Array;
  /** Stores weights given as inputs x outputs, as TensorFlow writes them. */
  store(weights: Float32Array, inputs: number, outputs: number): WeightMatrix;
  /** rows x inputs times the weights: rows x outputs. */
  multiply(input: Float32Array, rows: number, weights: WeightMatrix): Float32Array;
  /** The same for weights, given as outputs x inputs, that are needed only once. */
  multiplyOnce(input: Float32Array, rows: number, weights: Float32Array, outputs: number): Float32Array;
}

/** What is used of WebAssembly, which TypeScript describes only for browsers. */
interface WebAssemblyInNode {
  validate(bytes: Uint8Array): boolean;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
  ) => {
    exports: {
      memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
      multiply(
        input: number,
        weights: number,
        out: number,
        rows: number,
        inputs: number,
        outputs: number,
      ): void;
    };
  };
}

const PAGE_BYTES = 65_536;
const FLOAT_BYTES = 4;
/** The multiplier takes rows four at a time. */
const ROW_BLOCK = 4;

// The exports are those that multiply.wat declares.
const { Module, Instance, validate } = (globalThis as unknown as { WebAssembly: WebAssemblyInNode })
  .WebAssembly;

type Multiplier = 'multiply.wasm' | 'multiply-no-simd.wasm';

const readMultiplier = (name: Multiplier): Uint8Array => readFileSync(new URL(`./${name}`, import.meta.url));

/**
 * The multiplier that multiplies and adds in one step is half as fast again. Node 20 knows these instructions but
 * leaves them off; where they are missing, the plain one does the same.
 */
function bestMultiplier(): Multiplier {
  const fast = readMultiplier('multiply.wasm');
  if (!validate(fast)) setFlagsFromString('--experimental-wasm-relaxed-simd');
  return validate(fast) ? 'multiply.wasm' : 'multiply-no-simd.wasm';
}

/** Memory for matrices and the multiplication of them, by a small WebAssembly module: seven times as fast as JavaScript. */
export function createMatrixMemory(multiplier: Multiplier = bestMultiplier()): MatrixMemory {
  const { memory, multiply } = new Instance(new Module(readMultiplier(multiplier))).exports;
  let used = 0;

  const growTo = (bytes: number): void => {
    const missing = bytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  };
  const reserve = (inputs: number, outputs: number): WeightMatrix => {
    const at = used;
    used += inputs * outputs * FLOAT_BYTES;
    growTo(used);
    return { inputs, outputs, at };
  };

  /** Input and result lie in memory from `scratch` on. */
  const run = (
    input: Float32Array,
    rows: number,
    { inputs, outputs, at }: WeightMatrix,
    scratch: number,
  ): Float32Array => {
    const paddedRows = Math.ceil(rows / ROW_BLOCK) * ROW_BLOCK;
    const outAt = scratch + paddedRows * inputs * FLOAT_BYTES;
    growTo(outAt + paddedRows * outputs * FLOAT_BYTES);
    new Float32Array(memory.buffer, scratch, rows * inputs).set(input.subarray(0, rows * inputs));
    multiply(scratch, at, outAt, paddedRows, inputs, outputs);
    return new Float32Array(memory.buffer, outAt, rows * outputs).slice();
  };

  return {
    reserve,
    write({ at }, weights) {
      new Float32Array(memory.buffer, at, weights.length).set(weights);
    },
    read: ({ inputs, outputs, at }) => new Float32Array(memory.buffer, at, inputs * outputs).slice(),
    store(weights, inputs, outputs) {
      const matrix = reserve(inputs, outputs);
      const stored = new Float32Array(memory.buffer, matrix.at, weights.length);
      for (let input = 0; input < inputs; input++) {
        for (let output = 0; output < outputs; output++) {
          stored[output * inputs + input] = weights[input * outputs + output] ?? 0;
        }
      }
      return matrix;
    },
    multiply: (input, rows, { inputs, outputs, at }) => run(input, rows, { inputs, outputs, at }, used),
    multiplyOnce(input, rows, weights, outputs) {
      const inputs = weights.length / outputs;
      growTo(used + weights.byteLength);
      new Float32Array(memory.buffer, used, weights.length).set(weights);
      return run(input, rows, { inputs, outputs, at: used }, used + weights.byteLength);
    },
  };
}
