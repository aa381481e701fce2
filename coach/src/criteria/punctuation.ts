import type { Span } from '../assessment.ts';
import type { Sentence } from '../text/index.ts';
import type { CriterionResult } from './criterion.ts';
import { type Draft, evidence, ofKind, overlaps } from './draft.ts';
import { climb } from './ladder.ts';
import { punctuationLadder } from './ladders/punctuation.ts';

/** Marks inside sentences, by kind; the capital of a name counts as one. */
const otherMarks: [string, RegExp][] = [
  ['comma', /,(?=\s)/g],
  ['apostrophe', /\p{L}+['’]\p{L}+|\p{L}*s['’](?=\s)/gu],
  ['question mark', /\?/g],
  ['exclamation mark', /!/g],
  ['speech marks', /["“][^"“”\n]{2,}["”]/g],
  ['colon or semicolon', /[;:](?=\s)/g],
  ['brackets', /\([^)\n]+\)/g],
  ['hyphen or dash', /\p{L}+-\p{L}+|\s[–—-]\s|—/gu],
  ['ellipsis', /\.\.\.|…/g],
];

const missingSpace = /[,.!?;:](?=\p{L}{2})|\s+[,.!?;](?=\s|$)/gu;
const lowerI = /(?<![\p{L}.'’])i(?=['’\s,.!?])(?!\.\p{L})/gu;

const matches = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** In a text all in capitals no capital shows where a sentence starts. */
const isShouted = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 0 && capitals / letters > 0.6;
};

const isRightAtBothEnds = (sentence: Sentence, wrong: Span[]): boolean =>
  sentence.startsWithCapital &&
  sentence.endMark !== null &&
  sentence.faults.length === 0 &&
  !wrong.some((span) => overlaps(span, sentence));

const tip = ({ start, end }: Span, side: 'start' | 'end'): Span =>
  side === 'start' ? { start, end: Math.min(end, start + 12) } : { start: Math.max(start, end - 12), end };

const missingEnds = (prose: Sentence[]): Span[] =>
  prose.flatMap((sentence) => {
    if (!sentence.startsWithCapital) return [tip(sentence, 'start')];
    return sentence.endMark === null ? [tip(sentence, 'end')] : [];
  });

export const markPunctuation = (draft: Draft): CriterionResult => {
  const { prose, analysis, words } = draft;
  const { text } = analysis;
  const slips = [...matches(text, missingSpace), ...matches(text, lowerI)];
  const found = ofKind(draft.findings, 'punctuation');
  const splices = prose.flatMap((sentence) =>
    sentence.faults.filter((fault) => fault.kind === 'comma-splice'),
  );
  const endFaults = found.filter((finding) => /sentence|capital-start|end-mark|full-stop/.test(finding.rule));
  const right = isShouted(text) ? [] : prose.filter((sentence) => isRightAtBothEnds(sentence, endFaults));
  const some = prose.filter((sentence) => sentence.startsWithCapital || sentence.endMark !== null);
  const kinds = otherMarks.filter(([, pattern]) =>
    matches(text, pattern).some((span) => ![...found, ...splices].some((wrong) => overlaps(wrong, span))),
  );
  const wrong = [
    ...slips,
    ...splices,
    ...found.filter((finding) => !slips.some((slip) => overlaps(slip, finding))),
  ];
  const measures = {
    ends: right.length + (some.length > right.length ? 0.5 : 0),
    endsShare: prose.length === 0 ? 0 : (right.length + 0.25 * (some.length - right.length)) / prose.length,
    kinds: kinds.length,
    others: kinds.length,
    // One wrong mark in every twelve words stands for none being right.
    clean: words.length === 0 ? 0 : Math.max(0, 1 - (12 * wrong.length) / Math.max(words.length, 12)),
  };
  const examples = kinds.flatMap(([kind, pattern]) => evidence(matches(text, pattern).slice(0, 1), kind));
  return {
    ...climb(punctuationLadder, measures),
    evidence: [
      ...evidence(right.slice(0, 2), 'sentence with both ends right'),
      ...examples.slice(0, 4),
      ...evidence(missingEnds(prose), 'sentence end to check', 'against'),
      ...evidence(wrong, 'mark to check', 'against'),
    ],
  };
};
