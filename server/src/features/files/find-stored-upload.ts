import type { UploadRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { checkBytes } from './check-bytes.ts';
import { findUpload, markUploadStored } from './files.queries.ts';

const readToEnd = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of bytes);
};

/** Checks what a browser sent straight to the store, once, and keeps it; bytes that are not the declared file go. */
const acceptDirect = async (deps: Pick<Deps, 'db' | 'files'>, upload: UploadRow): Promise<void> => {
  const { direct } = deps.files;
  if (!direct) return;
  try {
    const isThere = await direct.accept(upload.signed_id, (bytes) => readToEnd(checkBytes(bytes, upload)));
    if (!isThere) return;
  } catch (error) {
    if (error instanceof AppError) await direct.clear(upload.signed_id);
    throw error;
  }
  if (!(await markUploadStored(deps.db, upload.id))) await deps.files.delete(upload.signed_id);
  await direct.clear(upload.signed_id);
};

/** An upload whose bytes are there and checked, or nothing. */
export const findStoredUpload = async (
  deps: Pick<Deps, 'db' | 'files'>,
  signedId: string,
): Promise<UploadRow | undefined> => {
  const upload = await findUpload(deps.db, signedId);
  if (!upload || upload.status === 'stored') return upload;
  await acceptDirect(deps, upload);
  // Read again: another server may have stored it at the same moment.
  const settled = await findUpload(deps.db, signedId);
  return settled?.status === 'stored' ? settled : undefined;
};
