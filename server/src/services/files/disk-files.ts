import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

export const diskFiles = (folder: string): FileStore => {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    put: async (key, bytes) => {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      // Written beside and moved into place: a cut upload leaves no half file under its name.
      await pipeline(bytes, createWriteStream(`${pathOf(key)}.part`));
      await rename(`${pathOf(key)}.part`, pathOf(key));
    },
    read: async (key, range) => createReadStream(pathOf(key), range),
    delete: (key) => rm(pathOf(key), { force: true }),
  };
};
