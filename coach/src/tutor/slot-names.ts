import { type Family, interviews } from './interview/interview.ts';

/** How children call the parts of a text. */
const names: [slot: string, words: RegExp][] = [
  ['ending', /\b(?:ending|the end|ends?|ended|last (?:bit|part))\b/i],
  ['last line', /\b(?:ending|the end|ends?|last (?:bit|part|line))\b/i],
  ['other side', /\b(?:other side|against|people (?:would|might|will|could) say)\b/i],
  ['opinion', /\b(?:opinion|point of view|side)\b/i],
  ['reason', /\b(?:reason|because)\b/i],
  ['evidence', /\b(?:proof|evidence|example)\b/i],
  ['who', /\b(?:who|character|name|person|people|hero|boy|girl)\b/i],
  ['where', /\b(?:where|place|setting)\b/i],
  ['wants', /\b(?:wants?|wish|goal)\b/i],
  ['trouble', /\b(?:trouble|problem|goes wrong|went wrong)\b/i],
  ['tries', /\b(?:tries|try|what (?:he|she|they) (?:does|do))\b/i],
  ['moment', /\b(?:what happened|moment)\b/i],
  ['feeling', /\b(?:feeling|feel|felt)\b/i],
  ['how it feels', /\b(?:feeling|feel|feels)\b/i],
  ['topic', /\b(?:topic|about)\b/i],
  ['subject', /\b(?:topic|about|subject)\b/i],
  ['fact', /\bfacts?\b/i],
  ['surprise', /\b(?:best bit|surprise)\b/i],
  ['why it matters', /\b(?:why it matters?|matters?)\b/i],
  ['looks', /\blooks?\b/i],
  ['what we see', /\b(?:see|looks?)\b/i],
  ['sound', /\bsounds?\b/i],
  ['image', /\b(?:picture|image)\b/i],
];

/** The part of the text that a message speaks of by name. */
export const slotNamedIn = (message: string, family: Family): string | undefined =>
  names.find(
    ([slot, words]) => words.test(message) && interviews[family].some(({ name }) => name === slot),
  )?.[0];
