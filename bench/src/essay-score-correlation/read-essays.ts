import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Genre } from '@inkling/contract';
import { z } from 'zod';

/** One line of a corpus: an essay with its human scores. */
const essay = z.object({
  id: z.string(),
  text: z.string(),
  genre: z.string(),
  // Some corpora say neither the grade nor the traits.
  grade: z.number().default(9),
  score: z.number(),
  traits: z.record(z.string(), z.number()).default({}),
});
export type Essay = z.infer<typeof essay>;

export const readEssays = (path: string): Essay[] => {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => essay.parse(JSON.parse(line)));
};

/** Essays that argue or explain are marked as persuasive ones. */
export const genreOf = (essay: Essay): Genre => (/narrative/i.test(essay.genre) ? 'narrative' : 'persuasive');
