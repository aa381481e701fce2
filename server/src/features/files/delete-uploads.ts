import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { deleteFiles } from './delete-files.job.ts';
import { deleteUploadRow, deleteUploadRows, deleteUploadRowsOf } from './files.queries.ts';

type QueueDeps = Pick<Deps, 'queue'>;

/** The rows are gone with the caller's transaction, the bytes soon after it. */
export const queueFileDeletion = async (deps: QueueDeps, db: Db, keys: string[]): Promise<void> => {
  if (keys.length > 0) await deps.queue.send(db, deleteFiles, { keys });
};

/** For a record that lets go of its file. */
export const deleteUpload = async (deps: QueueDeps, db: Db, uploadId: number): Promise<void> =>
  queueFileDeletion(deps, db, await deleteUploadRow(db, uploadId));

/** For a record that lets go of several. */
export const deleteUploads = async (deps: QueueDeps, db: Db, uploadIds: number[]): Promise<void> => {
  if (uploadIds.length > 0) await queueFileDeletion(deps, db, await deleteUploadRows(db, uploadIds));
};

/** For people who leave: everything they ever uploaded. */
export const deleteUploadsOfUsers = async (deps: QueueDeps, db: Db, ownerIds: number[]): Promise<void> =>
  queueFileDeletion(deps, db, await deleteUploadRowsOf(db, ownerIds));
