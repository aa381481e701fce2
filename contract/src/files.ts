import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { limits } from './limits.ts';

export const files = endpoints({
  startUpload: {
    method: 'POST',
    path: '/direct_uploads',
    summary: 'Announce a file; returns where to PUT its bytes',
    access: 'signed-in',
    rateLimit: 'upload',
    body: z.object({
      filename: z.string().trim().min(1).max(limits.filename_max),
      content_type: z.string().max(100),
      byte_size: z.number().int().positive(),
      hex_digest: z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 in lower-case hexadecimal is needed'),
    }),
    response: json(
      z.object({
        signed_id: z.string(),
        /** Where the file can be read once its bytes have arrived. */
        url: z.string(),
        direct_upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
      }),
    ),
  },
});
