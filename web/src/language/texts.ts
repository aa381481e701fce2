/** The texts of one part of the app: words, functions that make words of numbers and names, and groups of both. */
export type Texts = object;

type Fill = (name: string, texts: Texts) => void;

const known: [name: string, texts: Texts][] = [];
let fill: Fill | undefined;

/** Declares the English texts of a part. In a document of another language they are written over with that one's. */
export const texts = <T extends Texts>(name: string, english: T): T => {
  known.push([name, english]);
  fill?.(name, english);
  return english;
};

/** From now on every part is filled in, and so are those that were declared before. */
export const fillTextsWith = (other: Fill): void => {
  fill = other;
  for (const part of known) other(...part);
};

type Text = string | number | boolean | readonly unknown[] | ((...values: never[]) => unknown);

/** What a translation may say: every text it leaves out stays English and is counted. */
export type Translation<T> = { [K in keyof T]?: T[K] extends Text ? Widened<T[K]> : Translation<T[K]> };

type Widened<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : T;

/** What is filled into a text. */
export type TextArgument = string | number;
