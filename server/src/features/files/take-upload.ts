import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/app-error.ts';
import { findUpload, updateUpload } from './files.queries.ts';

type Kind = 'image' | 'video' | 'any';

const fits = (kind: Kind, contentType: string): boolean =>
  kind === 'any' || contentType.startsWith(`${kind}/`);

/** Gives an upload to the record that names it: it must be the caller's own, wholly arrived, and of the right kind. */
export const takeUpload = async (
  deps: Deps,
  db: Db,
  wanted: { signed_id: string; ownerId: number; kind: Kind },
): Promise<number> => {
  const upload = await findUpload(db, wanted.signed_id);
  if (!upload || upload.owner_id !== wanted.ownerId || upload.status !== 'stored')
    throw invalid('file', 'This file could not be found. Please upload it again.');
  if (!fits(wanted.kind, upload.content_type))
    throw invalid('file', `Please choose ${wanted.kind === 'image' ? 'an image' : 'a video'}.`);
  await updateUpload(db, upload.id, { attached_at: deps.clock.now() });
  return upload.id;
};
