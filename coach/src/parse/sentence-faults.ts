import {
  clauseOpeners,
  clauseTakers,
  coordinators,
  finiteAuxiliaries,
  subjectPronouns,
  subordinators,
  timeNouns,
} from '../language/clause-words.ts';
import type { SentenceFault } from './analysis.ts';
import type { Clause } from './clauses.ts';
import type { TaggedWord } from './tag-words.ts';

interface SentenceParts {
  words: TaggedWord[];
  clauses: Clause[];
}

/** A sentence with what every clause asks about the words before it, found once: it may be a whole text without a full stop. */
interface Prepared extends SentenceParts {
  /** For each word, where the reader last began afresh. */
  stretchStarts: number[];
  /** Of the clauses. */
  firstMain: number;
  /** Of the words. */
  firstCondition: number;
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
const isListComma = ({ words }: SentenceParts, { from, verb }: Clause): boolean => {
  const first = words[from];
  if (!first || isStrongSubject(first)) return false;
  return words.slice(from + 1, Math.min(verb, from + 9)).some((word) => coordinators.has(word.lower));
};

/** In a list the clauses are as short as this. */
const longestListed = 8;

/** "The dog barked, the cat hid and the bird flew off" */
const isListOfClauses = ({ words, clauses }: SentenceParts, index: number): boolean => {
  const from = (at: number): number => clauses[at]?.from ?? words.length;
  const isShort = (at: number): boolean => from(at + 1) - from(at) <= longestListed;
  return /^(and|or)$/.test(words[from(index + 1)]?.lower ?? '') && isShort(index - 1) && isShort(index);
};

/** Stars stand for slanted letters, in which some writers set thoughts and letters. */
const hasSpeechMark = (gap: string): boolean => /["“”«»*]|['‘’]\s|\s['‘’]|[;:—–(]|\s-\s/.test(gap);

/** A colon, a dash, a bracket or a speech mark lets the reader begin afresh. */
const beginsAfresh = (word: TaggedWord): boolean => /["“”«»;:—–()]|\s-\s/.test(word.gap);

const stretchStartsOf = (words: TaggedWord[]): number[] => {
  let start = 0;
  return words.map((word, at) => {
    if (beginsAfresh(word)) start = at;
    return start;
  });
};

/** The most words that may stand before the comma. */
const longestLead = 6;

/** "…: on the tenth, he …", "…; without them, he …": the comma stands behind words that only say where, when or how. */
const isOpenedAfresh = ({ words, stretchStarts }: Prepared, from: number): boolean => {
  const start = stretchStarts[from] ?? 0;
  if (start === 0 || from - start < 2 || from - start > longestLead) return false;
  const lead = words.slice(start, from);
  return (
    /^(ADP|SCONJ)$/.test(lead[0]?.tags[0] ?? '') &&
    lead.every(({ tags }) => tags[0] !== 'VERB' && tags[0] !== 'AUX')
  );
};

/** "I was crying, I think; but …": said in passing. */
const isSaidInPassing = ({ words }: SentenceParts, { from, verb }: Clause): boolean => {
  const next = words[verb + 1];
  return (
    verb === from + 1 &&
    clauseTakers.has(words[verb]?.lower ?? '') &&
    (next === undefined || next.gap.trim() !== '')
  );
};

/** "On the Sunday I visited, she …": a clause inside the words that only say where or when. */
const isInsideOpening = (
  { words, stretchStarts }: Pick<Prepared, 'words' | 'stretchStarts'>,
  { from, verb }: Clause,
): boolean => {
  const start = stretchStarts[from] ?? 0;
  if (words[start]?.tags[0] !== 'ADP' || from - start < 2) return false;
  if (!words[verb + 1]?.gap.includes(',')) return false;
  for (let at = start + 1; at < from; at++) {
    const word = words[at];
    if (word?.gap.trim() !== '' || !/^(DET|ADJ|NUM|NOUN|PROPN)$/.test(word.tags[0] ?? '')) return false;
  }
  return true;
};

/** "It creates stress, it steals time and it helps nobody": three of a kind are a list. */
const isListOfThree = ({ words, clauses }: SentenceParts, index: number): boolean => {
  const subjectOf = (at: number): string => words[clauses[at]?.subject ?? -1]?.lower ?? '';
  const last = clauses[index + 1];
  if (!last || subjectOf(index) === '' || subjectOf(index) !== subjectOf(index - 1)) return false;
  const lead = words.slice(Math.max(0, last.subject - 4), last.subject);
  const joint = lead.findLastIndex((word) => word.lower === 'and');
  return joint !== -1 && !lead.slice(joint).some((word) => word.tags[0] === 'VERB');
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

/** "I like dogs, cats make a mess": things named with no article and no word between them and their verb. */
const isNewSubject = ({ words }: SentenceParts, { from, subject, verb }: Clause): boolean => {
  const thing = words[from];
  const before = words[from - 1];
  if (!thing || !before || from !== subject || verb !== subject + 1 || words[verb]?.gap.trim() !== '')
    return false;
  return thing.tags[0] === 'NOUN' && /s$/.test(thing.lower) && !clauseTakers.has(before.lower);
};

/** "…, because in public schools, students …": the joining word before the comma takes the clause behind it. */
const isJoinedBefore = ({ words }: SentenceParts, previous: Clause, from: number): boolean =>
  words.slice(previous.verb + 1, from).some((word, index, between) => {
    const next = between[index + 1];
    if (subordinators.has(word.lower)) return true;
    return coordinators.has(word.lower) && next?.tags[0] === 'ADP' && index < between.length - 2;
  });

/** "Teachers do not wear it, parents do not wear it": said again in the same words, on purpose. */
const isSaidAgain = ({ words, clauses }: SentenceParts, index: number): boolean => {
  const told = (at: number): string[] =>
    words.slice(clauses[at]?.verb ?? words.length, clauses[at + 1]?.from).map(({ lower }) => lower);
  const again = told(index);
  return again.length > 2 && told(index - 1).join(' ') === again.join(' ');
};

const isCommaSplice = (parts: SentenceParts, index: number): boolean => {
  const { words, clauses } = parts;
  const clause = clauses[index];
  const first = words[clause?.from ?? -1];
  const subject = words[clause?.subject ?? -1];
  if (!clause || !first || !subject) return false;
  const isNew = isNewSubject(parts, clause) && !isSaidAgain(parts, index);
  if (
    !isNew &&
    !isStrongSubject(subject) &&
    !subjectPronouns.has(first.lower) &&
    !beginsClause.test(first.lower)
  )
    return false;
  // "plank by plank, the way a thief might": a comparison, and no sentence of its own.
  if (first.lower === 'the' && words[clause.from + 1]?.lower === 'way') return false;
  if (!isStrongSubject(first) && first.lower !== 'then' && isListOfClauses(parts, index)) return false;
  return (
    !isListComma(parts, clause) &&
    !isListOfThree(parts, index) &&
    (isNew || !isNamedAgain(parts, clause.from))
  );
};

const greetings = /^(dear|hi|hello|hey)$/;

/** "If we keep it and we are wrong, we can …": the first clause behind a comma is what the joining word at the head waits for. */
const isAwaited = ({ words, stretchStarts }: Prepared, { from }: Clause): boolean => {
  const start = stretchStarts[from] ?? 0;
  const head = words[start]?.lower ?? '';
  if (!subordinators.has(head) && !greetings.test(head)) return false;
  for (let at = start + 1; at < from; at++) if (words[at]?.gap.includes(',')) return false;
  return true;
};

/** A row of clauses has at least three, each of at most three words. */
const longestInRow = 3;
const fewestInRow = 3;

/** "We scan, we weigh, we bag": short clauses with one subject are set in a row on purpose. */
const isInRow = ({ words, clauses }: SentenceParts, index: number): boolean => {
  const subjectOf = (at: number): string => words[clauses[at]?.subject ?? -1]?.lower ?? '';
  const isLike = (at: number): boolean => subjectOf(at) !== '' && subjectOf(at) === subjectOf(index);
  let first = index;
  while (index - first < fewestInRow && isLike(first - 1)) first--;
  let last = index;
  while (last - index < fewestInRow && isLike(last + 1)) last++;
  const lengthOf = (at: number): number => (clauses[at + 1]?.from ?? words.length) - (clauses[at]?.from ?? 0);
  const inner = clauses.slice(first, last).every((_, at) => lengthOf(first + at) <= longestInRow);
  return inner && last - first + 1 >= fewestInRow;
};

const faultAt = (parts: Prepared, index: number): SentenceFault | null => {
  const { words, clauses } = parts;
  const clause = clauses[index];
  const previous = clauses[index - 1];
  if (!clause || !previous || clause.link !== 'none') return null;
  const first = words[clause.from];
  const before = words[clause.from - 1];
  if (!first || !before) return null;
  if (hasSpeechMark(first.gap) || isTakenByEarlier(parts, previous)) return null;
  if (isSaidInPassing(parts, clause) || isOpenedAfresh(parts, clause.from)) return null;
  if (parts.firstMain === -1 || parts.firstMain >= index) return null;
  const place = { start: before.start, end: first.end };
  if (first.gap.includes(',')) {
    if (isAwaited(parts, clause) || isInRow(parts, index)) return null;
    const isSplice = isCommaSplice(parts, index) && !isJoinedBefore(parts, previous, clause.from);
    return isSplice ? { kind: 'comma-splice', ...place } : null;
  }
  return isRunOn(parts, clause, before) ? { kind: 'run-on', ...place } : null;
};

/** "…, because when he was small he …", "and if we did, I …", "I thought, if I was brave, I …": what stands before takes both clauses. */
const isTakenByEarlier = ({ words }: SentenceParts, previous: Clause): boolean => {
  const own = words[previous.from];
  const earlier = words[previous.from - 1];
  if (!own || !earlier || previous.link !== 'subordinate') return false;
  if (
    previous.from > 1 &&
    /^(if|when)$/.test(own.lower) &&
    earlier.tags[0] === 'VERB' &&
    clauseTakers.has(earlier.lower)
  )
    return true;
  return own.gap.trim() === '' && (subordinators.has(earlier.lower) || coordinators.has(earlier.lower));
};

/** "since then we", "back then it was"; "most of then" means them. */
const beforeThen =
  /^(of|for|with|to|than|since|by|until|till|from|back|just|even|only|now|right|if|but|and|so|or)$/;

/** "We ran then it rained", but not "if we run then it rains". */
const isLooseThen = ({ words, firstCondition }: Prepared, at: number): boolean =>
  !beforeThen.test(words[at - 1]?.lower ?? '') && (firstCondition === -1 || firstCondition >= at);

const joins = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (coordinators.has(word.lower) || subordinators.has(word.lower) || clauseOpeners.has(word.lower));

/** Behind an article stands a thing, whatever the tagger takes it for. */
const isOfThing = ({ tags, lower }: TaggedWord, before: (TaggedWord | undefined)[]): boolean =>
  /^(DET|ADJ|NUM|NOUN|PROPN|PRON|ADV)$/.test(tags[0] ?? '') ||
  lower.endsWith('ed') ||
  before.some((word) => /^(the|an?)$/.test(word?.lower ?? ''));

/** "and in this text I will", "and last Sunday he", "that on the far side of the fence it": where and when stand first, with nothing of a clause. */
const isLedIn = ({ words, stretchStarts }: Prepared, from: number): boolean => {
  const isHead = (at: number): boolean => at === stretchStarts[at] || joins(words[at - 1]);
  if (/^(there|here)$/.test(words[from - 1]?.lower ?? '') && isHead(from - 1)) return true;
  for (let at = from - 1; at > 0; at--) {
    const word = words[at];
    if (!word) return false;
    if (word.tags[0] === 'ADP' && isHead(at)) return true;
    if (word.tags[0] !== 'ADP' && (joins(word) || !isOfThing(word, [words[at - 1], words[at - 2]])))
      return joins(word) && words.slice(at + 1, from).some(({ lower }) => timeNouns.test(lower));
  }
  return words[0]?.tags[0] === 'ADP';
};

/** Without any mark only a clear subject pronoun counts: "the dog I saw" leaves out "that" and is right. */
const isRunOn = (parts: Prepared, clause: Clause, before: TaggedWord): boolean => {
  const { words } = parts;
  const subject = words[clause.subject];
  if (words[clause.from]?.lower === 'then') return isLooseThen(parts, clause.from);
  if (isRelative(parts, clause) || isLedIn(parts, clause.from)) return false;
  if (!subject || clause.subject !== clause.from || !isStrongSubject(subject)) return false;
  const tag = before.tags[0] ?? 'X';
  if (['VERB', 'AUX', 'ADP', 'DET', 'CCONJ', 'SCONJ', 'PART'].includes(tag)) return false;
  if (tag === 'PRON') return /^(me|him|us|them|it|there|here|mine|yours|too)$/.test(before.lower);
  if (tag === 'NOUN' || tag === 'PROPN') return !canBelong(parts, clause, before);
  // "the more I read", "there is heaps you can do"
  const isLoose = words[clause.from - 2]?.lower === 'the' || lacksObject(parts, clause);
  return (tag === 'ADJ' || tag === 'ADV' || tag === 'INTJ') && !isLoose;
};

const pointers = /^(the|a|an|every|all|any|first|only|that|those|some|many|no|how|what|which)$/;

const prepositions = /^(in|on|at|to|into|onto|from|with|for|about|under|over|through|by|of|off|near)$/;
/** The most words of "it would go in" after its subject. */
const longestBelonging = 5;

/** "the box it would go in": what it goes in stands before. */
const strandsPreposition = ({ words }: SentenceParts, { verb }: Clause): boolean => {
  for (let at = verb + 1; at <= verb + longestBelonging; at++) {
    const next = words[at + 1];
    const isLast = next === undefined || next.gap.trim() !== '';
    if (isLast) return prepositions.test(words[at]?.lower ?? '');
  }
  return false;
};

/** "the dog I saw", "all the information they need", "words she had known", "the day it came" */
const canBelong = (parts: SentenceParts, clause: Clause, before: TaggedWord): boolean => {
  const { words } = parts;
  const isPointed = words
    .slice(Math.max(0, clause.from - 4), clause.from - 1)
    .some((word) => pointers.test(word.lower));
  const subject = words[clause.subject]?.lower ?? '';
  const isOneOfMany = /^(each|every|any|all)$/.test(words[clause.from - 2]?.lower ?? '');
  if (/^it$/.test(subject) && isOneOfMany) return leavesOutObject(parts, clause);
  if (/^(it|there|this)/.test(subject))
    return timeNouns.test(before.lower) || (isPointed && strandsPreposition(parts, clause));
  if (/^they/.test(subject))
    return timeNouns.test(before.lower) || (isPointed && leavesOutObject(parts, clause));
  return isPointed || lacksObject(parts, clause);
};

/** "they need without …": whatever they need stands before. */
const leavesOutObject = ({ words }: SentenceParts, { verb }: Clause): boolean => {
  const own = words[verb];
  const next = words[verb + 1];
  if (own?.tags[0] !== 'VERB') return false;
  return next?.gap.trim() !== '' || /^(ADP|AUX|VERB|CCONJ|SCONJ|PART)$/.test(next.tags[0] ?? '');
};

/** "words she had known.", "words she had known in May": what she knew stands before. */
const lacksObject = ({ words }: SentenceParts, { verb }: Clause): boolean => {
  const participle = words[verb + 1];
  const after = words[verb + 2];
  if (words[verb]?.lower === 'had' && participle?.tags[0] === 'VERB' && after?.tags[0] === 'ADP') return true;
  const isVerb = ({ gap, tags }: TaggedWord): boolean =>
    gap.trim() === '' && /^(VERB|AUX)$/.test(tags[0] ?? '');
  if (!participle) return false;
  for (let at = verb + 1; at < words.length; at++) {
    const word = words[at];
    if (word && !isVerb(word)) return false;
  }
  return true;
};

/** A chain of main clauses, joined or not, that runs on past the reader's breath. */
const longestChain = 5;
const longestSentence = 55;

/** The most words without a mark that lets the reader begin afresh. */
const longestStretch = (words: TaggedWord[]): number => {
  const starts = [
    0,
    ...words.flatMap((word, at) => (at > 0 && beginsAfresh(word) ? [at] : [])),
    words.length,
  ];
  return Math.max(...starts.slice(1).map((end, index) => end - (starts[index] ?? 0)));
};

const chainFault = ({ words, clauses }: SentenceParts): SentenceFault | null => {
  const joined = clauses.filter((clause) => clause.link === 'coordinate');
  const isChain = joined.length >= longestChain && words.length > 40;
  if (!isChain && longestStretch(words) <= longestSentence) return null;
  const at = joined[Math.min(2, joined.length - 1)]?.from ?? Math.floor(words.length / 2);
  const word = words[at];
  const before = words[Math.max(0, at - 1)];
  return word && before ? { kind: 'run-on', start: before.start, end: word.end } : null;
};

const prepare = ({ words, clauses }: SentenceParts): Prepared => {
  const stretchStarts = stretchStartsOf(words);
  const firstMain = clauses.findIndex(
    (clause) =>
      isFree(clause) && !opensWithJoiner(words, clause) && !isInsideOpening({ words, stretchStarts }, clause),
  );
  const firstCondition = words.findIndex(({ lower }) => /^(if|when|whenever|once|unless)$/.test(lower));
  return { words, clauses, stretchStarts, firstMain, firstCondition };
};

export const findSentenceFaults = (parts: SentenceParts): SentenceFault[] => {
  const prepared = prepare(parts);
  const faults = parts.clauses.flatMap((_, index) => faultAt(prepared, index) ?? []);
  if (faults.length > 0) return faults;
  const chain = chainFault(parts);
  return chain ? [chain] : [];
};
