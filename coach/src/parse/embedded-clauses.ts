import { timeNouns, wordsThatTakeClause } from '../word-lists/clause-words.ts';
import type { TaggedWord } from './tag-words.ts';

export const isPossessive = (word: TaggedWord | undefined): boolean =>
  word !== undefined && /^(my|your|his|her|its|our|their)$/.test(word.lower);

/** A time opens a sentence in so few words. */
const longestTime = 4;

/** "The summer I turned ten, …", "Every time it rains …" and "whose boy I was" hang on the noun before; "every night I read" does not. */
export const hangsOnNoun = (words: TaggedWord[], at: number): boolean => {
  const noun = words[at - 1];
  if (noun?.tags[0] !== 'NOUN' || words[at]?.gap.trim() !== '') return false;
  const head = words[at - 2]?.lower ?? '';
  if (timeNouns.test(noun.lower)) {
    const isWhen =
      head === 'the' ? !/^(in|at|during)$/.test(words[at - 3]?.lower ?? '') : noun.lower === 'time';
    return at <= longestTime && isWhen && /^(the|every|each)$/.test(head);
  }
  if (words[at]?.tags[0] !== 'PRON') return false;
  return /^(whose|which|what)$/.test(head) || (at === 2 && /^(the|every|each)$/.test(head));
};

/** "One day it …", "the next time we …", "at first I …": it says when, and takes no clause. */
const saysWhen = (words: TaggedWord[], at: number): boolean => {
  const noun = words[at - 1]?.lower ?? '';
  const head = words[at - 2]?.lower ?? '';
  if (/^(first|last)$/.test(noun)) return head !== 'the';
  return /^(day|time|moment)$/.test(noun) && /^(one|next|other|another|that|this|same|some)$/.test(head);
};

const telling = /^(tell|show|remind|promise|teach|assure|bet|warn|convince)$/;

/** "He told me I was late.", "I told my mum I was fine." */
const isTold = (words: TaggedWord[], at: number): boolean => {
  const hearer = words[at - 1];
  const isPerson =
    /^(me|you|him|her|us|them)$/.test(hearer?.lower ?? '') || /^(NOUN|PROPN)$/.test(hearer?.tags[0] ?? '');
  const verb = words[isPossessive(words[at - 2]) ? at - 3 : at - 2];
  return isPerson && telling.test(verb?.lemma ?? '');
};

/** "I think it is", "the day it came"; a comma, or "once upon a time", parts what comes from what takes it. */
export const isEmbeddedClause = (words: TaggedWord[], at: number): boolean => {
  const before = words[at - 1];
  if (!before || at < 2 || words[at]?.gap.includes(',') || words[at - 3]?.lower === 'upon') return false;
  if (saysWhen(words, at)) return false;
  return wordsThatTakeClause.has(before.lower) || wordsThatTakeClause.has(before.lemma) || isTold(words, at);
};
