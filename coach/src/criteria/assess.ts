import { type Criterion, criteriaOf, type Genre, maximumMarks } from '@inkling/contract';
import type { Assessment, CriterionMark, Evidence, Span } from '../assessment.ts';
import type { Finding } from '../errors/finding.ts';
import { analyseText, type TextAnalysis } from '../text/index.ts';
import { markAudience } from './audience.ts';
import { markCharacterAndSetting } from './character-and-setting.ts';
import { markCohesion } from './cohesion.ts';
import { type Credited, creditText } from './credit-text.ts';
import type { CriterionResult, MarkCriterion } from './criterion.ts';
import { buildDraft } from './draft.ts';
import { firstStep, readableWords } from './first-step.ts';
import { markIdeas } from './ideas.ts';
import { findOffTopic, withoutParagraphs } from './off-topic.ts';
import { overallOf } from './overall.ts';
import { markParagraphing } from './paragraphing.ts';
import { markPersuasiveDevices } from './persuasive-devices.ts';
import { markPunctuation } from './punctuation.ts';
import { markSentenceStructure } from './sentence-structure.ts';
import { markSpelling } from './spelling.ts';
import { markTextStructure } from './text-structure.ts';
import { markVocabulary } from './vocabulary.ts';

const markers: Record<Criterion, MarkCriterion> = {
  audience: markAudience,
  text_structure: markTextStructure,
  ideas: markIdeas,
  character_and_setting: markCharacterAndSetting,
  persuasive_devices: markPersuasiveDevices,
  vocabulary: markVocabulary,
  cohesion: markCohesion,
  paragraphing: markParagraphing,
  sentence_structure: markSentenceStructure,
  punctuation: markPunctuation,
  spelling: markSpelling,
};

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

const placeEvidence = (text: string, spans: Evidence[], toOriginal: (span: Span) => Span): Evidence[] =>
  spans
    .flatMap((each) => {
      const span = trimmed(text, toOriginal(each));
      return span ? [{ ...span, label: each.label, speaks: each.speaks }] : [];
    })
    .filter(
      (each, index, all) =>
        all.findIndex((other) => other.start === each.start && other.end === each.end) === index,
    );

interface Reading {
  markOf: (criterion: Criterion) => CriterionResult;
  toOriginal: (span: Span) => Span;
}

/** One reading of the text: what each criterion makes of the words that are credited in it. */
const readOnce = (credited: Credited, { analysis, genre, prompt = '' }: AssessInput): Reading => {
  const isUnreadable = credited.analysis.gibberish.isGibberish;
  const draft = buildDraft({ genre, ...credited, ...(isUnreadable ? { analysis: analyseText('') } : {}) });
  const offTopic = findOffTopic(draft.analysis, { genre, prompt });
  const onTopic =
    offTopic.length === 0
      ? draft
      : buildDraft({ ...draft, analysis: withoutParagraphs(draft.analysis, offTopic) });
  const readable = credited.analysis.words.length === 0 ? readableWords(analysis, prompt) : [];
  return {
    markOf: (criterion) =>
      firstStep(criterion, { draft, readable }) ??
      markers[criterion](onTopicOnly.has(criterion) ? onTopic : draft),
    toOriginal: credited.toOriginal,
  };
};

/** Marks a text on the real scale of each criterion. Pure: the same input always gives the same assessment. */
export const assess = (input: AssessInput): Assessment => {
  const { analysis, findings, genre, year, prompt = '' } = input;
  const readings = creditText(analysis, { findings, prompt }).map((credited) => readOnce(credited, input));
  const results = criteriaOf(genre).map((criterion) => {
    const [lowest] = readings
      .map(({ markOf, toOriginal }) => ({ result: markOf(criterion), toOriginal }))
      .sort((a, b) => a.result.level - b.result.level);
    if (!lowest) throw new Error('A text is read at least once.');
    const { mark, level, met, next, for_adults, counted, evidence } = lowest.result;
    const shown: CriterionMark = {
      criterion,
      mark,
      maximum: maximumMarks[genre][criterion] ?? 0,
      evidence: placeEvidence(analysis.text, evidence, lowest.toOriginal),
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
