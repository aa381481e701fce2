import type { Step, StepEntry } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { currentStep, stepsOf } from './step-order.ts';

const step = (id: string, title: string): Step => ({
  id,
  title,
  type: 'freeWriting',
  instructions: '',
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
});
const entry = (id: string): StepEntry => ({ id, title: id, type: 'freeWriting', content: '' });
const steps = [step('a', 'Find Ideas'), step('b', 'Write Your Draft'), step('c', 'Get Feedback')];

describe('the step of the journey', () => {
  it('is the first one of a new writing, whatever the address says', () => {
    const { id } = currentStep(steps, { hash: '#get-feedback', data: [], status: 'progressing' }) ?? {};
    expect(id).toBe('a');
  });

  it('is the one the address names when it has data', () => {
    const data = [entry('a'), entry('b')];
    expect(currentStep(steps, { hash: '#find-ideas', data, status: 'progressing' })?.id).toBe('a');
    expect(currentStep(steps, { hash: '', data, status: 'progressing' })?.id).toBe('b');
    expect(currentStep(steps, { hash: '#get-feedback', data, status: 'progressing' })?.id).toBe('b');
  });

  it('is found by a title with any letter or sign in it', () => {
    const odd = [step('a', 'Überlegen'), step('b', '100% Mine')];
    const data = [entry('a'), entry('b')];
    const at = (hash: string) => currentStep(odd, { hash, data, status: 'progressing' })?.id;
    expect([at('#%C3%BCberlegen'), at('#100%-mine'), at('#100%25-mine')]).toEqual(['a', 'b', 'b']);
  });

  it('of a finished writing is the completed one, and all others open', () => {
    const all = stepsOf({ steps, status: 'completed' });
    expect(all).toHaveLength(4);
    expect(currentStep(all, { hash: '', data: [], status: 'completed' })?.id).toBe('completed');
    expect(currentStep(all, { hash: '#get-feedback', data: [], status: 'completed' })?.id).toBe('c');
  });
});
