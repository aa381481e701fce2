import { describe, expect, it } from 'vitest';
import { markedNarratives } from '../testing/pieces/marked/narrative.ts';
import { markedPersuasives } from '../testing/pieces/marked/persuasive.ts';
import { samplePieces } from '../testing/pieces/sample-pieces.ts';
import { findStrayPunctuation, withoutStrayPunctuation } from './stray-punctuation.ts';

/** The text with brackets around every mark that stands where none belongs. */
const shown = (text: string): string => {
  let from = 0;
  const parts = findStrayPunctuation(text).map(({ start, end }) => {
    const part = `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
    return part;
  });
  return parts.join('') + text.slice(from);
};

describe('stray marks', () => {
  it.each([
    'We went[!] to the park and played.',
    'We went home.[!] Then we ate.',
    'The dog[?] ran to the gate. It was old.',
    'He likes the[,] dog.',
    'My sister" went home.'.replace('"', '["]'),
    'We went[(] to the park.',
    'The people[;] of the town were glad.',
    'We like to[:] swim.',
    'The[...] dog ran home.',
    'She goes to Hill High[!] School every day.',
    'We ran[ "x"] home.',
    'We stayed because[.] It rained.',
    'It was fun.[ -] Then we went home.',
  ])('are found: %s', (text) => {
    expect(shown(text.replace(/\[([^\]]+)\]/g, '$1'))).toBe(text);
  });

  it.each([
    'We ran home. It was late, but the light was on.',
    '"Come on!" shouted Mum. "We are late."',
    'i like my dog. he is big. we go to the park',
    'we won. it was fun! i love it. we go home',
    'We need three things: water, food and time.',
    'The rain had stopped; we ran outside.',
    'In the morning, we packed pens, books, etc. Then we left.',
    'He got an "A" (his first).',
    'Oh! it is you.',
    '"We should run, whispered Ella.',
  ])('are no marks that belong there: %s', (text) => {
    expect(shown(text)).toBe(text);
  });

  it('hardly ever stand in a piece that is written with care', () => {
    const careful = [...samplePieces, ...markedNarratives, ...markedPersuasives].filter(
      ({ year }) => year >= 7,
    );
    const strays = careful.flatMap(({ name, text }) =>
      findStrayPunctuation(text).map((mark) => ({ name, ...mark })),
    );
    expect(careful.length).toBeGreaterThan(5);
    expect(strays.filter(({ isWrong }) => isWrong)).toEqual([]);
  });

  it('leave a text that reads as it did before they were scattered in', () => {
    const text =
      'My sister went to the shop with her friend because it was late. The people of the town were glad.';
    for (const mark of ['"', '(', '...', ' -', '!', '?', ';'])
      expect(
        withoutStrayPunctuation(text.replaceAll(' to the', `${mark} to the`).replaceAll(' of', `${mark} of`))
          .text,
      ).toBe(text);
  });

  it('are found in a text of nothing but marks without trying any place twice', () => {
    for (const part of ['.', ', ', '" ', '( ', 'a. ', 'a- ', '! a', '… ', ': ; '])
      expect(withoutStrayPunctuation(part.repeat(30_000 / part.length)).text.length).toBeLessThanOrEqual(
        30_000,
      );
  });
});
