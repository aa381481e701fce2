import { limits } from './limits.ts';

/** Content types that can be uploaded. */
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
