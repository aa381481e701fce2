import { feedbackOutput } from '@inkling/contract';
import { expect, test } from 'vitest';
import { analyseText } from '../text/index.ts';
import { generalFeedback } from './general-feedback.ts';
import { wellbeingDraft } from './sample-drafts.ts';

const feedbackOn = (text: string, purpose: 'wellbeing' | 'expository', year = 5) =>
  generalFeedback({ analysis: analyseText(text), findings: [], year, purpose });

test('a reflection gets warm words about its own sentences and no mark', () => {
  const output = feedbackOn(wellbeingDraft.text, 'wellbeing');
  expect(feedbackOutput.safeParse(output).success).toBe(true);
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
