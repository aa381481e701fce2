import {
  clauseOpeners,
  coordinators,
  finiteAuxiliaries,
  subjectPronouns,
  subordinators,
} from '../word-lists/clause-words.ts';
import { baseVerbs } from '../word-lists/verb-forms.ts';
import { hangsOnNoun, isEmbeddedClause, isPossessive } from './embedded-clauses.ts';
import type { TaggedWord } from './tag-words.ts';
import { irregularPast } from './tense.ts';
import { isKnownWord } from './word-frequency.ts';

export type ClauseLink = 'first' | 'coordinate' | 'subordinate' | 'comma' | 'none';

/** A stretch of words with its own subject and finite verb. */
export interface Clause {
  /** Index of the first word (the joining word, if there is one) within the sentence. */
  from: number;
  subject: number;
  verb: number;
  link: ClauseLink;
}

const isNominal = (word: TaggedWord): boolean =>
  ['NOUN', 'PROPN', 'NUM'].includes(word.tags[0] ?? '') ||
  subjectPronouns.has(stem(word)) ||
  word.tags[0] === 'PRON';

/** "they're" has the subject and the verb in one word. */
const stem = (word: TaggedWord): string => word.lower.replace(/'(s|re|m|ve|ll|d)$/, '');

const carriesVerb = (word: TaggedWord): boolean =>
  subjectPronouns.has(stem(word)) &&
  // The tagger takes "I'm" whole, for a name.
  (/'(re|m|ve|ll|d)$/.test(word.lower) || (word.tags.length > 1 && word.lower.endsWith("'s")));

const isFiniteVerb = (words: TaggedWord[], index: number): boolean => {
  const word = words[index];
  if (!word) return false;
  if (carriesVerb(word)) return true;
  const previous = words[index - 1];
  if (previous?.lower === 'to') return false;
  if (finiteAuxiliaries.has(word.lower)) return true;
  if (word.tags[0] === 'AUX') return word.lower !== 'be' && word.lower !== 'been' && word.lower !== 'being';
  const isPastNoun = irregularPast.has(word.lower) && !['ADP', 'ADV', 'ADJ'].includes(word.tags[0] ?? '');
  if (isPastNoun && previous !== undefined && isNominal(previous)) return true;
  // "to the stick": after an article stands a thing, whatever the tagger takes it for.
  if (/^(the|a|an)$/.test(previous?.lower ?? '')) return false;
  if (word.tags[0] === 'VERB') return !word.lower.endsWith('ing') && word.lower !== 'been';
  // The tagger takes a misspelled verb for a noun: "he likt", "thay wos".
  const isAfterSubject = previous !== undefined && /^(i|he|she|we|they|thay|it|you)$/.test(previous.lower);
  if (isAfterSubject && word.tags[0] === 'NOUN' && !isKnownWord(word.lower)) return true;
  // "he licked it": nobody is anything right before a thing.
  const isBeforeThing = /^(PRON|DET)$/.test(words[index + 1]?.tags[0] ?? '');
  return isAfterSubject && isBeforeThing && /^\p{L}{2,}ed$/u.test(word.lower);
};

/** "The canine gazed", "the young learn" */
const isNamedByKind = (words: TaggedWord[], index: number): boolean =>
  words[index]?.tags[0] === 'ADJ' &&
  words[index - 1]?.lower === 'the' &&
  /^(VERB|AUX)$/.test(words[index + 1]?.tags[0] ?? '');

/** The subject stands before the verb with only adverbs, or a short phrase about it, between. */
const subjectBefore = (words: TaggedWord[], verb: number, from: number): number => {
  const own = words[verb];
  if (own && carriesVerb(own)) return verb;
  for (let index = verb - 1; index >= from && index >= verb - 9; index--) {
    const word = words[index];
    if (!word) break;
    if ((isNominal(word) || isNamedByKind(words, index)) && !clauseOpeners.has(word.lower)) return index;
    if (['who', 'which', 'that', 'what'].includes(word.lower)) return index;
    if (['VERB', 'AUX', 'CCONJ', 'SCONJ'].includes(word.tags[0] ?? '')) break;
  }
  return -1;
};

const nounPhraseStart = (words: TaggedWord[], subject: number, from: number): number => {
  let start = subject;
  if (words[subject]?.tags[0] === 'PRON') return start;
  const isFenced = (index: number): boolean => words[index]?.gap.trim() !== '';
  while (
    start > from &&
    !isFenced(start) &&
    // "The year the mites came": a new noun begins with its own article.
    !(words[start]?.tags[0] === 'DET' && words[start - 1]?.tags[0] === 'NOUN') &&
    /^(DET|ADJ|NUM|NOUN|PROPN)$/.test(words[start - 1]?.tags[0] ?? '') &&
    !isJoiner(words[start - 1])
  ) {
    start--;
  }
  return start > from && !isFenced(start) && isPossessive(words[start - 1]) ? start - 1 : start;
};

/** "you and I", "none of this": the subject begins with the first of them. */
const subjectStart = (words: TaggedWord[], subject: number, from: number): number => {
  const start = nounPhraseStart(words, subject, from);
  const first = start - 2;
  const head = words[first];
  if (!head || first < from || !isNominal(head) || words[start]?.gap.trim() !== '') return start;
  const joint = words[start - 1];
  if (joint?.gap.trim() !== '') return start;
  // "I like dogs and they like me": only what opens the clause is part of its subject.
  const opens = first === from || isJoiner(words[first - 1]);
  const isPair = joint.lower === 'and' && opens && words[subject]?.lower !== 'they';
  return joint.lower === 'of' || isPair ? nounPhraseStart(words, first, from) : start;
};

const skipAdverbs = (words: TaggedWord[], index: number, from: number): number => {
  let at = index;
  while (
    at > from &&
    words[at - 1]?.tags[0] === 'ADV' &&
    !isJoiner(words[at - 1]) &&
    // "very slowly, I …": what stands before the comma belongs to the clause before.
    (at === from + 1 || !words[at]?.gap.includes(','))
  )
    at--;
  return at;
};

/** "After that we ate" and "once upon a time" open with a time, not with a clause. */
const isAfterThat = (words: TaggedWord[], index: number): boolean =>
  (words[index]?.lower === 'once' && words[index + 1]?.lower === 'upon') ||
  (/^(after|before)$/.test(words[index]?.lower ?? '') && words[index + 1]?.lower === 'that') ||
  (words[index]?.lower === 'that' && /^(after|before)$/.test(words[index - 1]?.lower ?? ''));

const isJoiner = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (coordinators.has(word.lower) || subordinators.has(word.lower) || clauseOpeners.has(word.lower));

/** After a comma or at the head "however" links sentences; only "however hard it was" opens a clause. */
const isLinkingHowever = (words: TaggedWord[], index: number): boolean =>
  words[index]?.lower === 'however' && (index === 0 || /[,;]/.test(words[index]?.gap ?? ''));

/** Only with another joining word does "then" join: "and then we ran"; "than" is meant in "more then I". */
const isBareThen = (words: TaggedWord[], index: number): boolean =>
  words[index]?.lower === 'then' &&
  !coordinators.has(words[index - 1]?.lower ?? '') &&
  !words
    .slice(Math.max(0, index - 4), index)
    .some(({ lower }) => /^(more|less|rather|other|\p{L}+er)$/u.test(lower));

/** "a dragon called Spike" */
const isNaming = (words: TaggedWord[], index: number): boolean => {
  const next = words[index + 1];
  return (
    /^(called|named)$/.test(words[index]?.lower ?? '') &&
    next?.tags[0] !== 'PRON' &&
    isAfterNoun(words, index)
  );
};

const isAfterNoun = (words: TaggedWord[], index: number): boolean =>
  ['NOUN', 'PROPN'].includes(words[index - 1]?.tags[0] ?? '') && words[index]?.gap.trim() === '';

const linkOf = (words: TaggedWord[], start: number, from: number): { link: ClauseLink; at: number } => {
  const at = skipAdverbs(words, start, from);
  for (let index = at; index >= Math.max(from, at - 2); index--) {
    const word = words[index];
    if (
      !word ||
      (index < at && ['VERB', 'AUX', 'NOUN', 'PRON'].includes(word.tags[0] ?? '') && !isJoiner(word))
    )
      break;
    if (isAfterThat(words, index)) break;
    if (isLinkingHowever(words, index) || isBareThen(words, index)) return { link: 'none', at: index };
    if (subordinators.has(word.lower) || clauseOpeners.has(word.lower))
      return { link: 'subordinate', at: index };
    if (coordinators.has(word.lower)) return { link: 'coordinate', at: index };
  }
  if (hangsOnNoun(words, at)) return { link: 'subordinate', at };
  return { link: isEmbeddedClause(words, at) ? 'subordinate' : 'none', at };
};

/** Clauses of a sentence in order; a sentence that opens with its verb is a command with one clause. */
export const findClauses = (words: TaggedWord[]): Clause[] => {
  const clauses: Clause[] = [];
  let from = 0;
  for (let index = 0; index < words.length; index++) {
    if (!isFiniteVerb(words, index)) continue;
    const subject = subjectBefore(words, index, from);
    const isInverted = subject === -1 && finiteAuxiliaries.has(words[index]?.lower ?? '');
    if (subject === -1 && !isInverted && !(clauses.length === 0 && index <= 1)) continue;
    if (clauses.length > 0 && isNaming(words, index)) continue;
    const start = subject === -1 ? index : subjectStart(words, subject, from);
    const { link, at } =
      clauses.length === 0 && start === 0 ? { link: 'first' as const, at: 0 } : linkOf(words, start, from);
    clauses.push({ from: at, subject: subject === -1 ? index : subject, verb: index, link });
    from = index + 1;
    while (from < words.length && ['AUX', 'VERB', 'PART', 'ADV'].includes(words[from]?.tags[0] ?? '')) {
      if (isJoiner(words[from])) break;
      from++;
    }
    index = Math.max(index, from - 1);
  }
  const [first] = clauses;
  if (first && first.link !== 'subordinate') first.link = 'first';
  return first ? clauses : hiddenClause(words);
};

/** What the tagger takes for a noun is the verb where a sentence would have none: "The canteen charges three dollars." */
const isHiddenVerb = (words: TaggedWord[], index: number): boolean => {
  const word = words[index];
  const previous = words[index - 1];
  const next = words[index + 1];
  if (!word || !previous || !next || next.gap.trim() !== '' || word.gap.trim() !== '') return false;
  const looksVerbal =
    /[^s]s$/.test(word.lower) || baseVerbs.has(word.lower) || /^(it|them|him|us|me)$/.test(next.lower);
  return (
    looksVerbal &&
    word.tags[0] === 'NOUN' &&
    isNominal(previous) &&
    /^(DET|NUM|ADJ|ADV|PRON|NOUN|PROPN)$/.test(next.tags[0] ?? '')
  );
};

/** "To begin with, consider the damage." */
const isCommand = (words: TaggedWord[], index: number): boolean =>
  words[index]?.tags[0] === 'VERB' &&
  words[index]?.gap.includes(',') === true &&
  !words[index]?.lower.endsWith('ing');

const hiddenClause = (words: TaggedWord[]): Clause[] => {
  const verb = words.findIndex((_, index) => isHiddenVerb(words, index) || isCommand(words, index));
  if (verb === -1) return [];
  return [{ from: 0, subject: isCommand(words, verb) ? verb : verb - 1, verb, link: 'first' }];
};
