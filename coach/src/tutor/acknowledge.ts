import { acknowledgementsBySlot, genericAcknowledgements } from './lines/acknowledgements.ts';
import { echoOf, thingIn } from './own-words.ts';
import { partsThat, type Situation } from './situation.ts';

const laughs = /\b(?:lo+l|(?:ha){2,}h?|lmao)\b/i;

/** A plain word to an idea that came with a question: nothing of it is given back, the answer comes first. */
export function acknowledgeBriefly(situation: Situation): string[][] {
  const { noted, input } = situation;
  const newest = noted.findLast(({ slot }) => slot !== 'find out');
  if (!newest) return [];
  const plain = isSureOf(newest.slot, situation) ? acknowledgementsBySlot[newest.slot] : undefined;
  return [rotated(plain ?? genericAcknowledgements, input.history.length)];
}

const sureShare = 0.5;

/** A word made for one part of the text is said only where it is plain that it is that part. */
const isSureOf = (slot: string, { asked, parts, noted, input }: Situation): boolean =>
  !(slot === 'who' && input.cards.filter((card) => card.slot === 'who').length > noted.length) &&
  (slot === asked ||
    parts.some(({ slots = [] }) => slots.some(({ name, share }) => name === slot && share >= sureShare)));

/** What is said first to an idea: the child's own words given back, or a plain word for that part of the text. */
export function acknowledge(situation: Situation): string[] {
  const { input, noted, respell } = situation;
  const told = partsThat(situation, 'tells');
  const newest = noted.at(-1);
  const text = newest?.text ?? told.at(-1)?.text ?? '';
  const slot = newest && isSureOf(newest.slot, situation) ? newest.slot : '';
  const turn = input.history.filter(({ role }) => role === 'user').length;
  const plain = rotated(acknowledgementsBySlot[slot] ?? genericAcknowledgements, turn);
  const mark = input.year <= 4 ? '!' : '.';
  const echo = echoOf(text, respell);
  const thing = thingIn(text, respell);
  const own = [
    ...(echo ? [`${echo}${mark}`] : []),
    ...(thing ? [`${thing}. ${plain[0] ?? ''}`, `${thing}${mark}`] : []),
  ];
  const fun = laughs.test(situation.message) ? ['Ha!', 'Ha, that made me smile.', 'That is funny.'] : [];
  // Not each time in the same form.
  return turn % 3 === 0 ? [...fun, ...plain, ...own] : [...own, ...fun, ...plain];
}

export const rotated = (some: string[], by: number): string[] => {
  const at = by % (some.length || 1);
  return [...some.slice(at), ...some.slice(0, at)];
};
