import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { changedWords, wordsIn } from '../revision/changed-words.ts';
import type { Advice } from './advice.ts';
import {
  type AdviceCheck,
  type DraftComparison,
  survivors,
  textOfSentences,
  wordPattern,
} from './draft-comparison.ts';

const joiningWord =
  /\b(?:because|although|though|while|whereas|when|whenever|after|before|until|unless|since|if|instead|so|but)\b/gi;

/** Links that a new sentence may have, within it or to the one before. */
const otherLink = new RegExp(
  `${joiningWord.source}|\\b(?:in case|and still|and yet|however|becos|becuse|becuase)\\b`,
  'iu',
);

/** "For a while" joins nothing. */
const countIn = (text: string, pattern: RegExp): number =>
  text.replace(/\b(?:a|the|all the) while\b/gi, '').match(pattern)?.length ?? 0;

const contrasts = ['although', 'though', 'whereas'];

const wordsLike = (offered: readonly string[]): string[] =>
  offered.some((word) => contrasts.includes(word)) ? contrasts : [];

/** The words that the advice itself offers, in ‘quotes’. */
const wordsOffered = ({ text }: Advice): string[] =>
  [...text.matchAll(/‘([^’]+)’/g)].flatMap(([, word]) => word ?? []);

/** A word that was offered joins what was there before, or two clauses of a new sentence; another one may do as well. */
export const addsJoiningWord: AdviceCheck = (comparison) => {
  const { advice, before, after, alignment } = comparison;
  const offered = wordsOffered(advice);
  // Who is offered “although” may say “even though”.
  const asked = offered.length > 0 ? wordPattern([...offered, ...wordsLike(offered)]) : joiningWord;
  const olds = survivors(comparison).filter((old) => !alignment.unchanged.has(old));
  const news = [...new Set(olds.flatMap((old) => alignment.becameOf.get(old) ?? []))];
  // “becuase” that became “because” joined before.
  const { added } = changedWords(wordsIn(before, olds), wordsIn(after, news));
  const joinsMore = (pattern: RegExp) =>
    added.some(({ lower }) => new RegExp(`^(?:${pattern.source})$`, 'iu').test(lower)) &&
    countIn(textOfSentences(after, news), pattern) > countIn(textOfSentences(before, olds), pattern);
  const joinsAnew = (pattern: RegExp) =>
    [...alignment.fresh].some(
      (sentence) => sentence.clauses >= 2 && countIn(textOfSentences(after, [sentence]), pattern) > 0,
    );
  if (joinsMore(asked) || (offered.length > 0 && joinsAnew(asked))) return 'done';
  const isLinkedAnew = [...alignment.fresh].some((sentence) =>
    otherLink.test(textOfSentences(after, [sentence])),
  );
  return joinsMore(joiningWord) || isLinkedAnew ? 'new_text' : 'not_yet';
};

/** Those within the sentences: "And" that begins one stands after a full stop, which the advice offers. */
const andsWithin = ({ words }: TextAnalysis, sentences: readonly Sentence[]): number =>
  sentences.reduce(
    (sum, { firstWord, endWord }) =>
      sum + words.slice(firstWord + 1, endWord).filter(({ lower }) => lower === 'and').length,
    0,
  );

/** As children write it. */
const spellingsOf = (word: string): string[] =>
  word === 'because' ? ['becos', 'becuse', 'becuase', 'becouse', 'becaus', 'cos'] : [];

const pairAt = (words: readonly Word[], at: number): string => `${words[at]?.lower} ${words[at + 1]?.lower}`;

/** "…and he ran…" is "…. He ran…" now, or "… because he ran…": what followed an "and" follows another word, or begins a sentence. */
const partsAnd = ({ before, after }: DraftComparison): boolean => {
  const followed = (words: readonly Word[], pair: string) =>
    words.filter(({ lower }, at) => lower === 'and' && pairAt(words, at + 1) === pair).length;
  return before.words.some(({ lower, sentence }, at) => {
    const next = before.words[at + 1];
    if (lower !== 'and' || next?.sentence !== sentence || before.words[at - 1]?.sentence !== sentence)
      return false;
    const pair = pairAt(before.words, at + 1);
    if (followed(after.words, pair) >= followed(before.words, pair)) return false;
    return after.words.some((word, place) => {
      if (pairAt(after.words, place) !== pair) return false;
      const ahead = after.words[place - 1];
      const first = after.sentences[word.sentence]?.firstWord;
      return first === place || (ahead !== undefined && isJoining(ahead.lower));
    });
  });
};

const isJoining = (lower: string): boolean =>
  new RegExp(`^(?:${joiningWord.source}|then)$`, 'iu').test(lower);

/** One of ten is hardly a change. */
const fewestGone = 0.2;

/** Sentences that stayed were parted or joined by other words; those that were deleted are no better for it. */
export const fewerAnds: AdviceCheck = (comparison) => {
  const { before, after, alignment } = comparison;
  const olds = survivors(comparison);
  const news = new Set(olds.flatMap((old) => alignment.becameOf.get(old) ?? []));
  const stood = andsWithin(before, olds);
  const fewer = stood - andsWithin(after, [...news]);
  const isEnough = fewer >= Math.min(2, stood * fewestGone) && fewer > 0;
  if (isEnough && andsWithin(after, after.sentences) <= andsWithin(before, before.sentences)) return 'done';
  if (partsAnd(comparison)) return 'partly';
  const offered = new Set(wordsOffered(comparison.advice).flatMap((word) => [word, ...spellingsOf(word)]));
  const joinsOtherwise = [...alignment.fresh].some((sentence) =>
    wordsIn(after, [sentence])
      .slice(1)
      .some(({ lower }) => lower !== 'and' && offered.has(lower)),
  );
  return joinsOtherwise ? 'new_text' : 'not_yet';
};
