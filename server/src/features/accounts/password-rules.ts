import { readFileSync } from 'node:fs';
import { invalid } from '../../http/app-error.ts';
import { isLeaked } from './leaked-passwords.ts';

const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
const common = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));

/** Marks and digits that people put for letters. */
const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const withLetters = (password: string): string =>
  password.replace(/[@431!0$5]/g, (character) => lookalikes[character] ?? character);

const withoutTail = (password: string): string => password.replace(/[^a-z]+$/, '');

/** What attackers try first; capitals, lookalikes and digits or marks at the end don't make it better. */
const isCommon = (password: string): boolean =>
  [password, withoutTail(password), withLetters(password), withLetters(withoutTail(password))].some(
    (variant) => common.has(variant),
  );

/** aaaaaaaa, abcabcabc. */
const repeats = (password: string): boolean => /^(.{1,4})\1+$/u.test(password);

/** abcdefgh, 87654321. */
const isSequence = (password: string): boolean => {
  const steps = new Set(
    Array.from(password.slice(1), (character, i) => character.charCodeAt(0) - password.charCodeAt(i)),
  );
  return steps.size === 1 && [...steps].every((step) => Math.abs(step) === 1);
};

/** Birthdays and telephone numbers. */
const isShortNumber = (password: string): boolean => /^\d{1,11}$/.test(password);

const isEasy = (password: string): boolean => {
  const lower = password.toLowerCase();
  return [isCommon, repeats, isSequence, isShortNumber].some((test) => test(lower));
};

const namesItself = (password: string, names: (string | null)[]): boolean => {
  const lower = password.toLowerCase();
  return names
    .flatMap((name) => (name ? [name.toLowerCase(), name.toLowerCase().replace(/@.*$/, '')] : []))
    .some((name) => name.length >= 4 && (lower === name || withoutTail(lower) === name));
};

const leakedText =
  'Thieves know this password, because other people used it too. Please choose another one, such as three words that only you would put together.';

export const checkNewPassword = (password: string, names: (string | null)[]): void => {
  if (isEasy(password))
    throw invalid('password', 'This password is too easy to guess. Please choose another one.');
  if (isLeaked(password)) throw invalid('password', leakedText);
  if (namesItself(password, names))
    throw invalid('password', 'Please choose a password that is not your name or e-mail.');
};
