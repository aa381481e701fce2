import type { Encoder } from './encoder.ts';
import { ngramsOf } from './ngrams.ts';
import type { Respell } from './plain-spelling.ts';

/** What the learned heads look at in a passage. */
export interface PassageFeatures {
  vector: Float32Array;
  ngrams: Set<string>;
}

export type ReadPassages = (passages: string[]) => PassageFeatures[];

/** Encoded together, so that the memory for one long draft stays small. */
const BATCH = 16;

export function createPassageReader(encode: Encoder, respell: Respell): ReadPassages {
  const readBatch = (passages: string[]): PassageFeatures[] => {
    const plain = passages.map(respell);
    return encode(plain).map((vector, index) => ({ vector, ngrams: ngramsOf(plain[index] ?? '') }));
  };
  return (passages) => {
    const batches = Math.ceil(passages.length / BATCH);
    return Array.from({ length: batches }, (_, index) =>
      readBatch(passages.slice(index * BATCH, (index + 1) * BATCH)),
    ).flat();
  };
}
