import type { Role } from '@inkling/contract';
import { faqs } from './texts/faqs.ts';
import { guidesFor } from './texts/guides.ts';

export interface HelpText {
  id: string;
  title: string;
  lines: string[];
}

const helpTextsFor = (role: Role | undefined): HelpText[] => [
  ...guidesFor(role),
  ...faqs.map(({ id, question, answer }) => ({ id, title: question, lines: [answer] })),
];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Help texts that hold every word asked for, or its beginning; those that say it in the title come first. */
export const searchHelp = (query: string, role: Role | undefined): HelpText[] => {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const holds = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((word) => words.some((other) => other.startsWith(word)));
  };
  const found = helpTextsFor(role).filter(({ title, lines }) => holds(`${title} ${lines.join(' ')}`));
  return found.sort((a, b) => Number(holds(b.title)) - Number(holds(a.title)));
};
