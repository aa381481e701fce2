import { type Family, interviews } from './interview/interview.ts';

/** How children call the parts of a text. */
const names: [slot: string, words: RegExp][] = [
  ['ending', /\b(?:ending|the end|ends?|ended|last (?:bit|part))\b/i],
  ['last line', /\b(?:ending|the end|last (?:bit|part|line))\b/i],
  ['other side', /\b(?:other side|against)\b/i],
  ['answer', /\banswer\b/i],
  ['opinion', /\bopinion\b/i],
  ['reason', /\breasons?\b/i],
  ['evidence', /\b(?:proof|evidence)\b/i],
  ['who', /\b(?:who|character|names?)\b/i],
  ['where', /\b(?:where|place|setting)\b/i],
  ['wants', /\b(?:what (?:he|she|they) wants?|wish)\b/i],
  ['trouble', /\b(?:trouble|problem|(?:goes|went) wrong)\b/i],
  ['tries', /\bwhat (?:he|she|they) (?:try|tries)\b/i],
  ['feeling', /\b(?:feelings?|how it felt)\b/i],
  ['surprise', /\b(?:best bit|surprise)\b/i],
  ['topic', /\btopic\b/i],
];

/** The part of the text that a message speaks of by name. */
export const slotNamedIn = (message: string, family: Family): string | undefined =>
  names.find(
    ([slot, words]) => words.test(message) && interviews[family].some(({ name }) => name === slot),
  )?.[0];
