import { allWordings } from '../criteria/all-wordings.ts';
import { allRules } from '../criteria/mark-descriptions.ts';
import { nextStepUpLabel, saidToChild } from './wording/comment.ts';
import { focusLine, focusLineToParent } from './wording/teacher-focus.ts';

interface Told {
  /** As the child reads it, with {slots}. */
  toChild: string;
  toParent: string;
}

const lowerFirst = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
const upperFirst = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const table: Told[] = [
  ...allWordings.flatMap(({ simple, normal, toParent }) =>
    [simple, normal].map((toChild) => ({ toChild, toParent })),
  ),
  ...allRules.flatMap(({ child, toParent }) => [
    { toChild: child, toParent },
    {
      toChild: `${nextStepUpLabel} ${lowerFirst(child)}`,
      toParent: `${nextStepUpLabel} ${lowerFirst(toParent)}`,
    },
  ]),
  { toChild: focusLine, toParent: focusLineToParent },
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words in our quotation marks; speech within them makes the outer ones single. */
const quotation = '(?:“[^“”]*”|‘[^‘’]+?’|‘.+?’)';
const quotations = `${quotation}(?:, ${quotation})*(?: (?:and|or) ${quotation})?`;
const unquotedSlots: Partial<Record<string, string>> = {
  count: '\\d+',
  total: '\\d+',
  kind: '[\\w ]+',
  kinds: '[\\w ]+',
  who: "[\\p{L}\\p{M}'’ -]+",
  focus: '[^.!?]+',
  reason: '.+',
};

const slot = /\{(\w+)\}/g;

const patternOf = (toChild: string): RegExp => {
  const parts = toChild.split(slot).map((part, index) => {
    if (index % 2 === 1) return `(?<${part}>${unquotedSlots[part] ?? quotations})`;
    // A quote that ends in ! or ? has no full stop of ours behind it.
    return index > 0 && part.startsWith('.') ? `\\.?${escaped(part.slice(1))}` : escaped(part);
  });
  return new RegExp(`^${parts.join('')}$`, 'su');
};

const whole = new Map<string, Told>();
const withSlots: (Told & { start: string; pattern: RegExp })[] = [];
for (const told of table) {
  const [start = ''] = told.toChild.split('{');
  if (start === told.toChild) whole.set(start, told);
  else withSlots.push({ ...told, start, pattern: patternOf(told.toChild) });
}
// A reason may be any sentence, so remarks that say more of their own come first.
withSlots.sort((a, b) => Number(a.toChild.includes('{reason}')) - Number(b.toChild.includes('{reason}')));

const fill = (toParent: string, slots: Partial<Record<string, string>>): string =>
  toParent
    .replace(slot, (place, name: string) => (name === 'child' ? place : (slots[name] ?? '')))
    .replace(/([!?]"?[”’])\./g, '$1');

/** What a single remark says to a parent. */
const tellRemark = (said: string): string | null => {
  const found = whole.get(said);
  if (found) return found.toParent;
  for (const { start, pattern, toParent } of withSlots) {
    const match = said.startsWith(start) ? pattern.exec(said) : null;
    if (match) return fill(toParent, match.groups ?? {});
  }
  return null;
};

/** A comment is a few remarks in a row, each of which ends with a mark or a quote. */
const tellRemarks = (said: string): string | null => {
  const all = tellRemark(said);
  if (all !== null) return all;
  for (const { index } of said.matchAll(/(?<=[.!?”’]) /g)) {
    const first = tellRemark(said.slice(0, index));
    const rest = first === null ? null : tellRemarks(said.slice(index + 1));
    if (rest !== null) return `${first} ${rest}`;
  }
  return null;
};

/**
 * What the coach said to a child, told to its parent about the child. Words that are not the coach's own, of a
 * language model or of an older coach, are handed on as they were said.
 */
export function tellParent(said: string, child: string): string {
  if (said === '') return '';
  const told = tellRemarks(said) ?? `${saidToChild} ${said}`;
  return told.replace(/(?<=^|[.!?]["”’]? )\{child\}/g, upperFirst(child)).replaceAll('{child}', child);
}
