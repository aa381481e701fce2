import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/** What layer.wat exports; places in memory are in bytes. */
interface LayerFunctions {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  quantize(input: number, rows: number, width: number, out: number, facts: number): void;
  multiply(
    input: number,
    facts: number,
    weights: number,
    out: number,
    rows: number,
    inputs: number,
    outputs: number,
    stride: number,
    adds: 0 | 1,
  ): void;
  activate(at: number, rows: number, width: number, powers: number): void;
  normalize(input: number, plus: number, scale: number, bias: number, out: number, rows: number): void;
  attend(input: number, out: number, tokens: number, room: number): void;
}

/** What is used of WebAssembly, which TypeScript describes only for browsers. */
interface WebAssemblyInNode {
  validate(bytes: Uint8Array): boolean;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: LayerFunctions };
}

/** The layer's functions and the memory they work on. */
export interface LayerModule extends Omit<LayerFunctions, 'memory'> {
  /** Reserves this many bytes and says where they begin. */
  reserve(bytes: number): number;
  /** Stores numbers for good: where they begin. */
  store(numbers: Float32Array): number;
  /** The numbers at a place; no longer valid once more room is reserved. */
  floatsAt(at: number, length: number): Float32Array;
  bytesAt(at: number, length: number): Int8Array;
}

export type LayerFile = 'layer.wasm' | 'layer-no-simd.wasm';

export const FLOAT_BYTES = 4;
const PAGE_BYTES = 65_536;
/** Reads of sixteen bytes are fastest where they cross no line of the processor's cache. */
const CACHE_LINE = 64;

// The exports are those that layer.wat declares.
const { Module, Instance, validate } = (globalThis as unknown as { WebAssembly: WebAssemblyInNode })
  .WebAssembly;

const readModule = (file: LayerFile): Uint8Array => readFileSync(new URL(`./${file}`, import.meta.url));

/** Node 20 knows relaxed SIMD but leaves it off; where it is missing, the plain module gives the same, more slowly. */
export function hasRelaxedSimd(): boolean {
  const fast = readModule('layer.wasm');
  if (!validate(fast)) setFlagsFromString('--experimental-wasm-relaxed-simd');
  return validate(fast);
}

export function createLayerModule(file: LayerFile): LayerModule {
  const { memory, ...functions } = new Instance(new Module(readModule(file))).exports;
  let used = 0;
  const reserve = (bytes: number): number => {
    const at = used;
    used += Math.ceil(bytes / CACHE_LINE) * CACHE_LINE;
    const missing = used - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    return at;
  };
  const floatsAt = (at: number, length: number): Float32Array => new Float32Array(memory.buffer, at, length);
  return {
    ...functions,
    reserve,
    floatsAt,
    bytesAt: (at, length) => new Int8Array(memory.buffer, at, length),
    store: (numbers) => {
      const at = reserve(numbers.byteLength);
      floatsAt(at, numbers.length).set(numbers);
      return at;
    },
  };
}
