// biome-ignore lint/style/noRestrictedImports: bytes instead of JSON are routed by the framework itself.
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/app-error.ts';
import { receiveBytes, sendFile } from '../../http/file-transfer.ts';
import type { UploadDeps } from './attach-upload.ts';
import { findStoredUpload } from './find-stored-upload.ts';
import { receiveUpload } from './receive-upload.ts';

/** The bytes of uploads: PUT /files/:signed_id takes them, GET /files/:signed_id/:filename gives them. */
export const serveFiles = async (app: FastifyInstance, deps: UploadDeps): Promise<void> => {
  receiveBytes(app, '/files/:signed_id', ({ signed_id = '' }, sent) => receiveUpload(deps, signed_id, sent));
  sendFile(app, '/files/:signed_id/:filename', async ({ signed_id = '' }) => {
    const upload = await findStoredUpload(deps, signed_id);
    if (!upload) throw notFound('This file');
    return {
      filename: upload.filename,
      contentType: upload.content_type,
      byteSize: upload.byte_size,
      hexDigest: upload.hex_digest,
      read: (range) => deps.files.read(signed_id, range),
    };
  });
};
