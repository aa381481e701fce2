import { WIDTH } from './shape.ts';
import { FIRST_TOKEN, LAST_TOKEN } from './tokenizer.ts';
import { decodeNumbers, type TransformerWeights } from './weights.ts';

/** The states of a window's tokens before they are brought to one scale, a first and a last mark around them. */
export type Embed = (tokens: number[]) => Float32Array;

export const EMBEDDING_NORM = 'bert/embeddings/LayerNorm';

export function createEmbed(weights: TransformerWeights): Embed {
  const { bytes, min, scale } = weights.named('unknown');
  const places = decodeNumbers(weights.named('unknown_0'));
  const types = decodeNumbers(weights.named('unknown_1'));
  return (tokens) => {
    const all = [FIRST_TOKEN, ...tokens, LAST_TOKEN];
    const states = new Float32Array(all.length * WIDTH);
    all.forEach((token, place) => {
      for (let i = 0; i < WIDTH; i++) {
        const at = place * WIDTH + i;
        const word = min + scale * (bytes[token * WIDTH + i] ?? 0);
        states[at] = word + (places[at] ?? 0) + (types[i] ?? 0);
      }
    });
    return states;
  };
}
