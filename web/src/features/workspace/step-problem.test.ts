import type { Step, StepEntry } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { stepProblem } from './step-problem.ts';

const step = (type: Step['type']): Step => ({
  id: 's',
  title: 'S',
  type,
  instructions: '',
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
});
const entry = (type: Step['type'], content: StepEntry['content']): StepEntry => ({
  id: 's',
  title: 'S',
  type,
  content,
});
const answer = (content: string | string[]) => ({ field: 'Who', title: 'Who', content, placeholder: '' });

describe('going on from a step', () => {
  it('needs a filled form', () => {
    const form = step('structuredForm');
    expect(stepProblem(form, undefined)).toBe('Please fill in the form before proceeding.');
    expect(stepProblem(form, entry('structuredForm', []))).toBe('Please fill in the form before proceeding.');
    expect(stepProblem(form, entry('structuredForm', [answer(' '), answer([])]))).toBe(
      'Please fill in at least one section.',
    );
    expect(stepProblem(form, entry('structuredForm', [answer(''), answer(['brave'])]))).toBeNull();
  });

  it('needs a text in free writing', () => {
    expect(stepProblem(step('freeWriting'), entry('freeWriting', ' \n'))).toBe(
      'Please enter your content before proceeding.',
    );
    expect(stepProblem(step('freeWriting'), entry('freeWriting', 'Once'))).toBeNull();
  });

  it('needs nothing elsewhere', () => {
    for (const type of ['videoExplanation', 'chat', 'feedback'] as const)
      expect(stepProblem(step(type), undefined)).toBeNull();
  });
});
