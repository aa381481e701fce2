import {
  clauseOpeners,
  coordinators,
  finiteAuxiliaries,
  subjectPronouns,
  subordinators,
  timeNouns,
  wordsThatTakeClause,
} from '../word-lists/clause-words.ts';
import type { Clause } from './clauses.ts';
import type { TaggedWord } from './tag-words.ts';

/** A place between two words where two sentences may run together, and what is known of it by name. */
export interface PossibleRunOn {
  /** The word behind it, within the sentence. */
  at: number;
  hasComma: boolean;
  features: string[];
}

/** What every place of a sentence asks about, found once: it may be a whole text without a full stop. */
interface Surroundings {
  words: TaggedWord[];
  clauses: Clause[];
  /** For each word, where the reader last began afresh: behind a dash, a colon, a bracket or a speech mark. */
  stretchStarts: number[];
  /** For each word, the last one before it and the first one behind it with a mark in front. */
  lastMarks: number[];
  nextMarks: number[];
  /** For each word, how many clauses have their verb before it. */
  clausesBefore: number[];
  /** Of each clause, whether it can stand alone. */
  free: boolean[];
  /** The clauses by their first word. */
  clauseAt: Map<number, number>;
}

const beginsAfresh = ({ gap }: TaggedWord): boolean => /["“”«»:—–()*]|\s-\s|['‘’]\s|\s['‘’]/.test(gap);

/** Only a comma, or nothing, can stand where two sentences run together. */
const isPlainGap = ({ gap }: TaggedWord): boolean => /^,?$/.test(gap.trim());

const hasMark = (word: TaggedWord | undefined): boolean => word !== undefined && word.gap.trim() !== '';

const pronounWithVerb = /^(its|thats|theres|hes|shes|theyre|weve|youre|im|ive)$/;
const because = /^(bec[oua]+[sz]e?|bcos|'?cause|cos|coz|cuz)$/;

/** What a word does in joining clauses; its part of speech where it does nothing of that. */
const wordClassOf = (word: TaggedWord | undefined): string => {
  if (!word) return 'end';
  const { lower } = word;
  if (subordinators.has(lower) || because.test(lower) || lower === 'wen') return 'subordinator';
  if (coordinators.has(lower)) return 'coordinator';
  if (clauseOpeners.has(lower)) return 'opener';
  if (subjectPronouns.has(lower.replace(/'.*/, '')) || pronounWithVerb.test(lower)) return 'pronoun';
  if (finiteAuxiliaries.has(lower)) return 'auxiliary';
  if (timeNouns.test(lower)) return 'time';
  return wordsThatTakeClause.has(lower) ? 'taker' : (word.tags[0] ?? 'X');
};

/** In which of the ranges that end with these limits a number lies. */
const rangeOf = (value: number, limits: number[]): number => limits.filter((limit) => value > limit).length;

const leans = (word: TaggedWord | undefined): boolean => /^(subordinator|opener)$/.test(wordClassOf(word));

/** "When it rains and the road floods, …": what is joined by "and" leans where the clause before it does. */
const findFreeClauses = (words: TaggedWord[], clauses: Clause[], stretchStarts: number[]): boolean[] => {
  const free: boolean[] = [];
  clauses.forEach(({ from, link }, index) => {
    const start = stretchStarts[from] ?? 0;
    const isFirst = (clauses[index - 1]?.from ?? -1) < start;
    const leansOn = isFirst ? leans(words[start]) : link === 'coordinate' && !free[index - 1];
    free.push(link !== 'subordinate' && !leans(words[from]) && !leansOn);
  });
  return free;
};

const describeSentence = (words: TaggedWord[], clauses: Clause[]): Surroundings => {
  let stretch = 0;
  let mark = 0;
  let passed = 0;
  const stretchStarts: number[] = [];
  const lastMarks: number[] = [];
  const clausesBefore: number[] = [];
  words.forEach((word, at) => {
    if (at > 0 && beginsAfresh(word)) stretch = at;
    while ((clauses[passed]?.verb ?? words.length) < at) passed++;
    stretchStarts.push(stretch);
    lastMarks.push(mark);
    clausesBefore.push(passed);
    if (at > 0 && hasMark(word)) mark = at;
  });
  const nextMarks = new Array<number>(words.length);
  let next = words.length;
  for (let at = words.length - 1; at >= 0; at--) {
    nextMarks[at] = next;
    if (hasMark(words[at])) next = at;
  }
  const clauseAt = new Map(clauses.map(({ from }, index) => [from, index]));
  const free = findFreeClauses(words, clauses, stretchStarts);
  return { words, clauses, stretchStarts, lastMarks, nextMarks, clausesBefore, free, clauseAt };
};

/** How many words to each side are looked at. */
const reach = 3;

/** The words themselves, what they do and their parts of speech, alone and side by side. */
const neighbourFeatures = (words: TaggedWord[], at: number): string[] => {
  const outside = (offset: number): string => (at + offset < 0 ? 'start' : 'end');
  const wordAt = (offset: number): string => words[at + offset]?.lower ?? outside(offset);
  const tagAt = (offset: number): string => words[at + offset]?.tags[0] ?? outside(offset);
  const classAt = (offset: number): string => (at + offset < 0 ? 'start' : wordClassOf(words[at + offset]));
  const features: string[] = [];
  for (let offset = -reach; offset <= reach; offset++) {
    features.push(`tag ${offset} ${tagAt(offset)}`);
    if (Math.abs(offset) < reach)
      features.push(`word ${offset} ${wordAt(offset)}`, `class ${offset} ${classAt(offset)}`);
  }
  features.push(
    `words ${wordAt(-1)} | ${wordAt(0)}`,
    `words | ${wordAt(0)} ${wordAt(1)}`,
    `tags ${tagAt(-1)} | ${tagAt(0)}`,
    `tags | ${tagAt(0)} ${tagAt(1)}`,
    `tags ${tagAt(-2)} ${tagAt(-1)} | ${tagAt(0)}`,
    `tags | ${tagAt(0)} ${tagAt(1)} ${tagAt(2)}`,
    `tags ${tagAt(-1)} | ${tagAt(0)} ${tagAt(1)}`,
    `classes ${classAt(-1)} | ${classAt(0)}`,
    `classes | ${classAt(0)} ${classAt(1)}`,
    `classes ${classAt(-2)} ${classAt(-1)} | ${classAt(0)}`,
    `classes ${classAt(-1)} | ${classAt(0)} ${classAt(1)}`,
  );
  const text = words[at]?.text ?? '';
  if (/^\p{Lu}/u.test(text) && !/^I(['’]|$)/.test(text)) features.push(`capital ${tagAt(0)}`);
  return features;
};

/** The most clauses and words before a place that can still matter for it. */
const clausesBack = 6;
const wordsBack = 30;

/** "Once trust is gone | it is …": whether a clause that leans on the next one has had it yet. */
const leaningClause = (
  { words, clauses, clausesBefore, stretchStarts }: Surroundings,
  at: number,
): string => {
  const passed = clausesBefore[at] ?? 0;
  const start = stretchStarts[at] ?? 0;
  for (const clause of clauses.slice(Math.max(0, passed - clausesBack), passed).reverse()) {
    if (clause.from < start) break;
    const head = words[clause.from];
    const role = wordClassOf(head);
    if (role === 'subordinator' && !because.test(head?.lower ?? '')) {
      const isFirst = clause.from === start || head?.gap.includes(',');
      const isTaken = /^(coordinator|opener|subordinator|taker)$/.test(wordClassOf(words[clause.from - 1]));
      return isFirst || isTaken ? 'waits' : 'follows';
    }
    if (clause.link !== 'subordinate' && clause.from > start && role !== 'coordinator') return 'met';
  }
  return 'none';
};

/** "the dog | I saw": words that point at a thing, which the next clause may tell more of. */
const pointers = /^(the|a|an|every|all|any|first|only|that|those|some|many|no|how|what|which)$/;

const isPointedAt = (words: TaggedWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 4), at - 1).some(({ lower }) => pointers.test(lower));

/** What stands before the place, since the reader began afresh. */
const leftFeatures = (sentence: Surroundings, at: number, link: string): string[] => {
  const { words, clauses, stretchStarts, lastMarks, clausesBefore, free } = sentence;
  const passed = clausesBefore[at] ?? 0;
  const start = stretchStarts[at] ?? 0;
  const hasFree = clauses
    .slice(Math.max(0, passed - clausesBack), passed)
    .some(({ verb }, index) => verb >= start && free[Math.max(0, passed - clausesBack) + index]);
  const head = wordClassOf(words[start]);
  const leaning = leaningClause(sentence, at);
  const features = [
    `clauses before ${rangeOf(passed, [0, 1, 2, 4])}`,
    `free ${hasFree}`,
    `free ${hasFree} link ${link}`,
    `head ${head}`,
    `head ${head} mark ${(lastMarks[at] ?? 0) > start}`,
    `head ${head} mark ${(lastMarks[at] ?? 0) > start} free ${hasFree}`,
    `leaning ${leaning}`,
    `leaning ${leaning} link ${link}`,
    `leaning ${leaning} class ${wordClassOf(words[at])}`,
    `leaning ${leaning} mark ${(lastMarks[at] ?? 0) > start}`,
  ];
  const last = clauses[passed - 1];
  if (!last || last.verb < start) return [...features, `before none link ${link}`];
  const between = words.slice(Math.max(last.verb + 1, at - wordsBack), at).map(wordClassOf);
  const joins = between.some((role) => role === 'subordinator' || role === 'opener');
  const opens = wordClassOf(words[last.from]);
  return [
    ...features,
    `before ${last.link}`,
    `before ${last.link} link ${link}`,
    `before opens ${opens}`,
    `before opens ${opens} link ${link}`,
    `before follows ${wordClassOf(words[last.from - 1])}`,
    `before verb ${wordClassOf(words[last.verb])}`,
    `before verb ${words[last.verb]?.lemma}`,
    `since verb ${rangeOf(at - last.verb, [1, 2, 4, 7])}`,
    `between ${joins ? 'joins' : between.includes('coordinator') ? 'coordinates' : 'nothing'}`,
  ];
};

/** What the clause that begins behind the place is like, beside the one before and the one after. */
const rightFeatures = (sentence: Surroundings, at: number): string[] => {
  const { words, clauses, clauseAt, clausesBefore, nextMarks } = sentence;
  const index = clauseAt.get(at);
  const clause = index === undefined ? undefined : clauses[index];
  if (index === undefined || !clause) return [];
  const next = clauses[index + 1];
  const end = Math.min(nextMarks[at] ?? words.length, next?.from ?? words.length);
  const last = clauses[(clausesBefore[at] ?? 0) - 1];
  const subjectOf = (each: Clause | undefined): string | undefined => words[each?.subject ?? -1]?.lower;
  const isSame = subjectOf(clause) === subjectOf(last);
  const isSameNext = subjectOf(clause) === subjectOf(next);
  const isListed = /^(and|or)$/.test(words[end]?.lower ?? '');
  const behindVerb = words[clause.verb + 1];
  const endsWithVerb = clause.verb === end - 1;
  const isPointed = isPointedAt(words, at);
  const opens = wordClassOf(words[at]);
  return [
    `subject to verb ${rangeOf(clause.verb - clause.subject, [0, 1, 2, 4])}`,
    `first to subject ${rangeOf(clause.subject - clause.from, [0, 1, 2, 4])}`,
    `ends with verb ${endsWithVerb}`,
    `clause length ${rangeOf(end - at, [2, 4, 7, 12])}`,
    `clause then ${wordClassOf(words[end])}`,
    `same subject ${isSame}`,
    `same verb ${words[clause.verb]?.lemma === words[last?.verb ?? -1]?.lemma}`,
    `listed ${isListed} ${isSame}`,
    `listed ${isListed} ${next?.from === end} ${rangeOf(end - at, [4, 8])} ${rangeOf(at - (last?.from ?? 0), [4, 8])}`,
    `same next ${isSameNext} ${isSame} ${words[next?.from ?? -1]?.lower === 'and'}`,
    `aside ${end - at <= reach} ${wordClassOf(words[clause.verb])} ${endsWithVerb}`,
    `behind verb ${wordClassOf(behindVerb)}`,
    `behind verb ${behindVerb?.tags[0]}`,
    `verb ${words[clause.verb]?.tags[0]}`,
    `pointed ${isPointed}`,
    `pointed ${isPointed} ${opens} ${endsWithVerb}`,
    `pointed ${isPointed} ${words[at - 1]?.tags[0]} ${behindVerb?.tags[0]} ${opens}`,
  ];
};

/** The most words from the place to the subject of what would be the second sentence. */
const furthestSubject = 6;

/** What is joined to the clause before is no sentence of its own, but one may begin with "when it rained". */
const canBeSentence = ({ link, from }: Clause, at: number): boolean =>
  link === 'none' || (link === 'subordinate' && from >= at && from - at <= reach);

/** "Dear Miss Tan, I …": a letter begins behind the first comma. */
const isGreeting = ({ words, stretchStarts, lastMarks }: Surroundings, at: number): boolean => {
  const start = stretchStarts[at] ?? 0;
  const isFirstComma = words[at]?.gap.includes(',') && (lastMarks[at] ?? 0) <= start;
  return isFirstComma === true && /^(dear|hi|hello|hey)$/.test(words[start]?.lower ?? '');
};

const jointAt = (sentence: Surroundings, at: number): PossibleRunOn | null => {
  const { words, clauses, clauseAt, clausesBefore, lastMarks, nextMarks } = sentence;
  const word = words[at];
  const passed = clausesBefore[at] ?? 0;
  const coming = clauses[passed];
  if (!word || !isPlainGap(word) || passed === 0 || isGreeting(sentence, at)) return null;
  if (!coming || coming.subject - at > furthestSubject || !canBeSentence(coming, at)) return null;
  const link = clauses[clauseAt.get(at) ?? -1]?.link ?? 'none here';
  const nextMark = nextMarks[at] ?? words.length;
  const features = [
    'place',
    ...neighbourFeatures(words, at),
    ...leftFeatures(sentence, at, link),
    ...rightFeatures(sentence, at),
    `link ${link}`,
    `coming from ${rangeOf(coming.from - at, [-1, 0, 1, 3, 6])}`,
    `coming subject ${rangeOf(coming.subject - at, [-1, 0, 1, 3])} ${coming.link}`,
    `to mark ${rangeOf(nextMark - at, [1, 2, 4, 8])}`,
    `next mark ${words[nextMark]?.gap.trim() ?? 'end'} ${wordClassOf(words[nextMark])}`,
    `from mark ${rangeOf(at - (lastMarks[at] ?? 0), [1, 2, 4, 8, 14])}`,
    `length ${rangeOf(words.length, [8, 15, 25, 40])}`,
    `before length ${rangeOf(at, [2, 4, 8, 16])}`,
    `after length ${rangeOf(words.length - at, [2, 4, 8, 16])}`,
  ];
  return { at, hasComma: word.gap.includes(','), features };
};

/** The places of a sentence where two sentences could run together: with a clause before and one to come. */
export const findPossibleRunOns = (words: TaggedWord[], clauses: Clause[]): PossibleRunOn[] => {
  if (clauses.length < 2) return [];
  const sentence = describeSentence(words, clauses);
  return words.flatMap((_, at) => jointAt(sentence, at) ?? []);
};
