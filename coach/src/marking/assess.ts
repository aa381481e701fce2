import { type Criterion, criteriaOf, type Genre, maximumMark } from '@inkling/contract';
import type { EditedDraft } from '../credit/correct-text.ts';
import { creditText, type Reading } from '../credit/credit-text.ts';
import { findOffTopic, withoutParagraphs } from '../credit/off-topic.ts';
import type { Measured } from '../criteria/criterion-module.ts';
import { criteria } from '../criteria/index.ts';
import type { Finding } from '../errors/finding.ts';
import { analyseText, type TextAnalysis } from '../parse/index.ts';
import type { Assessment, CriterionMark, Evidence, Span } from './assessment.ts';
import { buildDraft, type Draft, draftForRatios } from './draft.ts';
import { minimalTextMark, readableWords } from './minimal-text-mark.ts';
import { overallOf } from './overall.ts';
import { type CriterionResult, type Measures, type Rubric, scoreAgainst } from './rubric.ts';

/** What has nothing to do with the rest can't be part of its ideas, its structure or what it does for the reader. */
const onTopicOnly: ReadonlySet<Criterion> = new Set(['audience', 'text_structure', 'ideas']);

interface AssessInput {
  analysis: TextAnalysis;
  findings: Finding[];
  genre: Genre;
  year: number;
  /** The task the child was given; its sentences earn nothing when copied. */
  prompt?: string;
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

interface Read {
  isEmpty: boolean;
  measure: (criterion: Criterion) => Measured;
  toOriginal: (span: Span) => Span;
}

/** One reading of the text: what each criterion makes of the words that are credited in it. */
const readOnce = (reading: Reading, { genre, prompt }: { genre: Genre; prompt: string }): Read => {
  const { credited, withDoubtful, strayMisspellings } = reading;
  const isUnreadable = withDoubtful.analysis.gibberish.isGibberish;
  const build = ({ analysis, findings }: EditedDraft, doubtful: Draft | null = null): Draft =>
    buildDraft(
      { genre, analysis: isUnreadable ? analyseText('') : analysis, findings, strayMisspellings },
      doubtful,
    );
  const draft = build(credited, credited === withDoubtful ? null : build(withDoubtful));
  const offTopic = findOffTopic(draft.analysis, { genre, prompt });
  const onTopic =
    offTopic.length === 0
      ? draft
      : buildDraft(
          { ...draft, analysis: withoutParagraphs(draft.analysis, offTopic) },
          draftForRatios(draft),
        );
  return {
    isEmpty: credited.analysis.words.length === 0,
    measure: (criterion) => criteria[criterion].measure(onTopicOnly.has(criterion) ? onTopic : draft),
    toOriginal: credited.toOriginal,
  };
};

/** Every measure as far as all readings give it: what one of them leaves out can have raised none. */
const leastOf = (all: Measures<string>[]): Measures<string> => {
  const least: Measures<string> = {};
  for (const measures of all) {
    for (const [measure, value] of Object.entries(measures))
      least[measure] = Math.min(least[measure] ?? value, value);
  }
  return least;
};

const markOf = (criterion: Criterion, rubric: Rubric, readings: Read[]): CriterionResult => {
  const measured = readings.map(({ measure, toOriginal }) => ({ ...measure(criterion), toOriginal }));
  const [lowest] = measured
    .map((each) => ({ ...each, level: scoreAgainst(rubric, each.measures).level }))
    .sort((a, b) => a.level - b.level);
  if (!lowest) throw new Error('A text is read at least once.');
  return {
    ...scoreAgainst(rubric, leastOf(measured.map(({ measures }) => measures))),
    evidence: lowest.evidence.map((each) => ({ ...each, ...lowest.toOriginal(each) })),
  };
};

/** Marks a text on the real scale of each criterion. Pure: the same input always gives the same assessment. */
export const assess = (input: AssessInput): Assessment => {
  const { analysis, genre, year, prompt = '' } = input;
  const [base, ...others] = creditText(analysis, { findings: input.findings, prompt }).map((reading) =>
    readOnce(reading, { genre, prompt }),
  );
  if (!base) throw new Error('A text is read at least once.');
  const readable = base.isEmpty ? readableWords(analysis, prompt) : [];
  const results = criteriaOf(genre).map((criterion) => {
    const rubric = criteria[criterion].rubrics[genre];
    if (!rubric) throw new Error(`${criterion} is not marked in a ${genre} text`);
    const result =
      minimalTextMark(criterion, { rubric, readable }) ?? markOf(criterion, rubric, [base, ...others]);
    const { mark, level, met, next, for_adults, counted, evidence } = result;
    const shown: CriterionMark = {
      criterion,
      mark,
      maximum: maximumMark(criterion, genre) ?? 0,
      evidence: placeEvidence(analysis.text, evidence),
      counted,
      met,
      next,
      for_adults,
    };
    return { shown, level };
  });
  return {
    genre,
    year,
    words: analysis.words.length,
    marks: results.map((result) => result.shown),
    overall: overallOf(
      results.map((result) => result.level),
      genre,
      year,
    ),
  };
};
