import { type Draft, draftWithUncertainErrors, evidence, share } from '../../marking/draft.ts';
import type { Paragraph } from '../../parse/index.ts';
import type { Measured } from '../criterion-module.ts';

const wordsIn = (draft: Draft, paragraph: Paragraph): number => {
  const { sentences } = draft.analysis;
  const first = sentences[paragraph.firstSentence];
  const last = sentences[paragraph.endSentence - 1];
  return first && last ? last.endWord - first.firstWord : 0;
};

const isSpoken = (draft: Draft, paragraph: Paragraph): boolean =>
  draft.analysis.sentences
    .slice(paragraph.firstSentence, paragraph.endSentence)
    .some((sentence) => sentence.hasSpeech);

/** Enough said to be about something: about two sentences; a line of speech stands by itself in a story. */
const fewestWords = 18;
/** A paragraph longer than this likely has more than one idea in it. */
const mostWords = 180;

const stands = (draft: Draft, paragraph: Paragraph): boolean =>
  wordsIn(draft, paragraph) >= fewestWords || (draft.genre === 'narrative' && isSpoken(draft, paragraph));

/** How much of a paragraph is about its one idea: a long one wanders, yet it is a paragraph. */
const focusOf = (draft: Draft, paragraph: Paragraph): number =>
  Math.min(1, mostWords / Math.max(1, wordsIn(draft, paragraph)));

/** A line to end on says at least this much. */
const fewestLastWords = 8;

/** Among full paragraphs a short one is held back on purpose: here and there in a story, at the end of a case. */
const pausesAmong = (draft: Draft, body: Paragraph[]): Paragraph[] => {
  const full = body.filter((paragraph) => wordsIn(draft, paragraph) >= fewestWords);
  const short = body.filter(
    (paragraph) => wordsIn(draft, paragraph) < fewestWords && !isSpoken(draft, paragraph),
  );
  const pauses =
    draft.genre === 'narrative'
      ? short
      : short.filter(
          (paragraph) => paragraph === body.at(-1) && wordsIn(draft, paragraph) >= fewestLastWords,
        );
  const most = draft.genre === 'narrative' ? full.length : full.length / 2;
  return full.length >= 3 && pauses.length <= most ? pauses : [];
};

const bodyOf = ({ analysis }: Draft): Paragraph[] =>
  analysis.paragraphs.filter((paragraph) => paragraph.role === 'body');

const lookOf = (draft: Draft, loose: Paragraph[]): string =>
  loose.some((paragraph) => wordsIn(draft, paragraph) > mostWords)
    ? 'a block with more than one idea'
    : 'too short to stand alone';

export const measureParagraphing = (draft: Draft): Measured => {
  const body = bodyOf(draft);
  const withDoubtful = draftWithUncertainErrors(draft);
  const pauses = pausesAmong(draft, body);
  const focused = body.filter((paragraph) => stands(draft, paragraph) || pauses.includes(paragraph));
  const focusedWords = focused.reduce(
    (sum, paragraph) => sum + focusOf(draft, paragraph) * wordsIn(draft, paragraph),
    0,
  );
  const told = focused.filter((paragraph) => wordsIn(draft, paragraph) >= fewestWords);
  // Lines of speech are paragraphs too, yet only two of them count beside the told ones.
  const paragraphs = body.length < 2 ? 0 : told.length + Math.min(2, focused.length - told.length);
  const measures = {
    words: draft.words.length,
    paragraphs,
    focus:
      body.length < 2
        ? 0
        : share(focusedWords, withDoubtful.words.length) *
          share(focused.length, Math.max(body.length, bodyOf(withDoubtful).length)),
  };
  const { sentences } = draft.analysis;
  const openings = focused
    .filter((paragraph) => focusOf(draft, paragraph) === 1)
    .flatMap((paragraph) => sentences[paragraph.firstSentence] ?? []);
  const loose = body.filter(
    (paragraph) => !focused.includes(paragraph) || wordsIn(draft, paragraph) > mostWords,
  );
  return {
    measures,
    evidence: [
      ...evidence(body.length > 1 ? openings : [], 'opens a paragraph with one idea'),
      ...evidence(
        // One sentence alone is no block yet.
        sentences.length === 1
          ? []
          : loose.flatMap((paragraph) => sentences[paragraph.firstSentence] ?? []).slice(0, 3),
        body.length === 1 ? 'all in one block' : lookOf(draft, loose),
        'against',
      ),
    ],
  };
};
