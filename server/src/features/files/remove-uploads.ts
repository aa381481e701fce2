import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { deleteUpload, deleteUploads, deleteUploadsOf } from './files.queries.ts';
import { removeFiles } from './remove-files.job.ts';

type QueueDeps = Pick<Deps, 'queue'>;

/** The rows are gone with the caller's transaction, the bytes soon after it. */
export const queueFileRemoval = async (deps: QueueDeps, db: Db, keys: string[]): Promise<void> => {
  if (keys.length > 0) await deps.queue.send(db, removeFiles, { keys });
};

/** For a record that lets go of its file. */
export const removeUpload = async (deps: QueueDeps, db: Db, uploadId: number): Promise<void> =>
  queueFileRemoval(deps, db, await deleteUpload(db, uploadId));

/** For a record that lets go of several. */
export const removeUploads = async (deps: QueueDeps, db: Db, uploadIds: number[]): Promise<void> => {
  if (uploadIds.length > 0) await queueFileRemoval(deps, db, await deleteUploads(db, uploadIds));
};

/** For people who leave: everything they ever uploaded. */
export const removeUploadsOfUsers = async (deps: QueueDeps, db: Db, ownerIds: number[]): Promise<void> =>
  queueFileRemoval(deps, db, await deleteUploadsOf(db, ownerIds));
