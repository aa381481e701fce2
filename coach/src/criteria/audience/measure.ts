import { compareGenreWithTask } from '../../genre/compare-genre-with-task.ts';
import type { Span } from '../../marking/assessment.ts';
import { countDistinct, type Draft, evidence } from '../../marking/draft.ts';
import { arguingSentences, countArguingWords, isInSentences } from '../../measures/arguing-sentences.ts';
import { findTextParts } from '../../measures/find-text-parts.ts';
import { measureWords, shareInFaultlessSentences, spellingAccuracy } from '../../measures/word-measures.ts';
import type { PersuasiveDeviceKind } from '../../parse/index.ts';
import type { Measured } from '../criterion-module.ts';

/** Persuading a reader is no part of telling a story. */
const storyDevices: ReadonlySet<PersuasiveDeviceKind> = new Set([
  'simile',
  'sound',
  'rhetorical-question',
  'triple',
  'repetition',
  'emotive',
]);

/** What is done for the reader: a title, an opening, devices of different kinds, speech, an ending. */
const signalsOf = (draft: Draft): { count: number; shown: Span[] } => {
  const { analysis } = draft;
  const argued = arguingSentences(draft);
  const devices = analysis.devices.filter((device) =>
    draft.genre === 'narrative' ? storyDevices.has(device.kind) : isInSentences(argued, device),
  );
  const firstOfKind = new Map(devices.map((device) => [device.kind, device] as const).reverse());
  const [opening, , closing] = findTextParts(draft);
  const greeting = analysis.paragraphs.some((paragraph) => paragraph.role === 'greeting');
  const count =
    Number(analysis.title !== null || greeting) +
    (opening?.strength ?? 0) +
    (closing?.strength ?? 0) +
    Math.min(2, analysis.speech.length) * (draft.genre === 'narrative' ? 1 : 0) +
    firstOfKind.size;
  const shown = [...(analysis.title ? [analysis.title] : []), ...firstOfKind.values()];
  return { count, shown: shown.sort((a, b) => a.start - b.start) };
};

export const measureAudience = (draft: Draft): Measured => {
  const { analysis, correct, prose } = draft;
  const signals = signalsOf(draft);
  const accuracy = spellingAccuracy(draft);
  const measures = {
    genre: compareGenreWithTask(draft).match,
    words: countArguingWords(draft),
    signals: signals.count,
    // A reader trips over tangled sentences; over spelling only where it is thick.
    clarity: 0.7 * shareInFaultlessSentences(draft) + 0.3 * Math.min(1, Math.max(0, (accuracy - 0.6) / 0.3)),
    language: measureWords(draft).range,
    variety: countDistinct(correct.map((sentence) => analysis.words[sentence.firstWord]?.lower ?? '')),
  };
  const tangled = prose
    .filter((sentence) => sentence.faults.length > 0)
    .flatMap((sentence) => sentence.faults.slice(0, 1));
  return {
    measures,
    evidence: [
      ...evidence(signals.shown, 'done for the reader'),
      ...evidence(tangled.slice(0, 2), 'the reader gets lost here', 'against'),
    ],
  };
};
