/** Letters of Chinese, Japanese and Korean are about this much wider than Latin ones. */
const wideLetter = 1.7;
const isWide = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/u;

/** How many Latin letters would be as wide. */
export const widthInLetters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (isWide.test(letter) ? wideLetter : 1), 0);

/** How many letters wide the longest word is: the print gets smaller for it, so that no word is ever broken. */
export const widthOfLongestWord = (name: string): number =>
  Math.max(1, ...name.split(/\s+|(?<=-)/).map(widthInLetters));
