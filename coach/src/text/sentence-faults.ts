import {
  clauseOpeners,
  coordinators,
  finiteAuxiliaries,
  subjectPronouns,
  subordinators,
  timeNouns,
} from '../data/joining-words.ts';
import type { SentenceFault } from './analysis.ts';
import type { Clause } from './clauses.ts';
import type { TaggedWord } from './tag-words.ts';

interface SentenceParts {
  words: TaggedWord[];
  clauses: Clause[];
}

const isStrongSubject = (word: TaggedWord): boolean =>
  /^(i|he|she|we|they|it|you|this|there)('|$)/.test(word.lower);

/** A clause that another clause leans on ("When it rained, we …") can't be spliced to it. */
const isFree = (clause: Clause): boolean => clause.link !== 'subordinate';

const opensWithJoiner = (words: TaggedWord[], clause: Clause): boolean => {
  const first = words[clause.from];
  return first !== undefined && (subordinators.has(first.lower) || clauseOpeners.has(first.lower));
};

/** "The cat, the dog and the bird ran": commas of a list are not splices. */
const isListComma = ({ words }: SentenceParts, at: number): boolean => {
  const first = words[at];
  if (!first || isStrongSubject(first)) return false;
  return words.slice(at + 1, at + 9).some((word) => coordinators.has(word.lower));
};

/** Stars stand for slanted letters, in which some writers set thoughts and letters. */
const hasSpeechMark = (gap: string): boolean => /["“”«»*]|['‘’]\s|\s['‘’]|[;:—–(]|\s-\s/.test(gap);

/** "It creates stress, it steals time and it helps nobody": three of a kind are a list. */
const isListOfThree = ({ words, clauses }: SentenceParts, index: number): boolean => {
  const subjectOf = (at: number): string => words[clauses[at]?.subject ?? -1]?.lower ?? '';
  return (
    subjectOf(index) !== '' &&
    subjectOf(index) === subjectOf(index - 1) &&
    clauses.slice(index + 1).some((clause) => words[clause.from]?.lower === 'and')
  );
};

/** "The glacier it described had gone": the verb that follows belongs to the noun before. */
const isRelative = ({ words }: SentenceParts, clause: Clause): boolean =>
  finiteAuxiliaries.has(words[clause.verb + 1]?.lower ?? '') && words[clause.verb]?.tags[0] !== 'AUX';

/** "his hands, those blunt hands that …": a thing named again is no second sentence. */
const isNamedAgain = ({ words }: SentenceParts, at: number): boolean => {
  const named = words.slice(Math.max(0, at - 3), at).filter((word) => word.tags[0] === 'NOUN');
  return words.slice(at, at + 6).some((word) => named.some((other) => other.lemma === word.lemma));
};

const beginsClause =
  /^(the|my|his|her|our|their|its|then|mum|dad|nan|everyone|everybody|nobody|someone|people|however|therefore|furthermore|moreover|nevertheless|consequently)$/;

const faultAt = (parts: SentenceParts, index: number): SentenceFault | null => {
  const { words, clauses } = parts;
  const clause = clauses[index];
  const previous = clauses[index - 1];
  if (!clause || !previous || clause.link !== 'none') return null;
  const first = words[clause.from];
  const before = words[clause.from - 1];
  const subject = words[clause.subject];
  if (!first || !before || !subject) return null;
  const { gap } = first;
  if (hasSpeechMark(gap) || isTakenByEarlier(parts, previous)) return null;
  const mains = clauses.slice(0, index).filter((other) => isFree(other) && !opensWithJoiner(words, other));
  if (mains.length === 0) return null;
  if (gap.includes(',')) {
    if (!isStrongSubject(subject) && !subjectPronouns.has(first.lower) && !beginsClause.test(first.lower))
      return null;
    // "plank by plank, the way a thief might": a comparison, and no sentence of its own.
    if (first.lower === 'the' && words[clause.from + 1]?.lower === 'way') return null;
    if (isListComma(parts, clause.from) || isListOfThree(parts, index) || isNamedAgain(parts, clause.from))
      return null;
    return { kind: 'comma-splice', start: before.start, end: first.end };
  }
  return isRunOn(parts, clause, before) ? { kind: 'run-on', start: before.start, end: first.end } : null;
};

/** "…, because when he was small he …", "and if we did, I …": two joining words in a row take two clauses. */
const isTakenByEarlier = ({ words }: SentenceParts, previous: Clause): boolean => {
  const own = words[previous.from];
  const earlier = words[previous.from - 1];
  if (!own || !earlier || previous.link !== 'subordinate' || own.gap.trim() !== '') return false;
  return subordinators.has(earlier.lower) || coordinators.has(earlier.lower);
};

/** Without any mark only a clear subject pronoun counts: "the dog I saw" leaves out "that" and is right. */
const isRunOn = (parts: SentenceParts, clause: Clause, before: TaggedWord): boolean => {
  const { words } = parts;
  const subject = words[clause.subject];
  if (isRelative(parts, clause)) return false;
  if (!subject || clause.subject !== clause.from || !isStrongSubject(subject)) return false;
  const tag = before.tags[0] ?? 'X';
  if (['VERB', 'AUX', 'ADP', 'DET', 'CCONJ', 'SCONJ', 'PART'].includes(tag)) return false;
  const isObjectLike = /^(it|they|there|this)/.test(subject.lower);
  if (tag === 'PRON') return /^(me|him|us|them|it|there|here|mine|yours|too)$/.test(before.lower);
  if (tag === 'NOUN' || tag === 'PROPN') {
    const determiner = words.slice(Math.max(0, clause.from - 4), clause.from - 1);
    const canBeRelative =
      lacksObject(parts, clause) ||
      determiner.some((word) =>
        /^(the|a|an|every|all|any|first|only|that|those|some|many)$/.test(word.lower),
      );
    return isObjectLike ? !timeNouns.test(before.lower) : !canBeRelative;
  }
  // "the more I read"
  return (tag === 'ADJ' || tag === 'ADV' || tag === 'INTJ') && words[clause.from - 2]?.lower !== 'the';
};

/** "words she had known.": what she knew stands before. */
const lacksObject = ({ words }: SentenceParts, { verb }: Clause): boolean => {
  const rest = words.slice(verb + 1);
  return (
    rest.length > 0 && rest.every((word) => word.gap.trim() === '' && /^(VERB|AUX)$/.test(word.tags[0] ?? ''))
  );
};

/** A chain of main clauses, joined or not, that runs on past the reader's breath. */
const longestChain = 5;
const longestSentence = 55;

const chainFault = ({ words, clauses }: SentenceParts): SentenceFault | null => {
  const joined = clauses.filter((clause) => clause.link === 'coordinate');
  const isChain = joined.length >= longestChain && words.length > 40;
  if (!isChain && words.length <= longestSentence) return null;
  const at = joined[Math.min(2, joined.length - 1)]?.from ?? Math.floor(words.length / 2);
  const word = words[at];
  const before = words[Math.max(0, at - 1)];
  return word && before ? { kind: 'run-on', start: before.start, end: word.end } : null;
};

export const findFaults = (parts: SentenceParts): SentenceFault[] => {
  const faults = parts.clauses.flatMap((_, index) => faultAt(parts, index) ?? []);
  if (faults.length > 0) return faults;
  const chain = chainFault(parts);
  return chain ? [chain] : [];
};
