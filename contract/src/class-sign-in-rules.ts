/** What young children tap instead of typing a password; each is drawn by the web app. */
export const pictureNames = [
  'sun',
  'fish',
  'tree',
  'star',
  'boat',
  'apple',
  'house',
  'cat',
  'flower',
  'moon',
  'car',
  'umbrella',
] as const;
export type PictureName = (typeof pictureNames)[number];

export const picturesPerChild = 3;
/** How often a child may tap wrong pictures on one tablet in a lesson. */
export const wrongPicturesMax = 5;

/** Without vowels, so that no code is a word, and without letters that are taken for others. */
export const lessonCodeLetters = 'BCDFGHJKMNPQRTVWXYZ';
export const lessonCodeLength = 6;

export const lessonMinutes = [30, 60, 90] as const;

/** The one answer to a code that is wrong, over, or not there at all. */
export const wrongLessonCodeText = 'These letters do not open a class. Look at the board and try again.';
export const wrongPicturesText = 'Those are not your pictures. Try again.';
export const askTeacherText = 'Ask your teacher to help you.';
