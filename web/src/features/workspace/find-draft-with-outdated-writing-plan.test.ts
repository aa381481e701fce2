import type { FormAnswer, Step, StepEntry } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import {
  findDraftWithOutdatedWritingPlan,
  writingPlanAnswersIn,
} from './find-draft-with-outdated-writing-plan.ts';

const step = (id: string, type: Step['type']): Step => ({
  id,
  title: id,
  type,
  instructions: '',
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
});
const talk = step('talk', 'chat');
const plan = step('plan', 'structuredForm');
const page = step('page', 'freeWriting');
const review = step('review', 'feedback');
const steps = [talk, plan, page, review];

const answer = (field: string, content: FormAnswer['content']): FormAnswer => ({
  field,
  title: field,
  placeholder: '',
  content,
});
const planned = (...answers: FormAnswer[]): StepEntry => ({ ...plan, content: answers });
const written = (content: string): StepEntry => ({ ...page, content });
const owl = planned(answer('Who', 'An owl'), answer('Where', ''));
const fox = planned(answer('Who', 'A fox'), answer('Where', ''));

const come = (to: Step, { before, now }: { before: StepEntry[]; now: StepEntry[] }) =>
  findDraftWithOutdatedWritingPlan({ steps, step: to, data: now, before: writingPlanAnswersIn(before) });

describe('a draft and the plan it was written on', () => {
  it('is asked about at the draft and at any step after it', () => {
    const changed = { before: [owl, written('Hoo.')], now: [fox, written('Hoo.')] };
    expect(come(page, changed).outdated).toBe(page);
    expect(come(review, changed).outdated).toBe(page);
  });

  it('is not asked about before the draft, and still is when the child comes to it', () => {
    const changed = { before: [owl, written('Hoo.')], now: [fox, written('Hoo.')] };
    const back = come(talk, changed);
    expect(back.outdated).toBeUndefined();
    expect(
      findDraftWithOutdatedWritingPlan({ steps, step: page, data: changed.now, before: back.plans }).outdated,
    ).toBe(page);
  });

  it('is asked about once', () => {
    const now = [fox, written('Hoo.')];
    const { plans } = come(page, { before: [owl], now });
    expect(
      findDraftWithOutdatedWritingPlan({ steps, step: review, data: now, before: plans }).outdated,
    ).toBeUndefined();
  });

  it('is left alone while it is empty, on its first plan, and when the plan says the same', () => {
    expect(come(page, { before: [owl], now: [fox, written('  ')] }).outdated).toBeUndefined();
    expect(come(page, { before: [], now: [fox, written('Hoo.')] }).outdated).toBeUndefined();
    const same = planned(answer('Who', ' An owl '));
    expect(come(page, { before: [owl], now: [same, written('Hoo.')] }).outdated).toBeUndefined();
  });

  it('is asked about when another answer was ticked', () => {
    const before = [planned(answer('Senses', ['see']))];
    const now = [planned(answer('Senses', ['see', 'hear'])), written('Hoo.')];
    expect(come(page, { before, now }).outdated).toBe(page);
  });
});
