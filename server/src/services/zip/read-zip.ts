import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

/** What is wrong with a zip, or with one file in it, in words for whoever made it. */
export class ZipError extends Error {
  override name = 'ZipError';
}

export interface ZipFile {
  name: string;
  /** As it is when unpacked. */
  byteSize: number;
  /** Unpacks it piece by piece, away from the event loop; ends with a ZipError when it is not what the zip says. */
  read(): AsyncGenerator<Buffer>;
}

interface ZipLimits {
  filesMax: number;
  /** Of all files together when they are unpacked. */
  bytesMax: number;
}

const centralHeader = 0x02014b50;
const localHeader = 0x04034b50;
const endOfDirectory = 0x06054b50;
const endBytes = 22;
const commentMax = 0xffff;
const centralBytes = 46;
const localBytes = 30;
const encrypted = 0x0001;
const stored = 0;
const deflated = 8;
const sliceBytes = 64 * 1024;

const damaged = () => new ZipError('The zip is damaged. Please export it again.');

/** The list of files is found from the end: before it there may be anything. */
const findEnd = (zip: Buffer): number => {
  const first = Math.max(0, zip.length - endBytes - commentMax);
  for (let at = zip.length - endBytes; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === endOfDirectory && at + endBytes + zip.readUInt16LE(at + 20) === zip.length)
      return at;
  throw new ZipError('This is not a zip file, or only a part of one.');
};

interface Entry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  byteSize: number;
  offset: number;
}

const readEntry = (zip: Buffer, at: number): { entry: Entry; next: number } => {
  if (at + centralBytes > zip.length || zip.readUInt32LE(at) !== centralHeader) throw damaged();
  const nameLength = zip.readUInt16LE(at + 28);
  const next = at + centralBytes + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  if (next > zip.length) throw damaged();
  const entry = {
    name: zip.toString('utf8', at + centralBytes, at + centralBytes + nameLength),
    flags: zip.readUInt16LE(at + 8),
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packedSize: zip.readUInt32LE(at + 20),
    byteSize: zip.readUInt32LE(at + 24),
    offset: zip.readUInt32LE(at + 42),
  };
  return { entry, next };
};

/** Fields that are full point to others of zip64, which we do not read. */
const full16 = 0xffff;
const full32 = 0xffffffff;
const checkIsPlain = (...numbers: [number, full: number][]): void => {
  if (numbers.some(([number, full]) => number === full))
    throw new ZipError('The zip is of the kind for huge files (zip64). Please make a plain zip.');
};

const listEntries = (zip: Buffer, { filesMax }: ZipLimits): Entry[] => {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  checkIsPlain([count, full16], [zip.readUInt32LE(end + 16), full32]);
  if (count > filesMax) throw new ZipError(`The zip holds more than ${filesMax} files.`);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    const { entry, next } = readEntry(zip, at);
    checkIsPlain([entry.packedSize, full32], [entry.byteSize, full32], [entry.offset, full32]);
    entries.push(entry);
    at = next;
  }
  return entries;
};

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += sliceBytes)
    yield bytes.subarray(start, start + sliceBytes);
}

const packedBytes = (zip: Buffer, { name, offset, packedSize }: Entry): Buffer => {
  const isThere = offset + localBytes <= zip.length && zip.readUInt32LE(offset) === localHeader;
  if (!isThere) throw new ZipError(`${name} is damaged in the zip. Please export it again.`);
  const start = offset + localBytes + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packedSize > zip.length)
    throw new ZipError(`${name} is cut off in the zip. Please export it again.`);
  return zip.subarray(start, start + packedSize);
};

/** No more than the zip announced is ever unpacked, so that a small file cannot become a huge one. */
async function* unpack(zip: Buffer, entry: Entry): AsyncGenerator<Buffer> {
  const broken = () => new ZipError(`${entry.name} is damaged in the zip. Please export it again.`);
  const packed = Readable.from(slicesOf(packedBytes(zip, entry)));
  const pieces: AsyncIterable<Buffer> = entry.method === stored ? packed : packed.pipe(createInflateRaw());
  let size = 0;
  let crc = 0;
  try {
    for await (const piece of pieces) {
      size += piece.length;
      if (size > entry.byteSize) throw broken();
      crc = crc32(piece, crc);
      yield piece;
    }
  } catch (error) {
    // zlib throws errors with codes of its own; whoever reads the pieces may throw anything.
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? broken() : error;
  }
  if (size !== entry.byteSize || crc !== entry.crc) throw broken();
}

/** What a Mac adds to every zip by itself. */
const isClutter = ({ name }: Entry): boolean =>
  name.startsWith('__MACOSX/') || /(^|\/)\.DS_Store$/.test(name);

const checkEntry = ({ name, flags, method }: Entry): void => {
  if (/[/\\\p{Cc}]/u.test(name))
    throw new ZipError('The zip has a folder in it. Please zip the files themselves, not the folder.');
  if ((flags & encrypted) !== 0) throw new ZipError(`${name} is locked with a password.`);
  if (method !== stored && method !== deflated)
    throw new ZipError(`${name} is packed in a way we do not read. Please make a plain zip.`);
};

/** The files of a zip that is wholly in memory. Only the list is read here; a file is unpacked by reading it. */
export const readZip = (zip: Buffer, zipLimits: ZipLimits): ZipFile[] => {
  if (zip.length < endBytes) throw new ZipError('This is not a zip file, or only a part of one.');
  const entries = listEntries(zip, zipLimits).filter((entry) => !isClutter(entry));
  for (const entry of entries) checkEntry(entry);
  const names = entries.map(({ name }) => name.toLowerCase());
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new ZipError(`${double} is in the zip twice.`);
  if (entries.reduce((sum, { byteSize }) => sum + byteSize, 0) > zipLimits.bytesMax)
    throw new ZipError(
      `Unpacked, the zip is larger than ${Math.floor(zipLimits.bytesMax / 1024 / 1024)} MB.`,
    );
  return entries.map((entry) => ({
    name: entry.name,
    byteSize: entry.byteSize,
    read: () => unpack(zip, entry),
  }));
};
