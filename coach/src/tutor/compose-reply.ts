import type { CoachMood, QuickReply } from '@inkling/contract';
import { readingGrade } from '../parse/index.ts';

/** A reply before it is worded. */
export interface ReplyParts {
  /** What is said first, one thing after the other; of each, the ways to say it, best first. */
  says: string[][];
  /** What may be asked then, best first. */
  questions: string[];
  /** The part of the text the questions are about. */
  asked?: string | undefined;
  face: CoachMood;
  /** What the child can tap. */
  offers?: QuickReply[] | undefined;
  isReady?: boolean | undefined;
  /** Words for this reply alone, such as the {label} of a card. */
  words?: Record<string, string | undefined>;
}

export interface ReplyWording {
  year: number;
  /** What was said before in this chat. */
  said: string[];
  /** Words for {who}, {title} and the like; a line that needs a missing one is left out. */
  words: Record<string, string | undefined>;
}

export const maximumReplyWords = 40;

export const countReplyWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A child in Year 4 reads grade 4.9 but not 5. */
const isReadable = (text: string, year: number): boolean => readingGrade(text) < year + 1;

/** Words the reply: of each thing the first way that is new, readable and complete, and one question. */
export function composeReply({ says, questions }: ReplyParts, wording: ReplyWording): string {
  const leads = [...new Set(says.flatMap((lines) => pick(lines, wording) ?? []).filter(Boolean))];
  // One question at a time: where the answer asks back, nothing else is asked.
  const asks = leads.some((lead) => lead.includes('?')) ? [] : questions;
  let question = pick(asks, wording) ?? '';
  while (leads.length > 0) {
    const fits = (last: string): boolean => countReplyWords([...leads, last].join(' ')) <= maximumReplyWords;
    const shorter = asks.flatMap((line) => fill(line, wording.words) ?? []).find(fits);
    if (!fits(question) && leads.length > 1 && shorter) question = shorter;
    if (fits(question)) return [...leads, question].filter(Boolean).join(' ');
    if (leads.length === 1) return question === '' ? leads.join(' ') : (leads[0] ?? '');
    leads.pop();
  }
  return question;
}

function pick(lines: string[], wording: ReplyWording): string | undefined {
  const filled = lines.flatMap((line) => fill(line, wording.words) ?? []);
  const isNew = (line: string): boolean => !wording.said.some((turn) => turn.includes(line));
  const fresh = filled.filter(isNew);
  const readable = (some: string[]) => some.find((line) => isReadable(line, wording.year));
  return readable(fresh) ?? easiest(fresh) ?? leastHeard(filled, wording.said);
}

const easiest = (some: string[]): string | undefined =>
  [...some].sort((a, b) => readingGrade(a) - readingGrade(b))[0];

/** Where all has been said, what was said longest ago. */
const leastHeard = (some: string[], said: string[]): string | undefined =>
  [...some].sort((a, b) => lastSaid(a, said) - lastSaid(b, said))[0];

const lastSaid = (line: string, said: string[]): number => said.findLastIndex((turn) => turn.includes(line));

function fill(line: string, words: ReplyWording['words']): string | undefined {
  let isComplete = true;
  const filled = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) isComplete = false;
    return word ?? '';
  });
  return isComplete ? filled : undefined;
}
