import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/app-error.ts';
import type { SecurityEvent } from '../../services/security-events/security-event.ts';
import { markUploadAttached } from './files.queries.ts';
import { findStoredUpload } from './find-stored-upload.ts';

/** An upload is a row with a date, and bytes in the file store. */
export type UploadDeps = Pick<Deps, 'clock' | 'db' | 'files'>;

type Kind = 'image' | 'video' | 'any';

const fits = (kind: Kind, contentType: string): boolean =>
  kind === 'any' || contentType.startsWith(`${kind}/`);

/**
 * Gives an upload to the one record that names it: it must be the caller's own, wholly arrived, and of the right kind.
 * An error is shown at the field of the form.
 */
export const attachUpload = async (
  deps: UploadDeps,
  db: Db,
  wanted: { signed_id: string; ownerId: number; kind: Kind; field?: string },
): Promise<number> => {
  const { field = 'file' } = wanted;
  const missing = (event?: SecurityEvent) =>
    invalid(field, 'This file could not be found. Please upload it again.', event);
  const upload = await findStoredUpload(deps, wanted.signed_id);
  if (!upload || upload.owner_id !== wanted.ownerId)
    throw missing({ event: 'upload_rejected', kind: 'not_own' });
  if (!fits(wanted.kind, upload.content_type))
    throw invalid(field, `Please choose ${wanted.kind === 'image' ? 'an image' : 'a video'}.`);
  if (!(await markUploadAttached(db, upload.id, deps.clock.now()))) throw missing();
  return upload.id;
};
