import type { StoredAdapter, StoredAdapters } from './adapters.ts';
import { bytesOfRows } from './adapters.ts';
import type { LayerModule } from './layer-module.ts';
import { type PackedMatrix, packMatrix } from './packed-matrix.ts';
import { eachLinear, type LinearName, linearShapes } from './shape.ts';
import { decodeNumbers, layerName, type TransformerWeights } from './weights.ts';

/** A matrix with what was learned on top of it: a change of low rank, as the product of two thin matrices. */
export interface PackedLinear {
  weights: PackedMatrix;
  adapter?: { down: PackedMatrix; up: PackedMatrix };
}

/** Where the factors and biases lie with which rows are brought to one scale. */
export interface StoredNorm {
  scale: number;
  bias: number;
}

export interface PackedLayer {
  linears: Record<LinearName, PackedLinear>;
  attentionNorm: StoredNorm;
  outputNorm: StoredNorm;
}

/** A layer's weights in the module's memory. */
export function packLayer(module: LayerModule, weights: TransformerWeights, index: number): PackedLayer {
  const at = layerName(index);
  return {
    linears: eachLinear((name) => ({ weights: packWeights(module, weights, at, name) })),
    attentionNorm: storeNorm(module, weights, `${at}/attention/output/LayerNorm`),
    outputNorm: storeNorm(module, weights, `${at}/output/LayerNorm`),
  };
}

/** The same layer with what was learned on top of it: the weights are in memory once. */
export const withAdapters = (
  module: LayerModule,
  layer: PackedLayer,
  adapters: StoredAdapters['layers'][number] | undefined,
): PackedLayer =>
  adapters
    ? {
        ...layer,
        linears: eachLinear((name) => ({
          weights: layer.linears[name].weights,
          adapter: packAdapter(module, adapters[name]),
        })),
      }
    : layer;

/** The stored bytes are 0 to 255, the packed ones signed. */
const BYTE_SHIFT = 128;

function packWeights(
  module: LayerModule,
  weights: TransformerWeights,
  layer: string,
  name: LinearName,
): PackedMatrix {
  const { at, inputs, outputs } = linearShapes[name];
  const { bytes, min, scale } = weights.named(`${layer}/${at}/Tensordot/ReadVariableOp`);
  const bias = decodeNumbers(weights.named(`${layer}/${at}/BiasAdd/ReadVariableOp`));
  return packMatrix(module, {
    inputs,
    outputs,
    bytes,
    perOutput: 1,
    perInput: outputs,
    shift: BYTE_SHIFT,
    step: () => scale,
    zero: () => min + BYTE_SHIFT * scale,
    bias: (output) => bias[output] ?? 0,
  });
}

function packAdapter(
  module: LayerModule,
  { down, up }: StoredAdapter,
): { down: PackedMatrix; up: PackedMatrix } {
  return { down: packRows(module, down), up: packRows(module, up) };
}

function packRows(module: LayerModule, rows: StoredAdapter['down']): PackedMatrix {
  const bytes = bytesOfRows(rows);
  const inputs = bytes.length / rows.steps.length;
  return packMatrix(module, {
    inputs,
    outputs: rows.steps.length,
    bytes,
    perOutput: inputs,
    perInput: 1,
    shift: 0,
    step: (output) => rows.steps[output] ?? 0,
    zero: () => 0,
    bias: () => 0,
  });
}

export const storeNorm = (module: LayerModule, weights: TransformerWeights, at: string): StoredNorm => ({
  scale: module.store(decodeNumbers(weights.named(`${at}/batchnorm/mul/ReadVariableOp`))),
  bias: module.store(decodeNumbers(weights.named(`${at}/batchnorm/ReadVariableOp`))),
});
