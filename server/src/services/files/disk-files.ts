import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, FileStore } from './file-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const openForReading = async (path: string, range?: ByteRange): Promise<Readable | null> => {
  try {
    return (await open(path)).createReadStream({ ...range });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const deleteOlder = async (folder: string, before: Date): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Gone already when another server sweeps the same folder.
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
};

/** Files in folders of their own, readable by this user only. */
export const diskFiles = (folder: string): FileStore => {
  const incoming = join(folder, 'incoming');
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });
  return {
    put: async (key, bytes) => {
      await makeFolder(incoming);
      // Written aside and moved into place: a cut upload leaves no half file under its name.
      const aside = join(incoming, `${key}.${crypto.randomUUID()}`);
      // Opened before anything can fail: a stream that is still opening when the bytes end early would create the
      // file after it was removed.
      const file = await open(aside, 'wx', 0o600);
      try {
        await pipeline(bytes, file.createWriteStream({ flush: true }));
        await makeFolder(dirname(pathOf(key)));
        await rename(aside, pathOf(key));
      } finally {
        await rm(aside, { force: true });
      }
    },
    read: (key, range) => openForReading(pathOf(key), range),
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteLeftovers: async (before) => {
      await makeFolder(incoming);
      await deleteOlder(incoming, before);
    },
  };
};
