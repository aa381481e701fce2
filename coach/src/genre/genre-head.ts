import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TextAnalysis } from '../parse/index.ts';
import { createHead, headSchema } from '../understanding/message-acts/linear-head.ts';
import { softmax } from '../understanding/softmax.ts';
import type { DetectedGenre } from './detected-genre.ts';
import { genreFeatures } from './genre-features.ts';

/** Kinds that differ in how they are told; poems, plays and lists show in their lines. */
export const learnedGenres = [
  'story',
  'recount',
  'argument',
  'report',
  'letter',
] as const satisfies DetectedGenre[];
type LearnedGenre = (typeof learnedGenres)[number];

const genreHeadSchema = z.object({
  means: z.array(z.number()),
  spreads: z.array(z.number()),
  head: headSchema,
});
export type StoredGenreHead = z.infer<typeof genreHeadSchema>;

/** Few numbers decide, so each may weigh much. */
const numberScale = 3;

/** Each number by how far it is from the usual. */
export const standardised = (
  signs: readonly number[],
  { means, spreads }: Pick<StoredGenreHead, 'means' | 'spreads'>,
): Float32Array =>
  Float32Array.from(signs, (sign, at) => (numberScale * (sign - (means[at] ?? 0))) / (spreads[at] ?? 1));

/** How likely a text is of each kind, by what was learned from texts of known kinds. */
export const createGenreClassifier = (stored: StoredGenreHead) => {
  const score = createHead(stored.head);
  return (analysis: TextAnalysis): Record<LearnedGenre, number> => {
    const numbers = standardised(genreFeatures(analysis), stored);
    const shares = softmax(score({ numbers, ngrams: new Set() }));
    const shareOf = (genre: LearnedGenre): number => shares[stored.head.classes.indexOf(genre)] ?? 0;
    return {
      story: shareOf('story'),
      recount: shareOf('recount'),
      argument: shareOf('argument'),
      report: shareOf('report'),
      letter: shareOf('letter'),
    };
  };
};

const file = new URL('../understanding/heads/genre.json', import.meta.url);

let classifier: ReturnType<typeof createGenreClassifier> | undefined;

export const likelyGenres: ReturnType<typeof createGenreClassifier> = (analysis) => {
  classifier ??= createGenreClassifier(genreHeadSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return classifier(analysis);
};
