import type { Respell } from '../respell.ts';
import { type TokenRange, WIDTH } from '../transformer/shape.ts';
import { LAST_TOKEN, type Tokenizer } from '../transformer/tokenizer.ts';
import type { HiddenStates } from '../transformer/transformer.ts';
import type { ChatModel } from './chat-model.ts';

/** A child's message, and what was said before it. */
export interface MessageInConversation {
  /** The coach's line just before. */
  coach: string;
  child: string;
  /** What the child said in this talk so far, and the title. */
  earlier: string[];
  /** The cards as the child sees them, in the order they were made. */
  cards: KnownCard[];
}

/** An idea that the child told, under the part of the text it belongs to. */
export interface KnownCard {
  slot: string;
  text: string;
}

/** A word of the message as it was typed, with the marks beside it, and as the transformer understood it. */
export interface MessageWord {
  typed: string;
  start: number;
  end: number;
  /** In plain spelling and lower case, without marks. */
  plain: string;
  tokens: TokenRange;
  states: HiddenStates;
}

/** The end of the coach's line asks; a longer message is read in windows, each beside that line. */
const MOST_COACH_TOKENS = 40;
const MOST_CHILD_TOKENS = 80;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, '')
    .trim();

/** Some words of a message beside the coach's line, as the transformer reads them, and where each word stands. */
export interface MessageWindow {
  tokens: number[];
  words: Omit<MessageWord, 'states'>[];
}

/** Cuts a message into words and reads them beside the coach's line. */
export const encodeMessage = (
  message: Pick<MessageInConversation, 'coach' | 'child'>,
  { tokenize, read }: Pick<ChatModel, 'tokenize' | 'read'>,
  respell: Respell,
): MessageWord[] =>
  tokenizeMessage(message, tokenize, respell).flatMap(({ tokens, words }) => {
    const states = read(tokens);
    return words.map((word) => ({ ...word, states }));
  });

export function tokenizeMessage(
  { coach, child }: Pick<MessageInConversation, 'coach' | 'child'>,
  tokenize: Tokenizer,
  respell: Respell,
): MessageWindow[] {
  const before = tokenize(coach).slice(-MOST_COACH_TOKENS);
  const words = [...child.matchAll(/\S+/g)].map(({ 0: typed, index }) => {
    const respelled = respell(typed);
    const pieces = tokenize(respelled);
    return {
      typed,
      start: index,
      end: index + typed.length,
      plain: bare(respelled) || bare(typed),
      pieces: pieces.length > 0 ? pieces : tokenize('…'),
    };
  });
  return windowsOf(words).map((window) => {
    // The transformer sets a mark before the first token.
    let next = before.length + 2;
    return {
      tokens: [...before, LAST_TOKEN, ...window.flatMap(({ pieces }) => pieces)],
      words: window.map(({ pieces, ...word }) => {
        const tokens = { start: next, end: next + pieces.length };
        next = tokens.end;
        return { ...word, tokens };
      }),
    };
  });
}

/** A long message is read in windows. */
function windowsOf<Word extends { pieces: number[] }>(words: Word[]): Word[][] {
  const windows: Word[][] = [];
  let room = 0;
  for (const word of words) {
    room -= word.pieces.length;
    if (room < 0) {
      windows.push([]);
      room = MOST_CHILD_TOKENS - word.pieces.length;
    }
    windows.at(-1)?.push(word);
  }
  return windows;
}

/** What the words mean together. */
export function averageMeaning(words: MessageWord[]): Float32Array {
  const average = new Float32Array(WIDTH);
  const count = words.reduce((sum, { tokens }) => sum + tokens.end - tokens.start, 0);
  for (const { states, tokens } of words) {
    for (let token = tokens.start; token < tokens.end; token++)
      for (let i = 0; i < WIDTH; i++)
        average[i] = (average[i] ?? 0) + (states[token * WIDTH + i] ?? 0) / count;
  }
  return average;
}
