import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createEncoder, type Encoder, VECTOR_SIZE } from '../encoder.ts';

const wordingsFile = fileURLToPath(
  new URL('../../../../node_modules/.cache/inkling/wordings.json', import.meta.url),
);
const vectorsFile = wordingsFile.replace('wordings.json', 'vectors.bin');

/** An encoder that keeps what it has encoded for the next training: encoding takes most of its time. */
export function createStoredEncoder(): { encode: Encoder; store: () => void } {
  const known = readStored();
  const encoder = createEncoder();
  return {
    encode: (wordings) => {
      const missing = [...new Set(wordings)].filter((wording) => !known.has(wording));
      if (missing.length > 0) {
        encoder(missing).forEach((vector, index) => {
          known.set(missing[index] ?? '', vector);
        });
      }
      return wordings.map((wording) => known.get(wording) ?? new Float32Array(VECTOR_SIZE));
    },
    store: () => {
      mkdirSync(dirname(wordingsFile), { recursive: true });
      const vectors = new Float32Array(known.size * VECTOR_SIZE);
      [...known.values()].forEach((vector, index) => {
        vectors.set(vector, index * VECTOR_SIZE);
      });
      writeFileSync(vectorsFile, Buffer.from(vectors.buffer));
      writeFileSync(wordingsFile, JSON.stringify([...known.keys()]));
    },
  };
}

function readStored(): Map<string, Float32Array> {
  if (!existsSync(wordingsFile)) return new Map();
  const wordings = z.array(z.string()).parse(JSON.parse(readFileSync(wordingsFile, 'utf8')));
  const vectors = new Float32Array(new Uint8Array(readFileSync(vectorsFile)).buffer);
  return new Map(
    wordings.map((wording, index) => [
      wording,
      vectors.slice(index * VECTOR_SIZE, (index + 1) * VECTOR_SIZE),
    ]),
  );
}
