import { defaultSettings } from '@inkling/contract';
import type { UserRow } from '../../db/schema/index.ts';

type Reader = Pick<UserRow, 'settings' | 'email_verified_at'>;
export type NamedChild = Pick<UserRow, 'id' | 'full_name' | 'grade_level'>;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

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
const withoutNames = (children: NamedChild[]): string[] => {
  if (children.length === 1) return ['your child'];
  const years = children.map(({ grade_level }) => grade_level);
  return areDistinct(years)
    ? years.map((year) => `your Year ${year} child`)
    : children.map((_, place) => `your ${ordinals[place] ?? `${place + 1}th`} child`);
};

const ways = {
  name: (children: NamedChild[]) =>
    shortest(children, [({ full_name }) => wordsOf(full_name)[0] ?? full_name]) ??
    children.map(({ full_name }) => full_name),
  initials: (children: NamedChild[]) =>
    shortest(
      children,
      Array.from(
        { length: Math.max(1, mostLetters(children)) },
        (_, more) =>
          ({ full_name }: NamedChild) =>
            initialsOf(full_name, more + 1),
      ),
    ) ?? withoutNames(children),
  none: withoutNames,
};

/**
 * What each child is called where only this parent reads, as the parent chose, and never so that two are called
 * the same if it can be helped. Who may read at an address nobody has verified is not known: no names there.
 */
export const childDisplayNames = (reader: Reader, children: NamedChild[]): Map<number, string> => {
  const { childNames } = { ...defaultSettings.family, ...reader.settings.family };
  const called = ways[reader.email_verified_at === null ? 'none' : childNames](children);
  return new Map(children.map(({ id }, place) => [id, called[place] ?? 'your child']));
};

export const atStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Where a text for a parent speaks of the child, in a sentence and at its start. */
const places = /\{[Cc]hild\}/gu;

export const mentionsChild = (...texts: string[]): boolean => texts.some((text) => text.search(places) >= 0);

export const fillInChild = (text: string, called: string): string =>
  text.replace(places, (place) => (place === '{child}' ? called : atStart(called)));
