/** Where a stored file is read: its random id is the key to it. */
export const fileUrl = (upload: { signed_id: string; filename: string }): string =>
  `/files/${upload.signed_id}/${encodeURIComponent(upload.filename)}`;
