import type { TextAnalysis } from '../text/index.ts';
import { isLike, readAs, type Signs } from './repetition.ts';

/** With this share of its words in sentences that stand elsewhere too, a paragraph is put together from them. */
const copiedShare = 0.7;
/** A shorter sentence may come again by chance. */
const fewestWords = 3;

/** For each sentence, the paragraphs in which one like it stands, its own apart. */
const findTwins = ({ words, sentences }: TextAnalysis): Set<number>[] => {
  const read = sentences.map(({ firstWord, endWord }) => readAs(words.slice(firstWord, endWord)));
  const twins = sentences.map(() => new Set<number>());
  sentences.forEach((sentence, index) => {
    const own = read[index];
    if (!own || own.words.length < fewestWords) return;
    for (let at = index + 1; at < sentences.length; at++) {
      const other = read[at];
      const paragraph = sentences[at]?.paragraph;
      if (!other || paragraph === undefined || paragraph === sentence.paragraph || !isLike(own, other))
        continue;
      twins[index]?.add(paragraph);
      twins[at]?.add(sentence.paragraph);
    }
  });
  return twins;
};

/**
 * Words of paragraphs put together from sentences of several others. Reading on and reading back each leave a part of
 * such a paragraph standing, for some of its sentences come before and some after what they copy.
 */
export const patchworkWords = (analysis: TextAnalysis): Signs => {
  const { paragraphs, sentences, words } = analysis;
  const twins = findTwins(analysis);
  const isPatchwork = paragraphs.map(({ firstSentence, endSentence }) => {
    const own = sentences.slice(firstSentence, endSentence);
    const lengthOf = (some: typeof own): number =>
      some.reduce((sum, { firstWord, endWord }) => sum + endWord - firstWord, 0);
    const copied = own.filter(({ index }) => (twins[index]?.size ?? 0) > 0);
    const sources = new Set(copied.flatMap(({ index }) => [...(twins[index] ?? [])]));
    return sources.size > 1 && lengthOf(copied) >= copiedShare * lengthOf(own);
  });
  return words.map(({ paragraph }) => isPatchwork[paragraph] === true);
};
