import { createMatrixMemory, type MatrixMemory } from '../matrix-memory.ts';
import { WIDTH } from './attention.ts';
import { HIDDEN_WIDTH, type Layer, type Linear, type LinearName, type Norm, normalizeRows } from './layer.ts';
import { createTokenizer, FIRST_TOKEN, LAST_TOKEN, type Tokenizer } from './tokenizer.ts';
import { numbersOf, readTransformerWeights, type StoredNumbers, type TransformerWeights } from './weights.ts';

export const LAYERS = 6;

/** all-MiniLM-L6-v2: a transformer of six layers over pieces of words. */
export interface Transformer {
  memory: MatrixMemory;
  tokenize: Tokenizer;
  layers: Layer[];
  /** The states of a stretch's tokens before the first layer, a first and a last mark around them. */
  embed(tokens: number[]): Float32Array;
}

export function createTransformer(weights: TransformerWeights = readTransformerWeights()): Transformer {
  const memory = createMatrixMemory();
  const words = weights.named('unknown');
  const places = numbersOf(weights.named('unknown_0'));
  const types = numbersOf(weights.named('unknown_1'));
  const norm = readNorm(weights, 'bert/embeddings/LayerNorm');
  return {
    memory,
    tokenize: createTokenizer(weights.vocabulary),
    layers: Array.from({ length: LAYERS }, (_, index) => readLayer(weights, memory, index)),
    embed: (tokens) => {
      const all = [FIRST_TOKEN, ...tokens, LAST_TOKEN];
      const states = new Float32Array(all.length * WIDTH);
      for (const [place, token] of all.entries()) {
        addEmbedding(states, place, token, { words, places, types });
      }
      return normalizeRows(states, norm).states;
    },
  };
}

interface Tables {
  words: StoredNumbers;
  places: Float32Array;
  types: Float32Array;
}

function addEmbedding(states: Float32Array, place: number, token: number, tables: Tables): void {
  const { words, places, types } = tables;
  const at = place * WIDTH;
  for (let i = 0; i < WIDTH; i++) {
    const word = words.min + words.scale * (words.bytes[token * WIDTH + i] ?? 0);
    states[at + i] = word + (places[at + i] ?? 0) + (types[i] ?? 0);
  }
}

const SHAPES: Record<LinearName, { at: string; inputs: number; outputs: number }> = {
  query: { at: 'attention/self/query', inputs: WIDTH, outputs: WIDTH },
  key: { at: 'attention/self/key', inputs: WIDTH, outputs: WIDTH },
  value: { at: 'attention/self/value', inputs: WIDTH, outputs: WIDTH },
  attended: { at: 'attention/output/dense', inputs: WIDTH, outputs: WIDTH },
  hidden: { at: 'intermediate/dense', inputs: WIDTH, outputs: HIDDEN_WIDTH },
  output: { at: 'output/dense', inputs: HIDDEN_WIDTH, outputs: WIDTH },
};

function readLayer(weights: TransformerWeights, memory: MatrixMemory, index: number): Layer {
  const at = `encoder/layer_._${index}`;
  const linear = (name: LinearName): Linear => {
    const shape = SHAPES[name];
    return {
      weights: memory.store(
        numbersOf(weights.named(`${at}/${shape.at}/Tensordot/ReadVariableOp`)),
        shape.inputs,
        shape.outputs,
      ),
      bias: numbersOf(weights.named(`${at}/${shape.at}/BiasAdd/ReadVariableOp`)),
    };
  };
  return {
    linears: {
      query: linear('query'),
      key: linear('key'),
      value: linear('value'),
      attended: linear('attended'),
      hidden: linear('hidden'),
      output: linear('output'),
    },
    attentionNorm: readNorm(weights, `${at}/attention/output/LayerNorm`),
    outputNorm: readNorm(weights, `${at}/output/LayerNorm`),
  };
}

const readNorm = (weights: TransformerWeights, at: string): Norm => ({
  scale: numbersOf(weights.named(`${at}/batchnorm/mul/ReadVariableOp`)),
  bias: numbersOf(weights.named(`${at}/batchnorm/ReadVariableOp`)),
});
