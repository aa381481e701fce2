import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** As the standard of WOFF 1 has them. */
const SIGNATURE = 'wOFF';
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
/** As the standard of TrueType has them. */
const FONT_HEADER = 12;
const FONT_ENTRY = 16;
const ALIGNMENT = 4;

const unpacked = new Map<string, Buffer>();

/**
 * The font in a WOFF file as a plain one, kept for the next paper: what draws the letters would unpack each table of it
 * for each paper again, without the help of Node, which took most of the time of a paper.
 */
export const unpackFont = (file: string): Buffer => {
  const font = unpacked.get(file) ?? unpackWoff(readFileSync(file));
  unpacked.set(file, font);
  return font;
};

const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('this font is no WOFF file');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  writeSearchHints(font, count);
  let at = FONT_HEADER + count * FONT_ENTRY;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const start = woff.readUInt32BE(from + 4);
    const packedLength = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const to = FONT_HEADER + index * FONT_ENTRY;
    woff.copy(font, to, from, from + 4);
    woff.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(at, to + 8);
    font.writeUInt32BE(length, to + 12);
    const packed = woff.subarray(start, start + packedLength);
    (packedLength < length ? inflateSync(packed) : packed).copy(font, at);
    at += Math.ceil(length / ALIGNMENT) * ALIGNMENT;
  }
  return font;
};

/** What a binary search for a table begins with, after the number of tables. */
const writeSearchHints = (font: Buffer, count: number): void => {
  const halvings = Math.floor(Math.log2(count));
  const range = 2 ** halvings * FONT_ENTRY;
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(range, 6);
  font.writeUInt16BE(halvings, 8);
  font.writeUInt16BE(count * FONT_ENTRY - range, 10);
};
