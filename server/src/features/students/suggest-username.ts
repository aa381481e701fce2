import { randomInt } from 'node:crypto';
import { randomWord } from './login-cards/memorable-password.ts';

/** Letters that are no others with a mark on them. */
const spelledOut: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
};

/** A name in the characters a username has: "Zoë van Dyke" is zoe_van_dyke. */
export const plainUsername = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łøđðþßæœıħ]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\s\-.]+/g, '_')
    .replace(/[^a-z0-9_]/g, '')
    .replace(/_+/g, '_')
    .replace(/^_+|_+$/g, '');

const lengthMin = 3;
/** As much as a young child types without a mistake. */
const lengthMax = 12;

/** "charlotte_a" for Charlotte Abbott-Richardson. */
const shortened = (name: string): string => {
  if (name.length <= lengthMax) return name;
  const [first = '', ...rest] = name.split('_');
  const initial = rest.at(-1)?.[0];
  return initial ? `${first.slice(0, lengthMax - 2)}_${initial}` : first.slice(0, lengthMax);
};

interface Known {
  /** What the child signs in as at school. */
  username?: string;
  email: string;
}

/** "Zoë van Dyke" wishes zoe_van_dyke; a name without Latin letters falls back on the email, or on a word. */
export const suggestUsername = (fullName: string, { username = '', email }: Known): string => {
  const wishes = [
    plainUsername(username),
    shortened(plainUsername(fullName)),
    shortened(plainUsername(email.replace(/@.*$/, ''))),
  ];
  const wish = wishes.find(({ length }) => length >= lengthMin);
  return wish ?? `${randomWord()}${randomInt(10, 100)}`;
};
