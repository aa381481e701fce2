/** The file's name in a content-disposition header: in any language, or none when it names no file. */
export const filenameFromHeader = (disposition: string | null): string | null => {
  const [, encoded] = disposition?.match(/filename\*=UTF-8''([^;\s]+)/i) ?? [];
  if (!encoded) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    // A proxy in between may have cut the header; a plain name serves as well.
    return null;
  }
};
