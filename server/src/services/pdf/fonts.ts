import { createRequire } from 'node:module';
import { keysOf } from '@inkling/contract';

const require = createRequire(import.meta.url);
const families = {
  text: require.resolve('@fontsource/lexend/files/lexend-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/lexend/files/lexend-latin-600-normal.woff'),
  heading: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
} as const;
export type FontFace = keyof typeof families;

/** A static font holds one part of the alphabet: names like Nguyễn or Łukasz need the other parts too. */
const subsets = {
  latin: /[^\u0100-\u02ba\u1e00-\u1eff]+/gu,
  'latin-ext': /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]+/gu,
  vietnamese: /[\u1ea0-\u1ef1]+/gu,
} as const;
type Subset = keyof typeof subsets;
const subsetNames = keysOf(subsets);
const faceNames = keysOf(families);

const nameOf = (face: FontFace, subset: Subset): string => (subset === 'latin' ? face : `${face} ${subset}`);

/** Every font a document may need, beside the one with the plain letters; opened with the first letter that is in it. */
export const fonts = faceNames.flatMap((face) =>
  subsetNames.map((subset) => ({
    name: nameOf(face, subset),
    file: families[face].replace('-latin-', `-${subset}-`),
  })),
);

/** The text cut where its letters are in another font. */
export const splitByFont = (text: string, face: FontFace): { font: string; text: string }[] => {
  const whole = text.normalize('NFC');
  const runs = subsetNames.flatMap((subset) =>
    [...whole.matchAll(subsets[subset])].map((match) => ({
      font: nameOf(face, subset),
      text: match[0],
      at: match.index,
    })),
  );
  return runs.sort((a, b) => a.at - b.at).map(({ font, text }) => ({ font, text }));
};
