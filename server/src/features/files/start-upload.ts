import { randomBytes } from 'node:crypto';
import { type CheckedInput, type files, limits, uploadLimit } from '@inkling/contract';
import { AppError, invalid } from '../../http/app-error.ts';
import type { UploadDeps } from './attach-upload.ts';
import { fileUrl } from './file-url.ts';
import { countUnusedBytes, insertUpload } from './files.queries.ts';

type FileToUpload = CheckedInput<typeof files.startUpload>['body'];

/** How much one person may have lying about that no record has taken yet. */
const unusedBytesMax = 5 * limits.video_bytes_max;

const checkSize = (file: FileToUpload): void => {
  const limit = uploadLimit(file.content_type);
  if (limit === null)
    throw invalid('content_type', 'Files of this type are not taken.', {
      event: 'upload_rejected',
      kind: 'type',
    });
  if (file.byte_size <= limit) return;
  throw new AppError(
    'too_large',
    limit === limits.video_bytes_max
      ? 'File size exceeds 100MB limit'
      : `This file is too large: at most ${Math.floor(limit / 1024 / 1024)} MB.`,
    { event: { event: 'upload_rejected', kind: 'size' } },
  );
};

/** A name that is safe in a path, a header and a table; the extension stays. */
const cleanFilename = (filename: string): string => {
  const name = Buffer.from(filename).toString();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return name.replace(/[\u0000-\u001f\u007f/\\]/g, '_').replace(/^\.+/, '') || 'file';
};

export const startUpload = async (deps: UploadDeps, ownerId: number, file: FileToUpload) => {
  checkSize(file);
  if ((await countUnusedBytes(deps.db, ownerId)) + file.byte_size > unusedBytesMax)
    throw new AppError('too_many', 'You have uploaded a lot in a short time. Please try again tomorrow.', {
      event: { event: 'upload_rejected', kind: 'too_many' },
    });
  const upload = await insertUpload(deps.db, {
    ...file,
    filename: cleanFilename(file.filename),
    signed_id: randomBytes(24).toString('base64url'),
    owner_id: ownerId,
    created_at: deps.clock.now(),
  });
  const direct_upload = (await deps.files.direct?.offer(upload.signed_id, upload)) ?? {
    url: `/files/${upload.signed_id}`,
    headers: { 'content-type': upload.content_type },
  };
  return { signed_id: upload.signed_id, url: fileUrl(upload), direct_upload };
};
