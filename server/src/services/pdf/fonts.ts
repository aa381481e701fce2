import { createRequire } from 'node:module';
import { keysOf } from '@inkling/contract';
import { fontPartOf, isEmoji } from './other-scripts.ts';

const require = createRequire(import.meta.url);
const families = {
  text: require.resolve('@fontsource/lexend/files/lexend-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/lexend/files/lexend-latin-600-normal.woff'),
  heading: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
} as const;
export type FontFace = keyof typeof families;
export const weights: Record<FontFace, number> = { text: 400, strong: 600, heading: 600 };
/** From the top of a line to where its letters stand, in thousandths of their size. */
export const ascents: Record<FontFace, number> = { text: 1000, strong: 1000, heading: 978 };

/** A static font holds one part of the alphabet: names like Nguyễn or Łukasz need the other parts too. */
const subsets = {
  'latin-ext': /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/u,
  vietnamese: /[\u1ea0-\u1ef1]/u,
} as const;
const subsetNames = keysOf(subsets);
export const faceNames = keysOf(families);

/** Every Latin font a document may need; opened with the first letter that is in it. */
export const fonts: { name: string; file: string }[] = faceNames.flatMap((face) => [
  { name: face, file: families[face] },
  ...subsetNames.map((subset) => ({
    name: `${face} ${subset}`,
    file: families[face].replace('-latin-', `-${subset}-`),
  })),
]);

/** Letters that no Latin alphabet has, and the full stops and brackets of Chinese and Japanese. */
const otherLetter = /[\u3000-\u303f\uff00-\uffef]|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const isOther = (letter: string): boolean => otherLetter.test(letter) || isEmoji(letter);

/** The letters of a text that our own fonts don't have. */
export const otherLetters = (text: string): string[] => [...text.normalize('NFC')].filter(isOther);

/** A picture without its colour of skin, and one that is joined of several as those: outlines show neither. */
const withPlainEmoji = (text: string): string =>
  text.replace(/(\p{Extended_Pictographic})[\ufe0f\u{1f3fb}-\u{1f3ff}]*\u200d?/gu, '$1');

const fontOf = (letter: string, face: FontFace): string => {
  if (isOther(letter)) {
    const part = fontPartOf(letter);
    return part ? `${face} ${part}` : face;
  }
  const subset = subsetNames.find((name) => subsets[name].test(letter));
  return subset ? `${face} ${subset}` : face;
};

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]+(?:\s+[\p{Script=Arabic}\p{Script=Hebrew}]+)+/gu;

/** Words are set from left to right, letters by their font: so the words of Arabic and Hebrew are turned round. */
const inPrintedOrder = (text: string): string =>
  text.replace(rightToLeft, (words) => words.split(/(\s+)/).reverse().join(''));

/** The text cut where its letters are in another font; marks stay with the letter they are on. */
export const splitByFont = (text: string, face: FontFace): { font: string; text: string }[] => {
  const runs: { font: string; text: string }[] = [];
  for (const letter of inPrintedOrder(withPlainEmoji(text.normalize('NFC')))) {
    const last = runs.at(-1);
    const font = last && /\p{M}/u.test(letter) ? last.font : fontOf(letter, face);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
};
