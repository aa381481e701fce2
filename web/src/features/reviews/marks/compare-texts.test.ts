import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const marked = (earlier: string, later: string): string =>
  compareTexts(earlier, later)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('');

it('tells what was kept, what came and what went', () => {
  expect(marked('The lamp went out.', 'The old lamp went out.')).toBe('The [+old ]lamp went out.');
  expect(marked('a b c', 'a c')).toBe('a [-b ]c');
  expect(marked('', 'New')).toBe('[+New]');
  expect(marked('Same', 'Same')).toBe('Same');
});

it('gives both texts back', () => {
  const [earlier, later] = ['One owl woke up. It was dark.', 'An owl woke.\n\nIt was not dark at all.'];
  const pieces = compareTexts(earlier, later);
  const without = (kind: string) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect([without('added'), without('removed')]).toEqual([earlier, later]);
});
