import { analyseText } from '../parse/index.ts';
import { findProfanity } from '../safety/profanity.ts';
import type { Respell, Turn, TurnReading } from '../understanding/index.ts';
import type { Heard } from './conversation.ts';
import { type MessageParts, partsOf } from './message-parts.ts';
import { plainMessage } from './plain-message.ts';
import { caughtBySecondNet, isNoise } from './second-net.ts';
import { mayBe, onlyIdea } from './signs-of-kinds.ts';
import { isLoss } from './valence.ts';

export type ReadTurn = (turn: Turn) => TurnReading;

export interface Understood {
  heard: Heard;
  /** Below this an idea is taken note of quietly: it may be something else. */
  isSure: boolean;
  /** What the message tells about the text, without the talk around it. */
  told: string;
  /** What it asks, beside what it tells. */
  asks: string;
  /** It says something about the talk, beside what it tells. */
  remarks: boolean;
  /** It reminds of something said before. */
  isReminder: boolean;
  isThanks: boolean;
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
 * What the child does with this turn. The message is taken apart first: what is said about the talk itself is not part
 * of the text. The learned head hears what is left; a kind that its words don't bear out is an idea.
 */
export function understandTurn(
  turn: Turn,
  readTurn: ReadTurn,
  { earlier, isAsked, respell }: { earlier: string[]; isAsked: boolean; respell?: Respell },
): Understood {
  const plain = plainMessage(turn.child);
  const parts = partsOf(turn.child, earlier, respell);
  const sure = (heard: Heard, told = parts.told): Understood => understood(parts, { heard, told });
  const button = buttons[plain.replace(/[.!]+$/, '')];
  if (button) return sure(button);
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain))
    return sure(plain.includes('?') ? 'confusion' : 'stuck');
  if (isOtherLanguage(plain)) return sure('other-language');
  // Whatever else it is: a death among one's own people is met with care.
  if (isLoss(plain)) return sure('feeling');
  const caught = caughtBySecondNet(plain);
  if (caught) return sure(caught);
  // "what do you mean by 'it'? the immune response?" guesses at the question, and answers nothing.
  const isGuess = parts.told !== '' && parts.told.split(' ').length <= mostWordsOfGuess;
  if (isGuess && parts.asks.some((ask) => asksForMeaning.test(ask) || repeatsWord(ask, turn.coach)))
    return sure('confusion', '');
  if (parts.told === '') {
    if (parts.asks.some((ask) => repeatsWord(ask, turn.coach))) return sure('confusion');
    return sure(
      withoutTold(parts, () => {
        const { kind } = readTurn(turn);
        return mayBe(kind, plain, { isAsked: true }) ? kind : 'question';
      }),
    );
  }
  const isMixed = parts.asks.length + parts.remarks.length > 0 || parts.isReminder || parts.isThanks;
  const own = plainMessage(parts.told);
  const { kind, confidence } = readTurn(isMixed ? { ...turn, child: parts.told } : turn);
  if ((kind === 'idea' || kind === 'silly') && isMash(own)) return sure('unreadable');
  const told = onlyIdea(parts.told);
  if (kind === 'stuck' && told !== undefined) return sure('idea', told);
  if (kind === 'idea' && own.split(' ').length <= 6 && findProfanity(own).length > 0) return sure('silly');
  // After "i told you" comes what was told.
  if (parts.isReminder && kind !== 'question') return sure('idea');
  if (!mayBe(kind, own, { isAsked })) return sure('idea');
  return { ...sure(kind), isSure: confidence >= sureFrom && !isNoise(own) };
}

const understood = (
  { asks, remarks, isReminder, isThanks }: MessageParts,
  { heard, told }: { heard: Heard; told: string },
): Understood => ({
  heard,
  told,
  isSure: true,
  asks: asks.join(' '),
  remarks: remarks.length > 0,
  isReminder,
  isThanks,
});

/** What is asked of the coach, and not about the text. */
const asksCoach: Set<Heard> = new Set(['robot', 'request-to-write', 'stuck']);

/** A message that is all talk about the talk. */
function withoutTold({ asks, remarks, isReminder }: MessageParts, readKind: () => Heard): Heard {
  if (asks.some((ask) => asksForMeaning.test(ask))) return 'confusion';
  if (asks.length > 0) {
    const kind = readKind();
    return asksCoach.has(kind) ? kind : 'question';
  }
  return remarks.length > 0 || isReminder ? 'complaint' : 'greeting';
}

const mostWordsOfGuess = 6;

/** "what is 'hear'?", where the coach said that word. */
const repeatsWord = (ask: string, coach: string): boolean => {
  const word =
    /\bwhat(?:'s| is| does| do)?(?: mean)? ["'‘“]([\p{L} ]+)["'’”]/iu.exec(ask)?.[1] ??
    /\bwhat (?:does|do|is mean|means?) (\p{L}+)(?: means?)?\??$/iu.exec(ask)?.[1];
  return word !== undefined && coach.toLowerCase().includes(word.toLowerCase());
};

const asksForMeaning =
  /\bwhat (?:do|did|does|u|you|r) ?(?:you|u|it|that|this)? ?mean|\b(?:who|what)(?:'s| is| are|s) ["'‘“]?(?:they|it|he|she|him|them)\b(?! called)|\bi don'?t (?:get|understand)|\bin what (?:way|sense)/i;

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
