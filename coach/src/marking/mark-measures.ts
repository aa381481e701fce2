import { type Criterion, criteriaOfGenre, type Genre, maximumMark } from '@inkling/contract';
import { criteria } from '../criteria/index.ts';
import { expectedGenre } from '../genre/classify-genre.ts';
import type { TextAnalysis, Word } from '../parse/index.ts';
import type { Assessment, Evidence, MeasuredMark, Span, SpansByRole } from './assessment.ts';
import type { MeasuredText } from './measure-credited-text.ts';
import { minimalTextMark, readableWords } from './minimal-text-mark.ts';
import { overallScoreOf } from './overall-score.ts';
import {
  type CriterionResult,
  describeMark,
  type Measures,
  markAgainstRubric,
  type Rubric,
} from './rubric.ts';
import type { MarkAdjustment } from './stabilise-marks.ts';

interface TextToMark {
  /** The child's own text, uncut. */
  analysis: TextAnalysis;
  genre: Genre;
  year: number;
  prompt: string;
  settle: MarkAdjustment;
}

const trimmed = (text: string, { start, end }: Span): Span | null => {
  const raw = text.slice(start, end);
  const from = start + raw.length - raw.trimStart().length;
  const to = from + raw.trim().length;
  return to > from ? { start: from, end: to } : null;
};

const placeEvidence = (text: string, spans: Evidence[]): Evidence[] =>
  spans
    .flatMap((each) => {
      const span = trimmed(text, each);
      return span ? [{ ...span, label: each.label, speaks: each.speaks }] : [];
    })
    .filter(
      (each, index, all) =>
        all.findIndex((other) => other.start === each.start && other.end === each.end) === index,
    );

/** Every measure as far as all readings give it: what one of them leaves out can have raised none. */
const leastOf = (all: Measures<string>[]): Measures<string> => {
  const least: Measures<string> = {};
  for (const measures of all) {
    for (const [measure, value] of Object.entries(measures))
      least[measure] = Math.min(least[measure] ?? value, value);
  }
  return least;
};

const placeFound = (found: SpansByRole, toOriginal: (span: Span) => Span): SpansByRole =>
  Object.fromEntries(Object.entries(found).map(([part, spans = []]) => [part, spans.map(toOriginal)]));

const markCriterion = (criterion: Criterion, rubric: Rubric, readings: MeasuredText[]): CriterionResult => {
  const all = readings.flatMap(({ measured, toOriginal }) => {
    const own = measured.get(criterion);
    return own ? [{ ...own, toOriginal, level: markAgainstRubric(rubric, own.measures).level }] : [];
  });
  const [lowest] = all.toSorted((a, b) => a.level - b.level);
  if (!lowest) throw new Error('There is no reading of the text to mark.');
  return {
    ...markAgainstRubric(rubric, leastOf(all.map(({ measures }) => measures))),
    evidence: lowest.evidence.map((each) => ({ ...each, ...lowest.toOriginal(each) })),
    found: placeFound(lowest.found ?? {}, lowest.toOriginal),
  };
};

/** The mark on one criterion, and its level: the mark with how far the next one has come. */
const markOn = (
  criterion: Criterion,
  { analysis, genre, settle }: TextToMark,
  { readings, readable }: { readings: MeasuredText[]; readable: Word[] },
): { mark: MeasuredMark; level: number } => {
  const rubric = criteria[criterion].rubrics[genre];
  if (!rubric) throw new Error(`${criterion} is not marked in a ${genre} text`);
  const measured =
    minimalTextMark(criterion, { rubric, readable }) ?? markCriterion(criterion, rubric, readings);
  const { evidence, found, counted } = measured;
  const level = settle.level(criterion, measured.level);
  const result = level === measured.level ? measured : describeMark(rubric, { level, counted });
  return {
    mark: {
      criterion,
      mark: result.mark,
      maximum: maximumMark(criterion, genre) ?? 0,
      evidence: placeEvidence(analysis.text, evidence),
      counted,
      met: result.met,
      next: result.next,
      for_adults: result.for_adults,
      found,
    },
    level,
  };
};

/** From what was measured to marks on the real scale of each criterion, and the overall. */
export const markMeasures = (
  readings: MeasuredText[],
  text: TextToMark,
): Omit<Assessment<MeasuredMark>, 'not_counted'> => {
  const { analysis, genre, year, prompt, settle } = text;
  const readable = readings[0]?.isEmpty ? readableWords(analysis, prompt) : [];
  const results = criteriaOfGenre(genre).map((criterion) => markOn(criterion, text, { readings, readable }));
  const levels = new Map(results.map(({ mark, level }) => [mark.criterion, level]));
  const marks = results.map(({ mark }) => mark);
  return {
    genre,
    written: readings[0]?.written ?? expectedGenre[genre],
    year,
    words: analysis.words.length,
    marks,
    overall: settle.overall(overallScoreOf(levels, { genre, year }), marks),
  };
};
