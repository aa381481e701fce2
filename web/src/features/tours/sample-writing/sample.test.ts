import { criteriaOfActivityType, stepUrlHash } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { sampleTourStops } from '../sample-tour-stops.ts';
import { sampleStepAt } from '../use-sample-writing.ts';
import { sampleChatMessages } from './sample-chat.ts';
import { sampleActivity, sampleWriting } from './sample-writing.ts';

describe('the sample writing', () => {
  it('is a published persuasive piece of 45 minutes for years 4 to 7 with ten criteria', () => {
    expect(sampleActivity).toMatchObject({
      activity_type: 'persuasive',
      status: 'published',
      estimated_time: 45,
      estimated_time_unit: 'minute',
      grade_levels: [4, 5, 6, 7],
    });
    expect(sampleActivity.steps.at(-1)?.feedback_criteria).toHaveLength(10);
  });

  it('has its steps in the order of the journey, each with an address', () => {
    expect(sampleWriting.steps.map(({ title }) => stepUrlHash(title))).toEqual([
      'brainstorming',
      'outlining',
      'drafting',
      'revising-&-feedback',
    ]);
  });

  it('has feedback on all ten criteria whose evidence lies in the text', () => {
    const { ai_feedback, content } = sampleWriting;
    expect(Object.keys(ai_feedback?.output ?? {})).toEqual([...criteriaOfActivityType.persuasive]);
    for (const { evidence } of Object.values(ai_feedback?.results ?? {}))
      for (const { start, end } of evidence) expect(content.slice(start, end).trim()).not.toBe('');
  });

  it('took as long as its log says', () => {
    const seconds = sampleWriting.activityLog.reduce((sum, { spent_time }) => sum + spent_time, 0);
    expect(seconds).toBe(sampleWriting.timeSpent.total);
  });

  it('opens at the step the address names, and at the end only once completed', () => {
    expect(sampleStepAt('', sampleWriting).id).toBe('brainstorming');
    expect(sampleStepAt('#drafting', sampleWriting).id).toBe('drafting');
    expect(sampleStepAt('#completed', sampleWriting).id).toBe('feedback');
    expect(sampleStepAt('#completed', { ...sampleWriting, status: 'completed' }).id).toBe('completed');
  });
});

describe('the sample talk', () => {
  it('comes in pages of twenty, the newest first, without a gap', () => {
    const page = (offset: number) => sampleChatMessages('feedback', offset).items;
    const { items, total } = sampleChatMessages('feedback', 0);
    expect(total).toBeGreaterThan(60);
    expect(items).toHaveLength(20);
    expect(items.at(-1)?.id).toBe(total);
    const older = page(20);
    expect(older).toHaveLength(20);
    expect(older.at(-1)?.id).toBe((items[0]?.id ?? 0) - 1);
    expect(page(Math.floor(total / 20) * 20)[0]?.id).toBe(1);
    expect(page(total)).toEqual([]);
  });

  it('has come further in each step, and begins with the assistant', () => {
    const totals = sampleWriting.steps.map(({ id }) => sampleChatMessages(id, 0).total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(totals).size).toBe(4);
    expect(sampleChatMessages('outlining', 40).items[0]).toMatchObject({ id: 1, role: 'assistant' });
  });
});

it('the tour visits every step of the sample, in order', () => {
  const visited = [...new Set(sampleTourStops.map(({ step }) => step))];
  expect(visited).toEqual(sampleWriting.steps.map(({ id }) => id));
});
