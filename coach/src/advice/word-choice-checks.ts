import type { Sentence, Word } from '../parse/index.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';
import { overusedWords } from '../word-lists/words-and-patterns-for-remarks.ts';
import { bestResult, exchangesWord } from './advice-check-factories.ts';
import {
  type AdviceCheck,
  type AdviceCheckResult,
  type DraftComparison,
  followedWhen,
} from './draft-comparison.ts';

const longWord = 7;

/** A long word tells more than "good", however well everybody knows it: "wonderful". */
const isTelling = ({ vocabulary, isKnown, isContent, lower }: Word): boolean =>
  isKnown && isContent && (vocabulary !== 'simple' || lower.length >= longWord) && !overusedWords.has(lower);

/** A word that could be any: not one that was only spelt wrong. */
const isPlain = ({ isKnown, isContent, vocabulary, lower }: Word): boolean =>
  overusedWords.has(lower) ||
  (isKnown && isContent && (vocabulary === 'simple' || vocabulary === 'everyday'));

interface Exchange {
  gone: Word;
  put: Word;
}

/** "airplane" and "aeroplane" are one word, "go" and "goed" another. */
const isOtherSpelling = (one: Word, other: Word): boolean =>
  isWithinEditDistance(one.lower, other.lower, Math.floor(one.lower.length / 3)) ||
  [one.lower, one.lemma.toLowerCase()].some((form) => form.length > 1 && other.lower.startsWith(form));

/** Words that stand where others stood: the word before them or the one behind them is still there. */
const exchangesIn = (olds: readonly Word[], news: readonly Word[]): Exchange[] => {
  const { lost, added } = changedWords(olds, news);
  const besides = (words: readonly Word[], word: Word) => {
    const at = words.indexOf(word);
    return [words[at - 1]?.lower ?? '^', words[at + 1]?.lower ?? '$'];
  };
  return lost.flatMap((gone) => {
    const [before, behind] = besides(olds, gone);
    return added.flatMap((put) => {
      const [left, right] = besides(news, put);
      return (left === before || right === behind) && !isOtherSpelling(gone, put) ? [{ gone, put }] : [];
    });
  });
};

const changedSentences = ({ before, alignment }: DraftComparison): Sentence[] =>
  before.sentences.filter((old) => !alignment.unchanged.has(old));

/** A less plain word stands where another one of its kind stood; whether any other word tells more, only a reader can say. */
export const replacesWithExactWord: AdviceCheck = (comparison) => {
  const { before, after, alignment } = comparison;
  const found = changedSentences(comparison).map((old): AdviceCheckResult => {
    const olds = wordsIn(before, [old]);
    const exchanges = exchangesIn(olds, wordsIn(after, alignment.becameOf.get(old) ?? [])).filter(
      ({ gone, put }) => isPlain(gone) && !put.isName && (put.isContent || !put.isKnown),
    );
    // A word in no list is a hard one, in the child's own spelling.
    if (exchanges.some(({ gone, put }) => !put.isKnown || (isTelling(put) && gone.pos === put.pos)))
      return 'done';
    return exchanges.length > 0 ? 'new_text' : 'not_yet';
  });
  return bestResult(found);
};

/** The plain word that was shown gave way to one that tells more; to any other, only a reader can say. */
export const replacesShownWord: AdviceCheck = (comparison) => {
  const { advice, before, after, relocated } = comparison;
  const isGone = exchangesWord(comparison);
  if (isGone === 'not_yet' || !relocated) return isGone;
  const shown = new Set(advice.words.map((word) => word.toLowerCase()));
  const exchanges = exchangesIn(wordsIn(before, relocated.olds), wordsIn(after, relocated.news)).filter(
    ({ gone }) => shown.has(gone.lower),
  );
  const isOfItsKind = ({ gone, put }: Exchange) =>
    (put.pos === 'NOUN' || put.pos === gone.pos) && put.isContent && !overusedWords.has(put.lower);
  const tellsMore = exchanges.some((each) => isTelling(each.put) || !each.put.isKnown || isOfItsKind(each));
  const isRewritten = exchanges.length === 0 && relocated.changed.added.some(isTelling);
  return tellsMore || isRewritten ? isGone : 'new_text';
};

/** A sentence that is still there has another word in the place of one that comes up too often. */
export const exchangesWordSomewhere: AdviceCheck = (comparison) => {
  const { advice, before, after, alignment } = comparison;
  const words = new Set(advice.words.map((word) => word.toLowerCase()));
  return followedWhen(
    changedSentences(comparison).some((old) =>
      exchangesIn(wordsIn(before, [old]), wordsIn(after, alignment.becameOf.get(old) ?? [])).some(
        ({ gone, put }) => words.has(gone.lower) && !words.has(put.lower),
      ),
    ),
  );
};
