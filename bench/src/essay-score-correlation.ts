import { createCoach } from '@inkling/coach';
import { type Criterion, criteria } from '@inkling/contract';
import { type Essay, genreOf, readEssays } from './essay-score-correlation/read-essays.ts';
import { correlation, frequencies, partialCorrelation } from './essay-score-correlation/statistics.ts';

/** Human traits that speak about the same thing as a criterion. */
const comparable: Partial<Record<Criterion, string[]>> = {
  vocabulary: ['vocabulary', 'phraseology'],
  cohesion: ['cohesion'],
  sentence_structure: ['syntax', 'grammar'],
  punctuation: ['conventions'],
  spelling: ['conventions'],
};

interface Marked {
  essay: Essay;
  words: number;
  overall: number;
  marks: Partial<Record<Criterion, number>>;
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const figure = (value: number): string => value.toFixed(3).padStart(6);

const markAll = async (essays: Essay[], engine: 'harper' | 'nspell'): Promise<Marked[]> => {
  // The corpora at hand are American.
  const coach = createCoach({ spelling: 'us', engine });
  const marked: Marked[] = [];
  for (const essay of essays) {
    const { assessment } = await coach.assess({
      owner: 'bench',
      text: essay.text,
      genre: genreOf(essay),
      year: essay.grade,
    });
    const marks = Object.fromEntries(assessment.marks.map(({ criterion, mark }) => [criterion, mark]));
    marked.push({ essay, words: assessment.words, overall: assessment.overall, marks });
  }
  await coach.close();
  return marked;
};

const printCriterion = (criterion: Criterion, all: Marked[]): void => {
  const marked = all.filter((each) => each.marks[criterion] !== undefined);
  if (marked.length === 0) return;
  const marks = marked.map((each) => each.marks[criterion] ?? 0);
  const scores = marked.map((each) => each.essay.score);
  const length = marked.map((each) => Math.log(Math.max(1, each.words)));
  const overall = marked.map((each) => each.overall);
  const traits = (comparable[criterion] ?? [])
    .filter((trait) => marked.every((each) => each.essay.traits[trait] !== undefined))
    .map((trait) => {
      const human = marked.map((each) => each.essay.traits[trait] ?? 0);
      return `${trait} r${figure(correlation(marks, human))}, beyond our overall${figure(partialCorrelation(marks, human, overall))}`;
    });
  print(
    `${criterion.padEnd(22)} r${figure(correlation(marks, scores))}  beyond length${figure(partialCorrelation(marks, scores, length))}  ${frequencies(marks).padEnd(34)} ${traits.join('; ')}`,
  );
};

/** Agreement of overall and marks with human raters: `npm run bench -- essay-score-correlation <essays> [nspell]`. */
export const benchEssayScoreCorrelation = async (args: string[]): Promise<void> => {
  const path = args.find((arg) => arg !== 'nspell');
  if (path === undefined)
    throw new Error('Which essays? npm run bench -- essay-score-correlation <essays.jsonl[.gz]>');
  const engine = args.includes('nspell') ? 'nspell' : 'harper';
  const marked = await markAll(readEssays(path), engine);
  const overall = marked.map((each) => each.overall);
  const scores = marked.map((each) => each.essay.score);
  const length = marked.map((each) => Math.log(Math.max(1, each.words)));
  print(`${marked.length} essays, engine ${engine}`);
  print(`overall and human overall: r ${figure(correlation(overall, scores))} (at least .60)`);
  print(`beyond log word count:     r ${figure(partialCorrelation(overall, scores, length))} (at least .50)`);
  print(`log word count alone:      r ${figure(correlation(length, scores))}`);
  for (const criterion of criteria) printCriterion(criterion, marked);
};
