import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKnownWords } from '../words/known-words.ts';
import { buildLexicon } from './build-lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { openLexicon, sourceFolders } from './open-lexicon.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lexicon-'));
});
afterEach(() => rm(folder, { recursive: true }));

const small: Lexicon = {
  size: 1,
  letters: Uint8Array.of(97),
  offsets: Uint32Array.of(0, 1),
  lengthStart: Uint32Array.of(0, 0, 1),
  masks: Uint32Array.of(1),
  frequency: Float32Array.of(0.5),
  isCapitalised: Uint8Array.of(0),
  bySound: { hashes: Uint32Array.of(7), words: Uint32Array.of(0) },
  byMetaphone: { hashes: Uint32Array.of(8), words: Uint32Array.of(0) },
};
const cannotBuild = (): Lexicon => {
  throw new Error('The lexicon was built again.');
};

/** The files of ours that a file imports values from, and those that these import. */
const importedBy = async (file: string, seen: Set<string>): Promise<void> => {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(
    /^import (?!type ).* from '(\..*)';$/gm,
  ))
    await importedBy(join(dirname(file), path), seen);
};

describe('the stored lexicon', () => {
  it('is read as it was built', async () => {
    const built = openLexicon('au', () => small, folder);
    expect(openLexicon('au', cannotBuild, folder)).toEqual(built);
    expect(await readdir(folder)).toEqual(['lexicon-au.bin']);
  });

  it('keeps the whole Australian lexicon', async () => {
    const knownWords = await createKnownWords('au');
    const built = openLexicon('au', () => buildLexicon(knownWords), folder);
    const stored = openLexicon('au', cannotBuild, folder);
    expect(serialize(stored).equals(serialize(built))).toBe(true);
  });

  it('is one for each spelling', () => {
    openLexicon('au', () => small, folder);
    expect(openLexicon('us', () => ({ ...small, size: 0 }), folder).size).toBe(0);
  });

  it.each([
    ['of other sources', (bytes: Buffer) => bytes.fill('0', 0, 64)],
    ['damaged', (bytes: Buffer) => bytes.fill('0', bytes.length - 8)],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 8)],
    ['empty', (bytes: Buffer) => bytes.subarray(0, 0)],
  ])('is built again when the file is %s', async (_, change) => {
    openLexicon('au', () => small, folder);
    const file = join(folder, 'lexicon-au.bin');
    await writeFile(file, change(await readFile(file)));
    const build = vi.fn(() => small);
    expect(openLexicon('au', build, folder)).toEqual(small);
    expect(build).toHaveBeenCalledOnce();
    expect(openLexicon('au', cannotBuild, folder)).toEqual(small);
  });

  it('is built without being stored where nothing can be written', async () => {
    const file = join(folder, 'taken');
    await writeFile(file, '');
    expect(openLexicon('au', () => small, join(file, 'below'))).toEqual(small);
  });

  it('depends on every file that it is built from', async () => {
    const files = new Set<string>();
    for (const root of ['./build-lexicon.ts', '../words/known-words.ts'])
      await importedBy(fileURLToPath(new URL(root, import.meta.url)), files);
    const folders = sourceFolders.map((each) => dirname(fileURLToPath(new URL('x', each))));
    expect(files.size).toBeGreaterThan(8);
    for (const file of files) expect(folders).toContain(dirname(file));
  });
});
