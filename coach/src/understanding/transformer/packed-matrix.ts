import { FLOAT_BYTES, type LayerModule } from './layer-module.ts';

/** A matrix of weights as layer.wat multiplies by it. */
export interface PackedMatrix {
  inputs: number;
  outputs: number;
  /** Where it lies in memory. */
  at: number;
}

/** Weights as signed bytes: each is worth its output's `zero` plus its `step` for each step of the byte. */
export interface ByteMatrix {
  inputs: number;
  outputs: number;
  /** The byte of an output and an input lies at `output * perOutput + input * perInput`, `shift` above its worth. */
  bytes: Uint8Array | Int8Array;
  perOutput: number;
  perInput: number;
  shift: number;
  step(output: number): number;
  zero(output: number): number;
  bias(output: number): number;
}

/** Outputs are multiplied four at a time, inputs sixteen at a time. */
const GROUP = 4;
const BLOCK = 16;
/** Inputs are counted from this step on, so that none is below zero. */
const MIDDLE_STEP = 8192;

export function packMatrix(module: LayerModule, matrix: ByteMatrix): PackedMatrix {
  const { inputs, outputs, bytes, perOutput, perInput, shift } = matrix;
  if (inputs % BLOCK !== 0 || outputs % GROUP !== 0)
    throw new Error(`${inputs} x ${outputs} can't be packed`);
  const groupBytes = inputs * GROUP;
  const stride = groupBytes + 4 * GROUP * FLOAT_BYTES;
  const at = module.reserve((outputs / GROUP) * stride);
  for (let output = 0; output < outputs; output++) {
    const group = at + Math.floor(output / GROUP) * stride;
    const place = output % GROUP;
    const packed = module.bytesAt(group, groupBytes);
    let sum = 0;
    let from = output * perOutput;
    for (let block = 0; block < inputs; block += BLOCK) {
      const to = block * GROUP + place * BLOCK;
      for (let input = 0; input < BLOCK; input++, from += perInput) {
        const byte = (bytes[from] ?? 0) - shift;
        packed[to + input] = byte;
        sum += byte;
      }
    }
    const facts = module.floatsAt(group + groupBytes, 3 * GROUP);
    facts.set([matrix.step(output)], place);
    facts.set([matrix.zero(output)], GROUP + place);
    facts.set([matrix.bias(output)], 2 * GROUP + place);
    const above = new Int32Array(facts.buffer, group + groupBytes + 3 * GROUP * FLOAT_BYTES, GROUP);
    above.set([sum * MIDDLE_STEP], place);
  }
  return { inputs, outputs, at };
}
