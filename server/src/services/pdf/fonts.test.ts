import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackPdf } from '../../testing/unpack-pdf.ts';
import { fonts, splitByFont } from './fonts.ts';
import { PdfDocument } from './pdf-document.ts';

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

  it('speak other scripts, each letter in the part that has it', () => {
    const fontsOf = (text: string) => splitByFont(text, 'text').map(({ font }) => font.replace(/\d+$/, ''));
    expect(fontsOf('王')).toEqual(['text noto-sans-sc-']);
    expect(fontsOf('김')).toEqual(['text noto-sans-kr-']);
    expect(fontsOf('Ольга')).toEqual(['text noto-sans-cyrillic']);
    expect(fontsOf('अनन्या')).toEqual(['text noto-sans-devanagari']);
    expect(splitByFont('محمد علي', 'text').map(({ text }) => text)).toEqual(['علي', ' ', 'محمد']);
  });

  it('draw the emoji a child used, and the pieces of those that are joined', () => {
    const runs = splitByFont('A dragon 🐉 ❤️ 👩🏽‍🚀 © 2026', 'text');
    expect(runs.map(({ text }) => text).join('')).toBe('A dragon 🐉 ❤ 👩🚀 © 2026');
    for (const { font, text } of runs)
      expect(font.startsWith('text noto-emoji-')).toBe(/[🐉❤👩🚀]/u.test(text));
  });

  it('have a picture for emoji and not a box', async () => {
    const paper = await new PdfDocument('x').title('Mia').paragraph('I saw a 🐉 and a 🦄!').finish();
    expect(unpackPdf(paper)).toContain('NotoEmoji');
    expect(paper.length).toBeLessThan(60_000);
  });

  it('are cut to the letters that a paper uses', async () => {
    const plain = (await new PdfDocument('x').title('Mia').finish()).length;
    const paper = await new PdfDocument('x')
      .title('王小明 Mia')
      .paragraph('김민준, Ольга, محمد علي, นภา')
      .table([['小', 'b']], ['*', 60])
      .finish();
    const text = unpackPdf(paper);
    for (const font of ['NotoSansSC', 'NotoSansKR', 'NotoSansArabic']) expect(text).toContain(font);
    expect(paper.length - plain).toBeLessThan(60_000);
  });
});
