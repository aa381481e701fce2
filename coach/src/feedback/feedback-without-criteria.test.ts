import { feedbackParts } from '@inkling/contract';
import { expect, test } from 'vitest';
import { analyseText } from '../parse/index.ts';
import { wellbeingDraft } from '../testing/pieces/sample-drafts.ts';
import { feedbackWithoutCriteria } from './feedback-without-criteria.ts';

const feedbackOn = (text: string, purpose: 'wellbeing' | 'expository', year = 5) =>
  feedbackWithoutCriteria({ analysis: analyseText(text), findings: [], year, purpose });

test('a reflection gets warm words about its own sentences and no mark', () => {
  const output = feedbackOn(wellbeingDraft.text, 'wellbeing');
  expect(feedbackParts.safeParse(output).success).toBe(true);
  expect(output.what_you_did_well.score).toBeNull();
  expect(output.suggestions.score).toBeNull();
  expect(output.what_you_did_well.content[0]).toContain(
    '“This week I was nervous about the swimming carnival',
  );
  expect(output.suggestions.content.length).toBeLessThanOrEqual(2);
});

test('what a reflection lacks is asked for', () => {
  const output = feedbackOn('We moved to a new class. There were many tables.', 'wellbeing');
  expect(output.suggestions.content.join(' ')).toMatch(/feel/);
});

test('an explanation is told which fact and which reason stand out', () => {
  const text =
    'Penguins huddle because the wind is cold. A colony can hold 5,000 birds. They take turns in the middle.';
  const { content } = feedbackOn(text, 'expository').what_you_did_well;
  expect(content.join(' ')).toContain('“Penguins huddle because the wind is cold”');
  expect(content.join(' ')).toContain('“A colony can hold 5,000 birds”');
});

test('an empty page gets a kind first move and no praise', () => {
  const output = feedbackOn('', 'wellbeing', 2);
  expect(output.comment).not.toBe('');
  expect(output.what_you_did_well.content).toEqual([]);
});

test.each(['wellbeing', 'expository'] as const)(
  'a text in another script is not called an empty page (%s)',
  (purpose) => {
    const { comment, what_you_did_well } = feedbackOn('我喜欢写故事。今天我去了学校。老师很好。', purpose);
    expect(comment).toContain('English is all I can read');
    expect(what_you_did_well.content).toEqual([]);
  },
);

test('an explanation in another language is not praised for what nobody read', () => {
  const output = feedbackOn(
    'Los pingüinos viven en el sur porque hace mucho frío y hay peces en el mar.',
    'expository',
  );
  expect(output.comment).toContain('English is all I can read');
});

test('an explanation is asked for an example where one is needed, and not for a line that may be one', () => {
  const text = 'Lizards are reptiles. We have one under our shed. They eat snails. They sleep all winter.';
  const { suggestions, comment } = feedbackOn(text, 'expository', 3);
  expect(suggestions.content.join(' ')).not.toContain('“');
  expect(comment).not.toMatch(/“(?:shed|snails)”/);
});
