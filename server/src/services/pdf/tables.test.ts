import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpackPdf } from '../../testing/unpack-pdf.ts';
import { PdfDocument } from './pdf-document.ts';

const drawingsIn = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, bytes = '']) => {
    try {
      const drawing = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      return drawing.startsWith('1 0 0 -1') ? [drawing] : [];
    } catch {
      // Not packed, such as what is said about the document.
      return [];
    }
  });

it('a table that goes on names its columns on each page, and to those who listen once', async () => {
  const rows = Array.from({ length: 80 }, (_, row) => [`row ${row}`, 'x']);
  const pdf = await new PdfDocument('Owls').table([['Row', 'Mark'], ...rows], ['*', 60]).finish();
  const pages = drawingsIn(pdf);
  expect(pages.length).toBeGreaterThan(2);
  expect(unpackPdf(pdf).match(/\/S \/TH\b/g)).toHaveLength(2);
  const looks = pages.join().match(/\/Artifact/g)?.length;
  const [lines, numbers, repeated] = [rows.length + 1, pages.length, (pages.length - 1) * (2 + 1)];
  expect(looks).toBe(lines + numbers + repeated);
});
