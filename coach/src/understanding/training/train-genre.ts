import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { genreFeatures } from '../../genre/genre-features.ts';
import {
  createGenreClassifier,
  learnedGenres,
  type StoredGenreHead,
  standardised,
} from '../../genre/genre-head.ts';
import { analyseText } from '../../parse/index.ts';
import { loadJsonLines } from './case-sets.ts';
import { trainLinearHead } from './train-linear-head.ts';

const folder = fileURLToPath(new URL('../../../training/genre', import.meta.url));
const genreCase = z.object({ kind: z.enum(learnedGenres), text: z.string() });

interface LabelledText {
  set: string;
  kind: (typeof learnedGenres)[number];
  analysis: ReturnType<typeof analyseText>;
}

/** Learns which kind of text a child wrote, and says how well one set teaches the others. */
export function trainGenre(say: (line: string) => void): StoredGenreHead {
  const sets = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const labelled = sets.flatMap((set) =>
    loadJsonLines(join(folder, set), genreCase).map(
      ({ kind, text }): LabelledText => ({ set, kind, analysis: analyseText(text) }),
    ),
  );
  for (const set of sets) {
    const classify = createGenreClassifier(train(labelled.filter((each) => each.set !== set)));
    const leftOut = labelled.filter((each) => each.set === set);
    const right = leftOut.filter(({ kind, analysis }) => {
      const shares = classify(analysis);
      return learnedGenres.every((genre) => shares[genre] <= shares[kind]);
    });
    say(`${set}, left out: ${right.length} of ${leftOut.length} right`);
  }
  return train(labelled);
}

function train(labelled: LabelledText[]): StoredGenreHead {
  const features = labelled.map(({ analysis }) => genreFeatures(analysis));
  const columns = features[0]?.map((_, at) => features.map((row) => row[at] ?? 0)) ?? [];
  const means = columns.map(meanOf);
  const spreads = columns.map((column, at) => {
    const variance = meanOf(column.map((value) => (value - (means[at] ?? 0)) ** 2));
    return Math.sqrt(variance) || 1;
  });
  const scale = { means: means.map(rounded), spreads: spreads.map(rounded) };
  const examples = labelled.map(({ kind }, at) => ({
    label: kind,
    features: { numbers: standardised(features[at] ?? [], scale), ngrams: new Set<string>() },
  }));
  return { ...scale, head: trainLinearHead(examples, learnedGenres) };
}

const meanOf = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
