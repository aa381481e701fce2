import type { Span } from '../../marking/assessment.ts';
import {
  type Draft,
  draftWithUncertainErrors,
  errorsOfKind,
  evidence,
  overlaps,
  share,
} from '../../marking/draft.ts';
import type { Sentence } from '../../parse/index.ts';
import type { Finding } from '../../writing-errors/finding.ts';
import type { Measured } from '../criterion-module.ts';

/** Where a comma is surely right: before a joining word, in a list, and before the clause that an opening leads to. */
const rightComma = [
  /,(?=["”]|\s+(?:and|but|or|so|because|which|who|although|yet)\b)/u.source,
  /,(?=(?:\s+[\p{L}'’-]+){1,4}(?:,|\s+(?:and|or)\s))/u.source,
  /,(?<=(?:^|[.!?…]["”’]?\s+|\n)(?:[\p{L}'’-]+ ){0,6}[\p{L}'’-]+,)(?=\s+(?:I|we|you|they|he|she|it|the|an?|my|our|your|their|his|her|this|that|these|those|there|some|many|people|students)\b)/u
    .source,
].join('|');

/** Marks inside sentences, by kind. */
const otherMarks: [string, RegExp][] = [
  ['comma', new RegExp(rightComma, 'gu')],
  ['apostrophe', /(?<!\p{L})(?:\p{L}+['’]\p{L}+|\p{L}*s['’](?=\s))/gu],
  ['question mark', /\?/g],
  ['exclamation mark', /!/g],
  ['speech marks', /["“][^"“”\n]{2,}["”]|(?<=^|\s)['‘]\p{Lu}[^'‘’\n]+[,.!?]['’](?=\s|$)/gmu],
  ['colon or semicolon', /[;:](?=\s)/g],
  ['brackets', /\([^)\n]{1,600}\)/g],
  ['hyphen or dash', /(?<!\p{L})\p{L}+-\p{L}+|\s[–—-]\s|—/gu],
  ['ellipsis', /\.\.\.|…/g],
];

/** A row of marks is decoration and shows no use of any of them. */
const decoration = /(?:[.!?…,;:]\s*){5,}/gu;
/** A run of spaces is looked at once, from its start. */
const missingSpace = /[,.!?;:](?=\p{L}{2})|(?<!\s)\s+[,.!?;](?=\s|$)/gu;
const lowerI = /(?<![\p{L}.'’])i(?=['’\s,.!?])(?!\.\p{L})/gu;

const matches = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** In a text all in capitals no capital shows where a sentence starts. */
const isShouted = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 0 && capitals / letters > 0.6;
};

/** A question closed with a full stop is not right at its end. */
const isRightAtBothEnds = (sentence: Sentence, wrongEnds: Span[]): boolean =>
  sentence.startsWithCapital &&
  sentence.endMark !== null &&
  sentence.faults.length === 0 &&
  !wrongEnds.some((span) => overlaps(span, sentence));

/** The first word of a sentence without its capital, or the last of one that just stops. */
const missingEnds = ({ prose, analysis }: Draft): Span[] =>
  prose.flatMap((sentence) => {
    const first = analysis.words[sentence.firstWord];
    const last = analysis.words[sentence.endWord - 1];
    if (!sentence.startsWithCapital && first) return [first];
    return sentence.endMark === null && last ? [last] : [];
  });

/** Findings about marks inside sentences; what stands at their ends is counted with the sentences. */
const innerFindings = ({ findings, prose, analysis }: Draft): Finding[] => {
  const starts = new Set(prose.map((sentence) => analysis.words[sentence.firstWord]?.start));
  return errorsOfKind(findings, 'punctuation').filter(
    (finding) => !/^(end-mark|question-mark)$/.test(finding.rule) && !starts.has(finding.start),
  );
};

const findWrongMarks = (draft: Draft): Span[] => {
  const { text } = draft.analysis;
  const slips = [...matches(text, missingSpace), ...matches(text, lowerI)];
  const splices = draft.prose.flatMap((sentence) =>
    sentence.faults.filter((fault) => fault.kind === 'comma-splice'),
  );
  const found = innerFindings(draft).filter(
    (finding) => ![...slips, ...splices].some((known) => overlaps(known, finding)),
  );
  return [...slips, ...splices, ...found];
};

/** One right use of each kind of mark besides those at the ends of sentences. */
const findKinds = ({ analysis: { text }, findings }: Draft, wrong: Span[]): { kind: string; use: Span }[] => {
  const unfit = [...wrong, ...findings, ...matches(text, decoration)];
  return otherMarks.flatMap(([kind, pattern]) => {
    const use = matches(text, pattern).find((span) => !unfit.some((each) => overlaps(each, span)));
    return use ? [{ kind, use }] : [];
  });
};

export const measurePunctuation = (draft: Draft): Measured => {
  const { prose, analysis, words } = draft;
  const wrongEnds = errorsOfKind(draft.findings, 'punctuation').filter(
    ({ rule }) => rule === 'question-mark',
  );
  const right = isShouted(analysis.text)
    ? []
    : prose.filter((sentence) => isRightAtBothEnds(sentence, wrongEnds));
  const some = prose.filter((sentence) => sentence.startsWithCapital || sentence.endMark !== null);
  const wrong = findWrongMarks(draft);
  const kinds = findKinds(draft, wrong);
  const wrongInAll = Math.max(wrong.length, findWrongMarks(draftWithUncertainErrors(draft)).length);
  const endsShare = share(
    right.length + 0.25 * (some.length - right.length),
    draftWithUncertainErrors(draft).prose.length,
  );
  // One wrong mark in every twelve words stands for none being right.
  const clean = words.length === 0 ? 0 : Math.max(0, 1 - (12 * wrongInAll) / Math.max(words.length, 12));
  const measures = {
    ends: right.length + (some.length > right.length ? 0.5 : 0),
    endsShare,
    // All right, but for one slip in about a dozen sentences.
    tidy: Math.max(0, 1 - 6 * (1 - endsShare)),
    kinds: kinds.length,
    others: kinds.length,
    clean,
    // Mostly right, and not only here and there.
    mostlyRight: Math.max(0, 1 - 4 * (1 - clean)),
  };
  return {
    measures,
    evidence: [
      ...evidence(right.slice(0, 2), 'sentence with both ends right'),
      ...kinds.slice(0, 4).flatMap(({ kind, use }) => evidence([use], kind)),
      ...evidence(missingEnds(draft), 'sentence end to check', 'against'),
      ...evidence(wrong, 'mark to check', 'against'),
    ],
  };
};
