import { createEmbed, EMBEDDING_NORM, type Embed } from '../../transformer/embed.ts';
import { eachLinear, LAYERS, linearShapes, type TokenRange } from '../../transformer/shape.ts';
import { createTokenizer, type Tokenizer } from '../../transformer/tokenizer.ts';
import type { HiddenStates } from '../../transformer/transformer.ts';
import {
  decodeNumbers,
  layerName,
  readTransformerWeights,
  type TransformerWeights,
} from '../../transformer/weights.ts';
import {
  type ChangeHidden,
  type FloatLayer,
  type LayerNorm,
  type LayerRun,
  normalizeRows,
  runFloatLayer,
} from './layer.ts';
import { createMatrixMemory, type MatrixMemory } from './matrix-memory.ts';

/** The transformer in floats, with all that training needs: what each layer computed, and weights that can change. */
export interface FloatTransformer {
  memory: MatrixMemory;
  tokenize: Tokenizer;
  layers: FloatLayer[];
  /** The states of a window's tokens before the first layer, a first and a last mark around them. */
  embed: Embed;
}

export function createFloatTransformer(): FloatTransformer {
  const weights = readTransformerWeights();
  const memory = createMatrixMemory();
  const embed = createEmbed(weights);
  const norm = readNorm(weights, EMBEDDING_NORM);
  return {
    memory,
    tokenize: createTokenizer(weights.vocabulary),
    layers: Array.from({ length: LAYERS }, (_, index) => readLayer(weights, memory, index)),
    embed: (tokens) => normalizeRows(embed(tokens), norm).states,
  };
}

function readLayer(weights: TransformerWeights, memory: MatrixMemory, index: number): FloatLayer {
  const layer = layerName(index);
  return {
    linears: eachLinear((name) => {
      const { at, inputs, outputs } = linearShapes[name];
      const stored = decodeNumbers(weights.named(`${layer}/${at}/Tensordot/ReadVariableOp`));
      return {
        weights: memory.store(stored, inputs, outputs),
        bias: decodeNumbers(weights.named(`${layer}/${at}/BiasAdd/ReadVariableOp`)),
      };
    }),
    attentionNorm: readNorm(weights, `${layer}/attention/output/LayerNorm`),
    outputNorm: readNorm(weights, `${layer}/output/LayerNorm`),
  };
}

const readNorm = (weights: TransformerWeights, at: string): LayerNorm => ({
  scale: decodeNumbers(weights.named(`${at}/batchnorm/mul/ReadVariableOp`)),
  bias: decodeNumbers(weights.named(`${at}/batchnorm/ReadVariableOp`)),
});

/** The states of some tokens after all layers, or after the first few. */
export function readTokens(transformer: FloatTransformer, tokens: number[], to?: number): HiddenStates {
  const ranges = [{ start: 0, end: tokens.length + 2 }];
  const states = runLayers(transformer, transformer.embed(tokens), ranges, { to }).at(-1)?.output.states;
  if (!states) throw new Error('the transformer has no layers');
  return states;
}

/** Runs some of the layers, one after the other. */
export function runLayers(
  { memory, layers }: FloatTransformer,
  input: Float32Array,
  ranges: TokenRange[],
  {
    from = 0,
    to,
    changeHidden,
  }: { from?: number; to?: number | undefined; changeHidden?: ChangeHidden } = {},
): LayerRun[] {
  const runs: LayerRun[] = [];
  for (const layer of layers.slice(from, to)) {
    runs.push(runFloatLayer(memory, layer, runs.at(-1)?.output.states ?? input, ranges, changeHidden));
  }
  return runs;
}
