import { describe, expect, it } from 'vitest';
import { readingGrade } from '../parse/index.ts';
import { reasonsByKind, reasonsByRule } from './data/reasons.ts';
import { wordFixes } from './data/word-fixes.ts';
import { reasonFor } from './reason-for.ts';
import { phraseRules } from './rules/all-rules.ts';

const reasonOf = (rule: string): string =>
  reasonFor({ start: 0, end: 1, kind: 'grammar', rule, suggestions: [] }, false);

describe('reasons', () => {
  it('has words of its own for every rule of the tables', () => {
    const rules = [...phraseRules, ...wordFixes].map(({ rule }) => rule);
    expect(rules.filter((rule) => reasonOf(rule) === reasonsByKind.grammar)).toEqual([]);
  });

  it('explains two mixed-up words by what they mean', () => {
    expect(reasonOf('there-for-their')).toContain('“their” means belonging to them');
  });

  it('stays short and easy to read', () => {
    for (const reason of reasonsByRule.values()) {
      expect(reason.split(' ').length).toBeLessThanOrEqual(30);
      expect(readingGrade(reason), reason).toBeLessThanOrEqual(6);
    }
  });
});
