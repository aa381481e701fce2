export interface RequestedRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Reads a Range header against a file's size: one span, 'unsatisfiable', or null for the whole file.
 * Several spans at once and units we don't know get the whole file, as RFC 9110 allows.
 */
export const parseRangeHeader = (
  header: string | undefined,
  size: number,
): RequestedRange | 'unsatisfiable' | null => {
  const match = header?.match(/^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/);
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
};
