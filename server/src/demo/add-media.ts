import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { keysOf } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { fileUrl } from '../features/files/index.ts';
import { addUpload } from './demo-school.queries.ts';
import { type DemoMediaName, demoMedia } from './media.ts';

export type StoredMedia = Record<DemoMediaName, { id: number; url: string }>;

const storeOne = async (
  deps: Deps,
  db: Db,
  { medium, owner_id }: { medium: DemoMediaName; owner_id: number },
) => {
  const { filename, content_type } = demoMedia[medium];
  const bytes = await readFile(new URL(`./media/${filename}`, import.meta.url));
  const signed_id = randomBytes(24).toString('base64url');
  await deps.files.put(signed_id, chunks(bytes), bytes.length);
  const id = await addUpload(db, {
    signed_id,
    owner_id,
    filename,
    content_type,
    byte_size: bytes.length,
    hex_digest: createHash('sha256').update(bytes).digest('hex'),
    status: 'stored',
    attached_at: deps.clock.now(),
  });
  return { id, url: fileUrl({ signed_id, filename }) };
};

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The school's pictures and its video, stored as if its teacher had uploaded them. */
export const addMedia = async (deps: Deps, db: Db, owner_id: number): Promise<StoredMedia> => {
  const stored: Partial<StoredMedia> = {};
  for (const medium of keysOf(demoMedia)) stored[medium] = await storeOne(deps, db, { medium, owner_id });
  // The loop went over every medium there is.
  return stored as StoredMedia;
};
