import { ngramsOf } from '../ngrams.ts';
import { WIDTH } from '../transformer/shape.ts';
import { isLetterGram } from '../wording.ts';
import { COACH_WORD, type Signs } from './head.ts';
import { type MessageWord, meaningOf, type TalkTurn } from './message-words.ts';

/** A message with all that is needed to judge any part of it. */
export interface Heard {
  words: MessageWord[];
  turn: TalkTurn;
  coachWords: string[];
  /** The telling words of the coach's line, and of what the child said before. */
  asked: ReadonlySet<string>;
  known: ReadonlySet<string>;
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

export function prepare(turn: TalkTurn, words: MessageWord[]): Heard {
  const line = turn.coach
    .split(/(?<=[.!?])\s+/)
    .slice(-2)
    .join(' ');
  return {
    words,
    turn,
    coachWords: [...ngramsOf(line)].filter((ngram) => !isLetterGram(ngram)).map((word) => COACH_WORD + word),
    asked: new Set(contentWords(turn.coach)),
    known: new Set(turn.earlier.flatMap(contentWords)),
  };
}

const holds = (isTrue: boolean): number => (isTrue ? 1 : 0);
const SHAPE_SCALE = 0.8;

/** What a part of a message shows of itself: its meaning, its words, its form and its neighbours. */
export function signsOfPart(heard: Heard, { from, to }: WordRange): Signs {
  const words = heard.words.slice(from, to);
  const numbers = new Float32Array(WIDTH + SHAPE_SIZE);
  numbers.set(meaningOf(words));
  numbers.set(
    shapeOf(heard, words, { from, to }).map((value) => value * SHAPE_SCALE),
    WIDTH,
  );
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
  { words: all, turn, asked, known }: Heard,
  words: MessageWord[],
  range: WordRange,
): number[] {
  const typed = words.map((word) => word.typed).join(' ');
  const content = contentWords(words.map(({ plain }) => plain).join(' '));
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
  ];
}

export const SHAPE_SIZE = 20;

/** What speaks for a cut before a word: the words around it, what they mean, and the marks between them. */
export function signsOfGap({ words }: Heard, at: number): Signs {
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

/** Signs of whether a word in a correction is the old one or the new one. */
export function signsOfWord({ words, known }: Heard, range: WordRange, at: number): Signs {
  const own = words[at];
  const numbers = new Float32Array(WIDTH + 5);
  if (own) numbers.set(meaningOf([own]));
  const said = own ? known.has(own.plain) : false;
  numbers.set(
    [
      holds(said),
      holds(/^\p{Lu}/u.test(own?.typed ?? '')),
      holds(/^\p{Lu}{2,}/u.test(own?.typed ?? '')),
      (at - range.from) / Math.max(1, range.to - range.from),
      holds(at === range.to - 1),
    ],
    WIDTH,
  );
  const plain = words.slice(range.from, range.to).map((each) => each.plain);
  const around = turningWords.flatMap((turning) => {
    const place = plain.indexOf(turning);
    return place < 0 ? [] : [`${turning} ${place < at - range.from ? 'before' : 'behind'}`];
  });
  const word = (offset: number): string =>
    at + offset >= range.from && at + offset < range.to ? (words[at + offset]?.plain ?? '') : '';
  return {
    numbers,
    ngrams: new Set([
      `is ${word(0)}`,
      `left ${word(-1)}`,
      `left ${word(-2)} ${word(-1)}`,
      `far left ${word(-2)}`,
      `far left ${word(-3)}`,
      `right ${word(1)}`,
      `right ${word(1)} ${word(2)}`,
      ...around,
    ]),
  };
}

/** Between the old and the new stands one of these. */
const turningWords = [
  'not',
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
