import { analyseText } from '../parse/index.ts';
import { findProfanity } from '../safety/profanity.ts';
import type { Turn, TurnReading } from '../understanding/index.ts';
import type { Heard } from './conversation.ts';
import { caughtBySecondNet, isNoise } from './second-net.ts';
import { isLoss } from './valence.ts';

export type ReadTurn = (turn: Turn) => TurnReading;

export interface Understood {
  heard: Heard;
  /** Below this an idea is taken note of quietly: it may be something else. */
  isSure: boolean;
}

/** The words of our own buttons need no understanding. */
const buttons: Record<string, Heard> = {
  'give me a hint': 'hint',
  "i'm stuck": 'stuck',
  'next question': 'skip',
  "i'm ready": 'ready',
};

const sureFrom = 0.6;

/**
 * What the child does with this turn. The learned head hears it; what has no English words in it is seen before, and
 * where the head is in doubt, a message that plainly tells something about the text counts as telling it.
 */
export function understandTurn(
  turn: Turn,
  readTurn: ReadTurn,
  tells: (message: string) => boolean,
): Understood {
  const plain = plainMessage(turn.child);
  const sure = (heard: Heard): Understood => ({ heard, isSure: true });
  const button = buttons[plain.replace(/[.!]+$/, '')];
  if (button) return sure(button);
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain))
    return sure(plain.includes('?') ? 'confusion' : 'stuck');
  if (isOtherLanguage(plain)) return sure('other-language');
  // Whatever else it is: a death among one's own people is met with care.
  if (isLoss(plain)) return sure('feeling');
  const caught = caughtBySecondNet(plain);
  if (caught) return sure(caught);
  const { kind, confidence } = readTurn(turn);
  const isTold = kind === 'idea' || kind === 'silly';
  if (isTold && isMash(plain)) return sure('unreadable');
  if (kind === 'idea' && plain.split(' ').length <= 6 && findProfanity(plain).length > 0)
    return sure('silly');
  if (doubtful.has(kind) && confidence < doubtBelow && !plain.endsWith('?') && tells(turn.child))
    return sure('idea');
  return { heard: kind, isSure: confidence >= sureFrom && !isNoise(plain) };
}

/** Kinds that a plain answer is sometimes taken for. */
const doubtful: Set<Heard> = new Set(['off-topic', 'silly', 'robot']);
const doubtBelow = 0.6;

export const plainMessage = (message: string): string =>
  message
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}']+/gu) ?? [];

function isOtherLanguage(plain: string): boolean {
  const letters = plain.match(/\p{L}/gu) ?? [];
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && other / letters.length > 0.5) return true;
  const words = wordsOf(plain);
  return words.length >= 3 && words.filter((word) => foreignWords.has(word)).length / words.length >= 0.3;
}

/** Function words that give away a text in another language written in our letters. */
const foreignWords: Set<string> = new Set(
  `je ne pas qui une les des est suis nous vous avec dans pour mais tres il elle c'est sais quoi
  el los las una por para pero como esta muy yo qué porque está soy tengo quiero mucho
  der und nicht ich ein eine auf für wir wie che non sono questo gli molto
  não uma você isso meu minha estou xie yao zhe shenme ang mga ako ikaw hindi
  toi khong mot cua saya tidak yang itu aku kamu için çok değil`.split(/\s+/),
);

function isMash(plain: string): boolean {
  const words = wordsOf(plain).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return false;
  return (
    analyseText(plain).gibberish.isGibberish ||
    words.every((word) => word.length >= 4 && !/[aeiouy]/.test(word))
  );
}
