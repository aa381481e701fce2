import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

const words = readFileSync(new URL('./password-words.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .filter(Boolean);

export const randomWord = (): string => words[randomInt(words.length)] ?? '';

/** Three short words and two digits: over a thousand million, easy to read from a card and to type. */
export const memorablePassword = (): string =>
  `${randomWord()}-${randomWord()}-${randomWord()}-${randomInt(10, 100)}`;
