import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackPdf } from '../../testing/unpack-pdf.ts';
import { PdfDocument } from './pdf-document.ts';

const finish = () =>
  new PdfDocument('Owls')
    .title('Owls')
    .paragraph('They hoot.')
    .table([['a', 'b'], ...Array.from({ length: 40 }, (_, row) => [`${row}`, 'x'])], ['*', 60])
    .finish();

/** Follows the table as a reader does: every object is where it says. */
const objectAt = (pdf: Buffer, [kind, place, index]: number[], rows: number[][]): string => {
  if (kind === 1) return pdf.toString('latin1', place, (place ?? 0) + 12);
  const pack = pdf.subarray(rows[place ?? 0]?.[1]);
  const start = pack.indexOf('stream\n') + 7;
  const content = inflateSync(pack.subarray(start, pack.indexOf('\nendstream', start))).toString('latin1');
  return `${content.split(/\s+/, 2 * ((index ?? 0) + 1))[2 * (index ?? 0)]} 0 obj`;
};

describe('a finished PDF', () => {
  it('names the place of every object', async () => {
    const pdf = await finish();
    const text = pdf.toString('latin1');
    const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const start = pdf.indexOf('stream\n', at) + 7;
    const table = inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start)));
    const rows = Array.from({ length: table.length / 7 }, (_, row) => [
      table.readUInt8(row * 7),
      table.readUInt32BE(row * 7 + 1),
      table.readUInt16BE(row * 7 + 5),
    ]);
    expect(text.slice(at)).toContain(`/Size ${rows.length}`);
    expect(rows.length).toBeGreaterThan(80);
    for (const [number, row] of rows.entries())
      if (row[0] !== 0) expect(objectAt(pdf, row, rows)).toMatch(new RegExp(`^${number} 0 obj`));
  });

  it('says all it said, in less room', async () => {
    const pdf = await finish();
    const text = unpackPdf(pdf);
    for (const words of ['/Type /Catalog', '/Marked true', '/S /Table', '/Lang (en-AU)'])
      expect(text).toContain(words);
    expect(pdf.toString('latin1')).not.toContain('/S /Table');
    expect(pdf.length).toBeLessThan(30_000);
  });
});
