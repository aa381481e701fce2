import { harperRulesWithUnreliableFix, styleHarperCategories } from '../data/harper-rules.ts';
import type { FindingKind } from '../finding.ts';
import type { ErrorCandidateFromSource } from '../merge-candidates.ts';
import type { RuleInput } from '../rules/rule.ts';
import type { HarperLint } from './create-harper.ts';
import { isMisread } from './misread.ts';

const kinds: Record<string, FindingKind> = {
  Capitalization: 'punctuation',
  Punctuation: 'punctuation',
  WordChoice: 'spelling',
  Spelling: 'spelling',
  Typo: 'spelling',
  Eggcorn: 'spelling',
  Malapropism: 'spelling',
  BoundaryError: 'spelling',
};

/** `TheirToThere` to `their-to-there`. */
const ruleName = (rule: string): string => rule.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** Where our own words explain the same slip better: the pair that is mixed up, and so a matter of spelling. */
const mixedUp: Record<string, string> = {
  ThereToTheir: 'there-for-their',
  TheirToThere: 'their-for-there',
  TheyreToTheir: 'they-are-for-their',
  TheirToTheyre: 'their-for-they-are',
  ThereOwn: 'there-for-their',
};

const isNameLike = (word: string, before: string): boolean =>
  /^\p{Lu}/u.test(word) && !/(^|[.!?\n]["'”’)]*\s*["'“‘(]?)\s*$/u.test(before);

/** "our everyday lives": it tells which lives, and is one word. */
const isDescribing = ({ start }: HarperLint, text: string): boolean =>
  /\b(?:my|our|your|his|her|their|the|of|in|an|some|most|these|for|with|about)\s+$/i.test(
    text.slice(0, start),
  );

const isWelcome = (remark: HarperLint, { text }: RuleInput): boolean =>
  /\p{L}/u.test(text.slice(remark.start, remark.end)) &&
  !styleHarperCategories.has(remark.category) &&
  !(
    remark.rule === 'Everyday' &&
    /^\s+\p{L}+s?\b/u.test(text.slice(remark.end)) &&
    isDescribing(remark, text)
  ) &&
  // "Me too a bit", "you too": it agrees.
  !(
    /^too$/i.test(text.slice(remark.start, remark.end)) &&
    /\b(?:me|you|him|her|us|them)\s+$/i.test(text.slice(0, remark.start))
  ) &&
  // "every one of them" counts them one by one.
  !(/^every one$/i.test(text.slice(remark.start, remark.end)) && /^\s+of\b/.test(text.slice(remark.end))) &&
  !isMisread(remark, text) &&
  !(
    kinds[remark.category] === 'spelling' &&
    isNameLike(text.slice(remark.start, remark.end), text.slice(0, remark.start))
  );

/** Harper builds some forms by rule, and not all of them exist. */
const isReal = (suggestion: string, { knownWords }: RuleInput): boolean =>
  (suggestion.match(/[\p{L}'’-]+/gu) ?? []).every((word) => knownWords.isWord(word));

/** Harper's remarks as candidates of ours; spelling is left to our own rule. */
export const harperCandidates = (remarks: HarperLint[], input: RuleInput): ErrorCandidateFromSource[] =>
  remarks
    .filter((remark) => isWelcome(remark, input))
    .map(({ start, end, rule, category, suggestions }) => ({
      start,
      end,
      kind: mixedUp[rule] ? 'spelling' : (kinds[category] ?? 'grammar'),
      rule: mixedUp[rule] ?? ruleName(rule),
      suggestions: harperRulesWithUnreliableFix.has(rule)
        ? []
        : suggestions.filter((idea) => isReal(idea, input)),
      source: 'harper',
    }));
