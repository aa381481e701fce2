import { defaultSettings, type Language } from '@inkling/contract';
import type { UserRow } from '../../db/schema/index.ts';

type Reader = Pick<UserRow, 'settings' | 'email_verified_at'>;
export type NamedChild = Pick<UserRow, 'id' | 'full_name' | 'grade_level'>;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** What a child is called whose name is not said. */
export const unnamedChild = {
  en: {
    only: 'your child',
    inYear: (year: number) => `your Year ${year} child`,
    at: (place: number) => `your ${ordinals[place] ?? `${place + 1}th`} child`,
  },
  zh: {
    only: '您的孩子',
    inYear: (year: number) => `您家上 ${year} 年级的孩子`,
    at: (place: number) => `您添加的第 ${place + 1} 个孩子`,
  },
} satisfies Record<Language, unknown>;

const wordsOf = (fullName: string): string[] => fullName.trim().split(/\s+/u);
const areDistinct = (values: (string | number | null)[]): boolean =>
  !values.includes(null) && new Set(values).size === values.length;

/** `M.P.`, or with more letters of the first name `Mi.P.` */
const initialsOf = (fullName: string, letters: number): string =>
  wordsOf(fullName)
    .map((word, place) => `${[...word].slice(0, place === 0 ? letters : 1).join('')}.`)
    .join('');

/** The shortest way that tells all children apart. */
const shortest = (children: NamedChild[], ways: ((child: NamedChild) => string)[]): string[] | undefined =>
  ways.map((way) => children.map(way)).find(areDistinct);

/** How many letters of the first names can be shown without giving a whole name away. */
const mostLetters = (children: NamedChild[]): number =>
  Math.min(3, ...children.map(({ full_name }) => [...(wordsOf(full_name)[0] ?? '')].length - 1));

/** By the school year, else by the order in which they were added. */
const withoutNames = (children: NamedChild[], language: Language): string[] => {
  const words = unnamedChild[language];
  if (children.length === 1) return [words.only];
  const years = children.map(({ grade_level }) => grade_level);
  return areDistinct(years)
    ? years.map((year) => words.inYear(year ?? 0))
    : children.map((_, place) => words.at(place));
};

const ways = {
  name: (children: NamedChild[]) =>
    shortest(children, [({ full_name }) => wordsOf(full_name)[0] ?? full_name]) ??
    children.map(({ full_name }) => full_name),
  initials: (children: NamedChild[], language: Language) =>
    shortest(
      children,
      Array.from(
        { length: Math.max(1, mostLetters(children)) },
        (_, more) =>
          ({ full_name }: NamedChild) =>
            initialsOf(full_name, more + 1),
      ),
    ) ?? withoutNames(children, language),
  none: withoutNames,
};

/**
 * What each child is called where only this parent reads, as the parent chose, and never so that two are called
 * the same if it can be helped. Who may read at an address nobody has verified is not known: no names there.
 */
export const childDisplayNames = (reader: Reader, children: NamedChild[]): Map<number, string> => {
  const { childNames } = { ...defaultSettings.family, ...reader.settings.family };
  const language = reader.settings.language ?? 'en';
  const called = ways[reader.email_verified_at === null ? 'none' : childNames](children, language);
  return new Map(children.map(({ id }, place) => [id, called[place] ?? unnamedChild[language].only]));
};

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Where a text for a parent speaks of the child, in a sentence and at its start. */
const places = /\{[Cc]hild\}/gu;

export const mentionsChild = (...texts: string[]): boolean => texts.some((text) => text.search(places) >= 0);

export const fillInChild = (text: string, called: string): string =>
  text.replace(places, (place) => (place === '{child}' ? called : capitalised(called)));
