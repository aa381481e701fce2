import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type UploadRow, uploads } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { declarationOf, type SampleFile } from './sample-files.ts';

/** A file whose bytes have arrived and that no record has taken yet. */
export const buildUpload = async (deps: Deps, owner_id: number, file: SampleFile): Promise<UploadRow> => {
  const signed_id = randomBytes(24).toString('base64url');
  await deps.files.put(signed_id, Readable.from([file.bytes]), file.bytes.length);
  const row = { ...declarationOf(file), signed_id, owner_id, status: 'stored' as const };
  const [upload] = await deps.db.insert(uploads).values(row).returning();
  if (!upload) throw new Error('insert returned no row');
  return upload;
};
