import type { Readable } from 'node:stream';
import { limits } from '@inkling/contract';
import type { UploadRow } from '../../db/schema/index.ts';
import { AppError, conflict, invalid, notFound } from '../../http/app-error.ts';
import type { UploadDeps } from './attach-upload.ts';
import { checkBytes } from './check-bytes.ts';
import { findUpload, markUploadStored } from './files.queries.ts';

/** How long after it is declared an upload may begin. */
const openMs = 60 * 60 * 1000;
const slackMs = 60 * 1000;

const findOpen = async (deps: UploadDeps, signedId: string): Promise<UploadRow> => {
  const upload = await findUpload(deps.db, signedId);
  if (!upload || deps.files.direct || deps.clock.now().getTime() - upload.created_at.getTime() > openMs)
    throw notFound('This upload');
  if (upload.status === 'stored') throw conflict('This file has already been uploaded.');
  return upload;
};

const cutOff = () =>
  new AppError('malformed', 'The upload was cut off. Please try again.', {
    event: { event: 'upload_rejected', kind: 'cut_off' },
  });

/** Ends a sending that stalls, so that it does not hold its connection for ever. */
const withDeadline = (bytes: Readable): NodeJS.Timeout =>
  setTimeout(() => bytes.destroy(cutOff()), limits.upload_timeout_ms + slackMs).unref();

/**
 * Takes the bytes of a declared upload. The id is the permission: 192 random bits that only the person who declared
 * it was told, good for one file of one size and digest, once, within an hour, like a presigned address of S3.
 */
export const receiveUpload = async (
  deps: UploadDeps,
  signedId: string,
  sent: { bytes: Readable; byteSize: number | undefined },
): Promise<void> => {
  const upload = await findOpen(deps, signedId);
  if (sent.byteSize !== undefined && sent.byteSize !== upload.byte_size)
    throw invalid('file', 'The file is not of the announced size. Please upload it again.', {
      event: 'upload_rejected',
      kind: 'size',
    });
  const deadline = withDeadline(sent.bytes);
  try {
    await deps.files.put(signedId, checkBytes(sent.bytes, upload), upload.byte_size);
  } catch (error) {
    // A browser that disconnects isn't an error.
    if (sent.bytes.destroyed && !(error instanceof AppError)) throw cutOff();
    throw error;
  } finally {
    clearTimeout(deadline);
  }
  if (!(await markUploadStored(deps.db, upload.id))) {
    await deps.files.delete(signedId);
    throw notFound('This upload');
  }
};
