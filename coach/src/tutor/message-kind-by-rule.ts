import { analyseText } from '../parse/index.ts';
import { normaliseMessage } from './normalise-message.ts';

/** A few messages need no understanding: our own buttons, other languages, no words at all, orders to the machine. */
export type MessageKindByRule =
  | 'hint'
  | 'skip'
  | 'ready'
  | 'stuck'
  | 'other-language'
  | 'unreadable'
  | 'order';

const buttons: Record<string, MessageKindByRule> = {
  'give me a hint': 'hint',
  "i'm stuck": 'stuck',
  'next question': 'skip',
  "i'm ready": 'ready',
};

export function messageKindByRule(message: string): MessageKindByRule | undefined {
  const plain = normaliseMessage(message);
  const button = buttons[plain.replace(/[.!]+$/, '')];
  if (button) return button;
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain)) return 'stuck';
  if (isOtherLanguage(plain)) return 'other-language';
  if (ordersMachine.test(plain)) return 'order';
  return isMash(plain) ? 'unreadable' : undefined;
}

const ordersMachine =
  /\b(?:ignore|forget|disregard|override)\b.{0,25}\b(?:instructions?|rules?|prompts?)\b|\byou are now\b|\bsystem prompt\b/;

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
