import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { limits } from './limits.ts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'] as const;
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const;
export const documentTypes = ['application/pdf', 'text/plain', 'text/csv'] as const;

/** The most bytes an upload of this type may have; null when the type is not taken at all. */
export const uploadLimit = (contentType: string): number | null => {
  const among = (types: readonly string[]) => types.includes(contentType);
  if (among(imageTypes)) return limits.image_bytes_max;
  if (among(videoTypes)) return limits.video_bytes_max;
  if (among(documentTypes)) return limits.file_bytes_max;
  return null;
};

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
