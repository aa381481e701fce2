import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fonts, splitByFont } from './fonts.ts';

describe('the fonts of a paper', () => {
  it('change where a letter is in another one, and no letter is lost', () => {
    const text = 'Nguye\u0302\u0303n Łukasz, Year 5: “Zoë’s owl”';
    const runs = splitByFont(text, 'text');
    expect(runs.map((run) => run.text).join('')).toBe(text.normalize('NFC'));
    expect(runs.slice(0, 4)).toEqual([
      { font: 'text', text: 'Nguy' },
      { font: 'text vietnamese', text: 'ễ' },
      { font: 'text', text: 'n ' },
      { font: 'text latin-ext', text: 'Ł' },
    ]);
  });

  it('are all there', () => {
    const names = splitByFont('aễł', 'heading').map(({ font }) => font);
    expect(fonts.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(fonts.filter(({ file }) => !existsSync(file))).toEqual([]);
  });
});
