import { analyseText } from '../parse/index.ts';
import type { CardChange } from './card-edits.ts';
import { changeLines } from './coach-lines/reply-lines.ts';
import { labelOf } from './interview/interview.ts';
import { toSecondPerson } from './phrases-from-message.ts';

/** "it is a king now", but "it is Sam now". */
const withArticle = (to: string): string =>
  /^(?:an?|the|my|his|her|our|their|some|in|on|at|to|two|three|\d)\b/i.test(to) ||
  /^\p{Lu}|s$|\s/u.test(to) ||
  analyseText(`it is ${to}`).words.at(-1)?.pos !== 'NOUN'
    ? to
    : `${/^[aeiou]/i.test(to) ? 'an' : 'a'} ${to}`;

/** What was done to a card, with its own heading. */
export function sayCardChange(change: CardChange): string[][] {
  const { label = '', to = '' } = change;
  return linesFor(change).map((lines) =>
    lines.map((line) =>
      line.replace('{label}', label).replace('{to}', to && toSecondPerson(withArticle(to))),
    ),
  );
}

const opinionLabel = labelOf('persuasive', 'opinion');

function linesFor({ what, shown = [], idea, label }: CardChange): string[][] {
  switch (what) {
    case 'noted':
    case 'words wanted':
      return [];
    case 'unknown card':
      return [changeLines.anyCard];
    case 'shown':
      return [shown.length > 1 ? changeLines.shownBoth : idea ? changeLines.shownOrNew : changeLines.shown];
    case 'subject':
      return [label === opinionLabel ? changeLines.opinion : changeLines.subject];
    default:
      return [changeLines[what]];
  }
}
