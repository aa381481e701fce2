import { ATTENTION_HEAD_WIDTH, type TokenRange, WIDTH } from '../../transformer/shape.ts';
import type { MatrixMemory } from './matrix-memory.ts';

export const ATTENTION_HEAD_STARTS = Array.from(
  { length: WIDTH / ATTENTION_HEAD_WIDTH },
  (_, head) => head * ATTENTION_HEAD_WIDTH,
);
export const ATTENTION_SCALE = 1 / Math.sqrt(ATTENTION_HEAD_WIDTH);

/** The multiplier takes four at a time; what is missing is filled up with zeros. */
export const padToMatrix = (length: number): number => Math.ceil(length / 4) * 4;

/** One head's part of the states of a range: its tokens x ATTENTION_HEAD_WIDTH. */
export function attentionHeadOf(
  states: Float32Array,
  { start, end }: TokenRange,
  head: number,
): Float32Array {
  const out = new Float32Array(padToMatrix(end - start) * ATTENTION_HEAD_WIDTH);
  for (let token = start; token < end; token++) {
    const from = token * WIDTH + head;
    out.set(states.subarray(from, from + ATTENTION_HEAD_WIDTH), (token - start) * ATTENTION_HEAD_WIDTH);
  }
  return out;
}

/** The same turned round: ATTENTION_HEAD_WIDTH x its tokens. */
export function transposedAttentionHeadOf(
  states: Float32Array,
  { start, end }: TokenRange,
  head: number,
): Float32Array {
  const width = padToMatrix(end - start);
  const out = new Float32Array(ATTENTION_HEAD_WIDTH * width);
  for (let token = start; token < end; token++) {
    for (let i = 0; i < ATTENTION_HEAD_WIDTH; i++) {
      out[i * width + token - start] = states[token * WIDTH + head + i] ?? 0;
    }
  }
  return out;
}

export function setAttentionHead(
  states: Float32Array,
  { start, end }: TokenRange,
  head: number,
  values: Float32Array,
): void {
  for (let token = start; token < end; token++) {
    const from = (token - start) * ATTENTION_HEAD_WIDTH;
    states.set(values.subarray(from, from + ATTENTION_HEAD_WIDTH), token * WIDTH + head);
  }
}

export interface Attention {
  /** How much each token looks at each other: for each range and head its tokens x padded tokens. */
  weights: Float32Array[];
  mixed: Float32Array;
}

/** Every token takes from the values of the tokens of its range, as much as its query fits their keys. */
export function attend(
  memory: MatrixMemory,
  { query, key, value }: { query: Float32Array; key: Float32Array; value: Float32Array },
  ranges: TokenRange[],
): Attention {
  const mixed = new Float32Array(value.length);
  const weights = ranges.flatMap((range) =>
    ATTENTION_HEAD_STARTS.map((head) => {
      const length = range.end - range.start;
      const scores = memory.multiplyOnce(
        attentionHeadOf(query, range, head),
        length,
        attentionHeadOf(key, range, head),
        padToMatrix(length),
      );
      const own = sharesOf(scores, length);
      setAttentionHead(
        mixed,
        range,
        head,
        memory.multiplyOnce(own, length, transposedAttentionHeadOf(value, range, head), ATTENTION_HEAD_WIDTH),
      );
      return own;
    }),
  );
  return { weights, mixed };
}

/** Turns each row of scores into shares that add up to 1, in place. */
function sharesOf(scores: Float32Array, length: number): Float32Array {
  const width = padToMatrix(length);
  for (let row = 0; row < scores.length; row += width) {
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < length; i++) highest = Math.max(highest, scores[row + i] ?? 0);
    let sum = 0;
    for (let i = 0; i < length; i++) {
      const share = Math.exp(((scores[row + i] ?? 0) - highest) * ATTENTION_SCALE);
      scores[row + i] = share;
      sum += share;
    }
    for (let i = 0; i < width; i++) scores[row + i] = i < length ? (scores[row + i] ?? 0) / sum : 0;
  }
  return scores;
}
