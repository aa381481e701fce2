import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const families = { text: ['lexend', 400], strong: ['lexend', 600], heading: ['fraunces', 600] } as const;
export type Face = keyof typeof families;

/** A static font holds one part of the alphabet: names like Nguyễn or Łukasz need the other parts too. */
const subsets = {
  latin: /[^\u0100-\u02ba\u1e00-\u1eff]+/gu,
  'latin-ext': /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]+/gu,
  vietnamese: /[\u1ea0-\u1ef1]+/gu,
} as const;
type Subset = keyof typeof subsets;
// The keys of both lists above.
const subsetNames = Object.keys(subsets) as Subset[];
const faceNames = Object.keys(families) as Face[];

const nameOf = (face: Face, subset: Subset): string => (subset === 'latin' ? face : `${face} ${subset}`);

/** Every font a paper may need; a file is opened with the first letter that is in it. */
export const fonts = faceNames.flatMap((face) => {
  const [family, weight] = families[face];
  return subsetNames.map((subset) => ({
    name: nameOf(face, subset),
    file: require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
  }));
});

/** The text cut where its letters are in another font. */
export const runsOf = (text: string, face: Face): { font: string; text: string }[] => {
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
