import {
  acknowledgementsBySlot,
  genericAcknowledgements,
  troubleAcknowledgements,
  unsureFactAcknowledgements,
} from './coach-lines/acknowledgements.ts';
import { echoSentence, nounPhraseIn } from './phrases-from-message.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';
import { slotsByCueWords } from './slots-by-cue-words.ts';
import { isCardUncertain } from './uncertain-facts.ts';

const olderFrom = 7;

const laughs = /\b(?:lo+l|(?:ha){2,}h?|lmao)\b/i;

/** A plain word to an idea that came with a question: nothing of it is given back, the answer comes first. */
export function acknowledgeBriefly(context: ReplyContext): string[][] {
  const { noted, input } = context;
  const newest = noted.findLast(({ slot }) => slot !== 'find out');
  if (!newest) return [];
  const plain = isSureOf(newest.slot, context) ? acknowledgementsBySlot[newest.slot] : undefined;
  return [rotated(plain ?? genericAcknowledgements, input.history.length)];
}

const sureShare = 0.5;

/** A word made for one part of the text is said only where it is plain that it is that part. */
const isSureOf = (slot: string, { asked, parts, noted, input }: ReplyContext): boolean =>
  !(slot === 'who' && input.cards.filter((card) => card.slot === 'who').length > noted.length) &&
  (slot === asked ||
    parts.some(({ slots = [] }) => slots.some(({ name, share }) => name === slot && share >= sureShare)));

/** What is said first to an idea: the child's own words given back, or a plain word for that part of the text. */
export function acknowledge(context: ReplyContext): string[] {
  const { input, noted, respell } = context;
  const told = partsWithAct(context, 'tells');
  const newest = noted.at(-1);
  const text = newest?.text ?? told.at(-1)?.text ?? '';
  const slot = newest && isSureOf(newest.slot, context) ? newest.slot : '';
  const turn = input.history.filter(({ role }) => role === 'user').length;
  const plain = rotated(acknowledgementsBySlot[slot] ?? genericAcknowledgements, turn);
  if (newest && isCardUncertain(newest, context)) return rotated(unsureFactAcknowledgements, turn);
  const isTrouble =
    context.interview === 'narrative' && input.year < olderFrom && slotsByCueWords(text).includes('trouble');
  const mark = input.year <= 4 ? '!' : '.';
  const echo = echoSentence(text, respell);
  const thing = nounPhraseIn(text, respell);
  const own = [
    ...(echo ? [`${echo}${mark}`] : []),
    ...(thing ? [`${thing}. ${plain[0] ?? ''}`, `${thing}${mark}`] : []),
  ];
  const fun = laughs.test(context.message)
    ? ['Ha!', 'Ha, that made me smile.', 'That is funny.']
    : isTrouble
      ? rotated(troubleAcknowledgements, turn)
      : [];
  // Not each time in the same form.
  return turn % 3 === 0 || isTrouble ? [...fun, ...plain, ...own] : [...own, ...fun, ...plain];
}

export const rotated = (some: string[], by: number): string[] => {
  const at = by % (some.length || 1);
  return [...some.slice(at), ...some.slice(0, at)];
};
