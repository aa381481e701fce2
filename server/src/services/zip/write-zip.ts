import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  name: string;
  content: string;
}

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
/** Packed by deflate, names in UTF-8. */
const version = 20;
const utf8Names = 0x0800;
const deflated = 8;
/** 1 January 1980: the same content is the same file. */
const firstDay = 0x0021;

/** Little-endian fields, two or four bytes each. */
const fields = (...values: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 2) field.writeUInt16LE(value);
      else field.writeUInt32LE(value);
      return field;
    }),
  );

const pack = ({ name, content }: ZipEntry) => {
  const bytes = Buffer.from(content, 'utf8');
  const packed = deflateRawSync(bytes);
  const path = Buffer.from(name, 'utf8');
  const about = fields(
    [2, version],
    [2, utf8Names],
    [2, deflated],
    [2, 0],
    [2, firstDay],
    [4, crc32(bytes)],
    [4, packed.length],
    [4, bytes.length],
    [2, path.length],
    [2, 0],
  );
  return { path, packed, about };
};

/** A few small texts in one file, as office documents are kept. */
export const writeZip = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, packed, about } of entries.map(pack)) {
    const file = Buffer.concat([fields([4, localHeader]), about, path, packed]);
    const rest = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(Buffer.concat([fields([4, centralHeader], [2, version]), about, rest, path]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = fields(
    [4, endOfDirectory],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...files, listed, end]);
};
