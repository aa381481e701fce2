import { randomInt } from 'node:crypto';
import { lessonCodeLength, lessonCodeLetters } from '@inkling/contract';

/** Forty-seven million, of which a few are open for an hour: nobody meets a class by guessing. */
export const newLessonCode = (): string =>
  Array.from({ length: lessonCodeLength }, () => lessonCodeLetters[randomInt(lessonCodeLetters.length)]).join(
    '',
  );
