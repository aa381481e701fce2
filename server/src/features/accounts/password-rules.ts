import { readFileSync } from 'node:fs';
import { invalid } from '../../http/app-error.ts';

const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
const common = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));

/** What attackers try first; capitals and digits or marks at the end don't make it better. */
const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/[^a-z]+$/, ''));
};

const namesItself = (password: string, names: (string | null)[]): boolean =>
  names.some((name) => name !== null && name.length >= 4 && password.toLowerCase() === name.toLowerCase());

export const checkNewPassword = (password: string, names: (string | null)[]): void => {
  if (isCommon(password))
    throw invalid('password', 'This password is too easy to guess. Please choose another one.');
  if (namesItself(password, names))
    throw invalid('password', 'Please choose a password that is not your name or e-mail.');
};
