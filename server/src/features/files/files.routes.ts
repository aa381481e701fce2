import { randomBytes } from 'node:crypto';
import { type files, limits, uploadLimit } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../http/app-error.ts';
import type { Handlers } from '../../http/serve.ts';
import { fileUrl } from './file-url.ts';
import { insertUpload } from './files.queries.ts';

export const filesRoutes = (deps: Deps): Handlers<typeof files> => ({
  startUpload: async ({ caller, body }) => {
    const limit = uploadLimit(body.content_type);
    if (limit === null) throw invalid('content_type', 'Files of this type are not taken.');
    if (body.byte_size > limit)
      throw new AppError(
        'too_large',
        limit === limits.video_bytes_max
          ? 'File size exceeds 100MB limit'
          : `This file is too large: at most ${Math.floor(limit / 1024 / 1024)} MB.`,
      );
    const upload = await insertUpload(deps.db, {
      ...body,
      signed_id: randomBytes(24).toString('base64url'),
      owner_id: caller.id,
    });
    return {
      signed_id: upload.signed_id,
      url: fileUrl(upload),
      direct_upload: { url: `/files/${upload.signed_id}`, headers: { 'content-type': upload.content_type } },
    };
  },
});
