import { lessonCodeLength } from '@inkling/contract';

/** As it may be typed or scanned: letters only, large. */
export const normaliseLessonCode = (text: string): string =>
  text
    .replace(/[^a-z]/gi, '')
    .toUpperCase()
    .slice(0, lessonCodeLength);

/** In two halves, which are read and typed more easily. */
export const spacedLessonCode = (code: string): string =>
  `${code.slice(0, lessonCodeLength / 2)} ${code.slice(lessonCodeLength / 2)}`;
