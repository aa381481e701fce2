import { isLetterGram } from '../ngram-model.ts';
import { ngramsOf } from '../ngrams.ts';
import { COACH_WORD_PREFIX, type HeadFeatures } from './linear-head.ts';
import type { MessageInConversation, MessageWord } from './message-words.ts';

/** A message with all that is needed to judge any part of it. */
export interface PreparedMessage {
  words: MessageWord[];
  turn: MessageInConversation;
  coachWords: string[];
  /** The telling words of the coach's line, and of what the child said before. */
  asked: ReadonlySet<string>;
  known: ReadonlySet<string>;
  /** All words of the cards, in plain spelling. */
  onCards: ReadonlySet<string>;
}

/** A part of a message: its words from `from` up to, not including, `to`. */
export interface WordRange {
  from: number;
  to: number;
}

const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !commonWords.has(word));

const commonWords = new Set(
  'what that this with your have from they them then when where which would could should about does will there here some more just really because'.split(
    ' ',
  ),
);

export function prepareMessage(turn: MessageInConversation, words: MessageWord[]): PreparedMessage {
  const line = turn.coach
    .split(/(?<=[.!?])\s+/)
    .slice(-2)
    .join(' ');
  return {
    words,
    turn,
    coachWords: [...ngramsOf(line)]
      .filter((ngram) => !isLetterGram(ngram))
      .map((word) => COACH_WORD_PREFIX + word),
    asked: new Set(contentWords(turn.coach)),
    known: new Set(turn.earlier.flatMap(contentWords)),
    onCards: new Set(turn.cards.flatMap(({ text }) => contentWordsIn(text))),
  };
}

/** Short words such as “the” stand on every card. */
export const contentWordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !smallWords.has(word));

const smallWords = new Set(
  'the and but was were are has had for with that this there then his her their they she him you its it is in on at of to an my me so he be we up do no not or as if'.split(
    ' ',
  ),
);

const holds = (isTrue: boolean): number => (isTrue ? 1 : 0);
const SHAPE_SCALE = 0.8;

/** What a part of a message shows of itself beside its meaning: its words, its form and its neighbours. */
export function partFeatures(heard: PreparedMessage, { from, to }: WordRange): HeadFeatures {
  const words = heard.words.slice(from, to);
  const numbers = Float32Array.from(shapeOf(heard, words, { from, to }), (value) => value * SHAPE_SCALE);
  const plain = words.map((word) => word.plain).filter((word) => word !== '');
  const marks = [...(words.at(-1)?.typed ?? '').matchAll(/[.!?]/g)].map(([mark]) => mark);
  const before = heard.words[from - 1];
  const after = heard.words[to];
  return {
    numbers,
    ngrams: new Set([
      ...ngramsOf([...plain, ...marks.slice(0, 1)].join(' ')),
      ...words.map(({ typed }) => `typed ${typed.toLowerCase()}`),
      ...[1, 2, 3].map((count) => `first ${plain.slice(0, count).join(' ')}`),
      ...[1, 2].map((count) => `last ${plain.slice(-count).join(' ')}`),
      `before ${before?.plain ?? ''}`,
      `after ${after?.plain ?? ''}`,
      ...heard.coachWords,
    ]),
  };
}

function shapeOf(
  { words: all, turn, asked, known, onCards }: PreparedMessage,
  words: MessageWord[],
  range: WordRange,
): number[] {
  const typed = words.map((word) => word.typed).join(' ');
  const content = contentWords(words.map(({ plain }) => plain).join(' '));
  const own = contentWordsIn(words.map(({ plain }) => plain).join(' '));
  const shareIn = (some: ReadonlySet<string>): number =>
    content.filter((word) => some.has(word)).length / Math.max(content.length, 1);
  return [
    holds(words.length <= 1),
    holds(words.length <= 3),
    holds(words.length <= 6),
    holds(words.length <= 12),
    holds(words.length > 20),
    Math.log1p(words.length) / 3,
    holds(typed.includes('?')),
    holds(typed.trim().endsWith('?')),
    holds(typed.includes('!')),
    holds(/\p{Lu}/u.test(typed) && typed === typed.toUpperCase()),
    holds(range.from === 0),
    holds(range.to === all.length),
    holds(turn.coach.trim().endsWith('?')),
    holds(/\d/.test(typed)),
    holds(/\p{Extended_Pictographic}/u.test(typed)),
    holds(/(.)\1\1/.test(typed)),
    holds(content.length === 0),
    shareIn(asked),
    shareIn(known),
    holds(known.size === 0),
    holds(turn.cards.length === 0),
    holds(own.some((word) => onCards.has(word))),
    own.filter((word) => onCards.has(word)).length / Math.max(own.length, 1),
  ];
}

/** What speaks for a cut before a word: the words around it and the marks between them. */
export function gapFeatures({ words }: PreparedMessage, at: number): HeadFeatures {
  const left = words[at - 1];
  const right = words[at];
  const mark = /[\p{P}]+$/u.exec(left?.typed ?? '')?.[0] ?? '';
  const numbers = Float32Array.from([
    holds(/[.!?…]/.test(mark)),
    holds(/[,;:—–-]/.test(mark)),
    holds(/^\p{Lu}/u.test(right?.typed ?? '')),
    holds(at === 1),
    holds(at === words.length - 1),
    Math.log1p(Math.min(at, words.length - at)) / 3,
  ]);
  const word = (offset: number): string => words[at + offset]?.plain ?? '';
  return {
    numbers,
    ngrams: new Set([
      `left ${word(-1)}`,
      `left ${word(-2)} ${word(-1)}`,
      `right ${word(0)}`,
      `right ${word(0)} ${word(1)}`,
      `right ${word(0)} ${word(1)} ${word(2)}`,
      `gap ${word(-1)} | ${word(0)}`,
      `mark ${mark}`,
      `mark ${mark} ${word(0)}`,
    ]),
  };
}

/** What speaks for a run of words inside a correction to be the old thing, or the new one. */
export function wordRunFeatures(
  { words, onCards, turn }: PreparedMessage,
  part: WordRange,
  run: WordRange,
): HeadFeatures {
  const inside = words.slice(run.from, run.to);
  const plain = inside.map((word) => word.plain);
  const text = inside
    .map((word) => word.typed)
    .join(' ')
    .toLowerCase();
  const bare = text.replace(/^\P{L}+|\P{L}+$/gu, '');
  const before = words[run.from - 1];
  const word = (at: number): string => (at >= part.from && at < part.to ? (words[at]?.plain ?? '') : '');
  const own = contentWordsIn(plain.join(' '));
  const turning = turningWords.flatMap((turn) =>
    (['before', 'inside', 'behind'] as const)
      .filter((place) => rangeAt(place, part, run).some((at) => words[at]?.plain === turn))
      .map((place) => `${turn} ${place}`),
  );
  return {
    numbers: Float32Array.from(
      [
        holds(bare.length > 2 && turn.cards.some((card) => card.text.toLowerCase().includes(bare))),
        own.filter((each) => onCards.has(each)).length / Math.max(own.length, 1),
        holds(own.length === 0),
        holds(run.from === part.from),
        holds(run.to === part.to),
        (run.to - run.from) / (part.to - part.from),
        Math.log1p(inside.length),
        holds(inside.slice(0, -1).some(({ typed }) => /[.,;:!?]$/.test(typed))),
        holds(/[.,;:!?]["”’']?$/.test(inside.at(-1)?.typed ?? '')),
        holds(/[.,;:!?]$/.test(before?.typed ?? '')),
        holds(/^["“‘']/.test(inside[0]?.typed ?? '')),
        holds(/^\p{Lu}/u.test(inside[0]?.typed ?? '')),
      ].map((value) => value * RUN_SCALE),
    ),
    ngrams: new Set([
      `left ${word(run.from - 1)}`,
      `left ${word(run.from - 2)} ${word(run.from - 1)}`,
      `left ${word(run.from - 3)} ${word(run.from - 2)} ${word(run.from - 1)}`,
      `first ${word(run.from)}`,
      `edge ${word(run.from - 1)} | ${word(run.from)}`,
      `last ${word(run.to - 1)}`,
      `right ${word(run.to)}`,
      `right ${word(run.to)} ${word(run.to + 1)}`,
      `edge ${word(run.to - 1)} | ${word(run.to)}`,
      `words ${Math.min(inside.length, LONGEST_COUNTED)}`,
      ...turning,
    ]),
  };
}

const RUN_SCALE = 4;
const LONGEST_COUNTED = 8;

const rangeAt = (place: 'before' | 'inside' | 'behind', part: WordRange, run: WordRange): number[] => {
  const { from, to } = {
    before: { from: part.from, to: run.from },
    inside: run,
    behind: { from: run.to, to: part.to },
  }[place];
  return Array.from({ length: to - from }, (_, index) => from + index);
};

/** All runs of words in a part that could be the old thing or the new one. */
export function wordRunsIn({ from, to }: WordRange): WordRange[] {
  const runs: WordRange[] = [];
  for (let start = from; start < to; start++)
    for (let end = start + 1; end <= Math.min(to, start + LONGEST_RUN); end++)
      runs.push({ from: start, to: end });
  return runs;
}

const LONGEST_RUN = 18;

/** Around the old and the new stand some of these. */
const turningWords = [
  'not',
  "isn't",
  'change',
  'should',
  'say',
  'says',
  'said',
  'put',
  'take',
  'because',
  'and',
  'but',
  'was',
  'now',
  'card',
  'delete',
  'make',
  'to',
  'instead',
  'into',
  'called',
  'is',
  "it's",
  'no',
  'actually',
  'be',
  'with',
  'mean',
];
