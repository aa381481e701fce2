import { inflateSync } from 'node:zlib';

/** A PDF with the objects that it packs together written out, to look for what is in them. */
export const unpackPdf = (pdf: Buffer): string => {
  const text = pdf.toString('latin1');
  const packs = [...text.matchAll(/\/Type \/ObjStm[\s\S]*?stream\n([\s\S]*?)\nendstream/g)];
  return [
    text,
    ...packs.map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')),
  ].join('\n');
};
