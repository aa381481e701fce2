import { anyReception, receptions } from './lines/acknowledgements.ts';
import { echoOf, thingIn } from './own-words.ts';
import { partsThat, type Situation } from './situation.ts';

const laughs = /\b(?:lo+l|(?:ha){2,}h?|lmao)\b/i;

/** The newest idea in the child's own words; nothing where none can be given back. */
export function ownWords({ noted, respell, input }: Situation): string[] {
  const text = noted.findLast(({ slot }) => slot !== 'find out')?.text ?? '';
  const own = echoOf(text, respell) ?? thingIn(text, respell);
  return own ? [`${own}${input.year <= 4 ? '!' : '.'}`] : [];
}

/** What is said first to an idea: the child's own words given back, or a plain word for that part of the text. */
export function receive(situation: Situation): string[] {
  const { input, noted, respell } = situation;
  const told = partsThat(situation, 'tells');
  const newest = noted.at(-1);
  const text = newest?.text ?? told.at(-1)?.text ?? '';
  const slot = newest?.slot ?? '';
  const turn = input.history.filter(({ role }) => role === 'user').length;
  const plain = rotated(receptions[slot] ?? anyReception, turn);
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
