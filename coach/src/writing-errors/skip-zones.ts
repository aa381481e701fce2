import type { Span } from '../marking/assessment.ts';

/** Addresses, handles, tags and file names: not prose, and never corrected. */
const zones =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_]+|\b[\w-]+\.(?:com|org|net|gov|edu|au|html?|png|jpe?g|docx?|pdf)(?:\.\w+)*\b(?:\/\S*)?/giu;

export const findSkipZones = (text: string): Span[] =>
  [...text.matchAll(zones)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

export const isInZone = (zoned: Span[], { start, end }: Span): boolean =>
  zoned.some((zone) => start < zone.end && zone.start < end);
