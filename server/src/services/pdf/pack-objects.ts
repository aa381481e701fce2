import { deflateSync } from 'node:zlib';

interface PdfObject {
  number: number;
  /** Between `1 0 obj` and `endobj`. */
  body: Buffer;
}

const last = (text: string, mark: string): number => {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`a PDF without ${mark}`);
  return at;
};

/** Where each object begins, from the table at the end. */
const readTable = (text: string): { table: number; offsets: Map<number, number> } => {
  const table = Number(
    text
      .slice(last(text, 'startxref') + 'startxref'.length)
      .trim()
      .split('\n')[0],
  );
  const lines = text.slice(table, last(text, 'trailer')).split('\n').slice(2);
  const used = lines.flatMap((line, number): [number, number][] =>
    / n\s*$/.test(line) ? [[number, Number(line.slice(0, 10))]] : [],
  );
  return { table, offsets: new Map(used) };
};

const readObjects = (pdf: Buffer, { table, offsets }: ReturnType<typeof readTable>): PdfObject[] => {
  const inOrder = [...offsets].sort(([, a], [, b]) => a - b);
  return inOrder.map(([number, start], index) => {
    const end = inOrder[index + 1]?.[1] ?? table;
    const from = pdf.indexOf('obj\n', start) + 'obj\n'.length;
    return { number, body: pdf.subarray(from, pdf.lastIndexOf('\nendobj', end)) };
  });
};

const hasStream = ({ body }: PdfObject): boolean =>
  body.subarray(-'endstream'.length).toString() === 'endstream';

const written = (number: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);

const stream = (entries: string, content: Buffer): Buffer => {
  const packed = deflateSync(content, { level: 9 });
  const head = `<<\n${entries}\n/Filter /FlateDecode\n/Length ${packed.length}\n>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
};

/** All of them in one stream, which begins with the number and the place of each. */
const packed = (objects: PdfObject[]): Buffer => {
  let place = 0;
  const places = objects.map(({ number, body }) => {
    const entry = `${number} ${place}`;
    place += body.length + 1;
    return entry;
  });
  const index = Buffer.from(`${places.join(' ')}\n`);
  const bodies = objects.flatMap(({ body }) => [body, Buffer.from('\n')]);
  const entries = `/Type /ObjStm\n/N ${objects.length}\n/First ${index.length}`;
  return stream(entries, Buffer.concat([index, ...bodies]));
};

/** Of a row of the table: its kind, a place or the number of a stream, and a place in that. */
const widths = [1, 4, 2] as const;
type Row = [kind: 0 | 1 | 2, place: number, index: number];

const tableOf = (rows: Row[]): Buffer => {
  const length = widths[0] + widths[1] + widths[2];
  const table = Buffer.alloc(rows.length * length);
  for (const [at, [kind, place, index]] of rows.entries()) {
    table.writeUInt8(kind, at * length);
    table.writeUInt32BE(place, at * length + widths[0]);
    table.writeUInt16BE(index, at * length + widths[0] + widths[1]);
  }
  return table;
};

/**
 * The same document with its small objects, of which a tagged one has hundreds, packed together as PDF has allowed
 * since 1.5: about half as large. PDFKit writes each by itself.
 */
export const packObjects = (pdf: Buffer): Buffer => {
  const text = pdf.toString('latin1');
  const known = readTable(text);
  const objects = readObjects(pdf, known);
  const [large, small] = [objects.filter(hasStream), objects.filter((object) => !hasStream(object))];
  const pack = Math.max(...known.offsets.keys()) + 1;
  const rows: Row[] = Array.from({ length: pack + 2 }, () => [0, 0, 0]);
  const head = pdf.subarray(0, Math.min(...known.offsets.values()));
  const parts = [head];
  let place = head.length;
  const put = (number: number, body: Buffer): void => {
    const part = written(number, body);
    rows[number] = [1, place, 0];
    parts.push(part);
    place += part.length;
  };
  for (const { number, body } of large) put(number, body);
  for (const [index, { number }] of small.entries()) rows[number] = [2, pack, index];
  put(pack, packed(small));
  rows[pack + 1] = [1, place, 0];
  const trailer = text.slice(last(text, 'trailer'), last(text, 'startxref'));
  const kept = trailer.match(/\/(?:Root|Info) \d+ 0 R|\/ID \[[^\]]*\]/g) ?? [];
  const entries = [`/Type /XRef`, `/Size ${rows.length}`, `/W [${widths.join(' ')}]`, ...kept].join('\n');
  parts.push(written(pack + 1, stream(entries, tableOf(rows))));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${place}\n%%EOF\n`)]);
};
