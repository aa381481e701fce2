import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { fonts } from './fonts.ts';
import { unpackFont } from './unpack-font.ts';

const letters = 'Łukasz Nguyễn wrote “Zoë’s owl” (3 pages); WAVE, office & fjord';

describe('an unpacked font', () => {
  it.each(fonts)('sets letters as its file does: $name', ({ file }) => {
    const widthWith = (font: string | Buffer) => new PDFDocument().font(font).widthOfString(letters);
    expect(widthWith(unpackFont(file))).toBe(widthWith(file));
  });

  it.each(fonts)('has its checked tables where it says: $name', ({ file }) => {
    const font = unpackFont(file);
    for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
      // The sum of the head table leaves out the sum of the whole file, which stands in it.
      if (font.toString('latin1', at, at + 4) === 'head') continue;
      const start = font.readUInt32BE(at + 8);
      expect(start % 4).toBe(0);
      let sum = 0;
      for (let word = start; word < start + font.readUInt32BE(at + 12); word += 4)
        sum = (sum + font.readUInt32BE(word)) >>> 0;
      expect(sum).toBe(font.readUInt32BE(at + 4));
    }
  });

  it('is unpacked once', () => {
    const [{ file } = { file: '' }] = fonts;
    expect(unpackFont(file)).toBe(unpackFont(file));
  });

  it('is no other file', () => {
    expect(() => unpackFont(fileURLToPath(import.meta.url))).toThrow('no WOFF file');
  });
});
