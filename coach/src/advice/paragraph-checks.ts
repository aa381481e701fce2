import type { Paragraph, Sentence, TextAnalysis, Word } from '../parse/index.ts';
import type { Alignment } from '../revision/align-sentences.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import { roleProbability } from '../sentence-roles/classify-roles.ts';
import { type AdviceCheck, type DraftComparison, followedWhen } from './draft-comparison.ts';

const bodyOf = ({ paragraphs }: TextAnalysis): Paragraph[] =>
  paragraphs.filter(({ role }) => role === 'body');

const paragraphOf = ({ paragraphs }: TextAnalysis, sentence: Sentence | undefined): Paragraph | undefined =>
  sentence && paragraphs[sentence.paragraph];

const lengthOf = (paragraph: Paragraph | undefined): number =>
  paragraph ? paragraph.endSentence - paragraph.firstSentence : 0;

/** The sentence begins a paragraph now. */
export const opensParagraph: AdviceCheck = ({ after, relocated }) => {
  const [now] = relocated?.news ?? [];
  return followedWhen(paragraphOf(after, now)?.firstSentence === now?.index);
};

export const moreParagraphs: AdviceCheck = ({ before, after }) =>
  followedWhen(bodyOf(after).length > bodyOf(before).length);

const leastToGoOn = 4;

/** More is told, and there is a new paragraph; more alone is a beginning. */
export const writesOnInNewParagraph: AdviceCheck = ({ before, after }) => {
  const isMore = changedWords(before.words, after.words).added.length >= leastToGoOn;
  return followedWhen(isMore && bodyOf(after).length > bodyOf(before).length, isMore);
};

/** Lines that stood apart share a paragraph. */
export const joinsParagraphs: AdviceCheck = ({ before, after, relocated }) => {
  const places = new Set(relocated?.news.map(({ paragraph }) => paragraph));
  const areFewer = bodyOf(after).length < bodyOf(before).length;
  return followedWhen(places.size === 1 && areFewer, areFewer);
};

const leastToSupport = 4;

const wordsOfParagraph = (text: TextAnalysis, paragraph: Paragraph | undefined): Word[] =>
  paragraph ? wordsIn(text, text.sentences.slice(paragraph.firstSentence, paragraph.endSentence)) : [];

/** It tells more than before: "You might say" is nothing to prove a point with. */
export const growsParagraph: AdviceCheck = ({ before, after, relocated }) => {
  const old = wordsOfParagraph(before, paragraphOf(before, relocated?.olds[0]));
  const now = wordsOfParagraph(after, paragraphOf(after, relocated?.news[0]));
  const had = new Set(before.words.map(({ lemma }) => lemma));
  const told = new Set(
    changedWords(old, now).added.flatMap(({ isContent, lemma }) =>
      isContent && !had.has(lemma) ? [lemma] : [],
    ),
  ).size;
  return followedWhen(told >= leastToSupport, told >= leastToSupport / 2);
};

/** More than this is no line that stands out. */
const mostSetApart = 2;

/** A line of speech is a paragraph by rule and no choice; two sentences set apart are a beginning. */
export const setsSentenceApart: AdviceCheck = ({ before, after }) => {
  const set = (text: TextAnalysis, most: number) =>
    bodyOf(text).filter((paragraph) => lengthOf(paragraph) <= most);
  const unspoken = (text: TextAnalysis) =>
    set(text, 1).filter(({ firstSentence }) => !text.sentences[firstSentence]?.hasSpeech);
  if (unspoken(after).length > unspoken(before).length) return 'done';
  if (bodyOf(after).length <= bodyOf(before).length) return 'not_yet';
  if (set(after, 1).length > set(before, 1).length) return 'new_text';
  return followedWhen(false, set(after, mostSetApart).length > set(before, mostSetApart).length);
};

export const splitsParagraph: AdviceCheck = ({ before, after, relocated }) => {
  const old = paragraphOf(before, relocated?.olds[0]);
  const now = paragraphOf(after, relocated?.news[0]);
  return followedWhen(bodyOf(after).length > bodyOf(before).length && lengthOf(now) < lengthOf(old));
};

const isOutOfOrder = (olds: readonly Sentence[], { becameOf }: Alignment): boolean => {
  const places = olds.flatMap((old) => becameOf.get(old)?.[0]?.index ?? []);
  return places.some((place, index) => place < (places[index - 1] ?? -1));
};

/** Something that stood before the beginning of another paragraph stands behind it now, or the reverse. */
const movesPastParagraph = (before: TextAnalysis, { becameOf }: Alignment): boolean => {
  const placeOf = (old: Sentence): number | undefined => becameOf.get(old)?.[0]?.index;
  const beginnings = firstLines(before);
  return before.sentences.some((sentence) => {
    const place = placeOf(sentence);
    return beginnings.some((beginning) => {
      const begins = placeOf(beginning);
      if (place === undefined || begins === undefined || beginning.paragraph === sentence.paragraph)
        return false;
      return sentence.index < beginning.index ? place > begins : place < begins;
    });
  });
};

const likely = 0.3;

const isReason = (text: TextAnalysis, sentence: Sentence): boolean =>
  Math.max(roleProbability(text, sentence, 'reason'), roleProbability(text, sentence, 'support')) >= likely;

const firstLines = (text: TextAnalysis): Sentence[] =>
  bodyOf(text).flatMap(({ firstSentence }) => text.sentences[firstSentence] ?? []);

/** The reasons that stayed come in another order. */
export const changesOrderOfReasons: AdviceCheck = ({ before, after, alignment }) => {
  const stayed = before.sentences.filter((sentence) => isReason(before, sentence));
  if (isOutOfOrder(stayed, alignment) || isOutOfOrder(firstLines(before), alignment)) return 'done';
  // What was moved may be a reason, though it does not read like one.
  if (movesPastParagraph(before, alignment)) return 'new_text';
  // A new reason near the end may be the strongest: only a reader can tell.
  const isNewAtEnd = after.sentences.some(
    (sentence) =>
      alignment.fresh.has(sentence) &&
      sentence.index >= after.sentences.length * lastPart &&
      isReason(after, sentence),
  );
  return isNewAtEnd ? null : 'not_yet';
};
const lastPart = 2 / 3;

const fewestOfNewLine = 3;

/** The paragraphs come in another order; other first lines may do as well. */
export const changesOrderOfParagraphs: AdviceCheck = ({ before, after, alignment }: DraftComparison) => {
  if (isOutOfOrder(firstLines(before), alignment) || movesPastParagraph(before, alignment)) return 'done';
  const isNew = firstLines(after).some((sentence) => {
    const olds = before.sentences.filter((old) => alignment.becameOf.get(old)?.includes(sentence));
    return changedWords(wordsIn(before, olds), wordsIn(after, [sentence])).added.length >= fewestOfNewLine;
  });
  return isNew ? 'new_text' : 'not_yet';
};
