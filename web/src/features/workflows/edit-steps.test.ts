import { criteriaOfActivityType, criteriaOfGenre, type Step } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import {
  adaptStepsToType,
  addedStep,
  criteriaStillToAdd,
  duplicatedStep,
  isStepFilled,
  moveItem,
  uniqueTitle,
} from './edit-steps.ts';

const stepOf = (parts: Partial<Step>): Step => ({
  id: 'one',
  title: 'Drafting',
  type: 'freeWriting',
  instructions: '',
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
  ...parts,
});
const criterion = (type: Step['feedback_criteria'][number]['type']) => ({
  type,
  description: '',
  prompt: '',
  placeholder: '',
});
const feedback = (...types: Parameters<typeof criterion>[0][]) =>
  stepOf({ id: 'feedback', title: 'Feedback', type: 'feedback', feedback_criteria: types.map(criterion) });

describe('putting steps in order', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [5, 0, 'abc'],
  ])('moves %i to %i', (from, to, result) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(result);
  });
});

describe('a title', () => {
  it('gets a number when another step has it', () => {
    const steps = [stepOf({ title: 'Drafting' }), stepOf({ title: 'drafting 2' })];
    expect(uniqueTitle('Drafting', steps)).toBe('Drafting 3');
    expect(uniqueTitle('Writing', steps)).toBe('Writing');
  });

  it('counts as taken when it would make the same address', () => {
    expect(uniqueTitle('First draft', [stepOf({ title: 'First-Draft ' })])).toBe('First draft 2');
  });
});

describe('adding a step', () => {
  it('puts it before the feedback that ends the workflow', () => {
    const { steps, added } = addedStep([stepOf({}), feedback('ideas')], 'structuredForm');
    expect(steps.map(({ title }) => title)).toEqual(['Drafting', 'Outlining', 'Feedback']);
    expect(added).toMatchObject({ type: 'structuredForm', form_fields: [] });
  });

  it('puts feedback at the end', () => {
    const { steps } = addedStep([feedback('ideas')], 'feedback');
    expect(steps.map(({ title }) => title)).toEqual(['Feedback', 'Revising & Feedback']);
  });

  it('never gives an id or a title twice', () => {
    let steps: Step[] = [];
    for (let n = 0; n < 5; n += 1) steps = addedStep(steps, 'chat').steps;
    steps = addedStep(steps.slice(1), 'chat').steps;
    steps = duplicatedStep(steps, 0).steps;
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
  });

  it('copies a step with all it holds, right after it', () => {
    const original = stepOf({ instructions: 'Write', id: 'draft' });
    const { steps, added } = duplicatedStep([original, feedback()], 0);
    expect(steps.map(({ title }) => title)).toEqual(['Drafting', 'Drafting 2', 'Feedback']);
    expect(added).toEqual({ ...original, id: added?.id, title: 'Drafting 2' });
  });
});

describe('criteria', () => {
  it('are offered once each, and only those of the kind', () => {
    expect(criteriaStillToAdd(feedback(), 'narrative')).toEqual(criteriaOfGenre('narrative'));
    expect(criteriaStillToAdd(feedback('ideas', 'spelling'), 'persuasive')).toEqual(
      criteriaOfGenre('persuasive').filter((type) => type !== 'ideas' && type !== 'spelling'),
    );
    expect(criteriaStillToAdd(feedback('general'), 'wellbeing')).toEqual([]);
  });

  it('that another kind does not know are dropped and named', () => {
    const steps = [stepOf({}), feedback('ideas', 'character_and_setting')];
    const fitted = adaptStepsToType(steps, 'persuasive');
    expect(fitted.dropped).toEqual(['character_and_setting']);
    expect(fitted.steps[1]?.feedback_criteria.map(({ type }) => type)).toEqual(['ideas']);
  });

  it('stay as they are when the other kind knows them all', () => {
    const steps = [feedback(...criteriaOfActivityType.narrative)];
    expect(adaptStepsToType(steps, 'creative')).toEqual({ steps, dropped: [] });
  });
});

describe('deleting a step', () => {
  it('asks only where something would be missed', () => {
    expect(isStepFilled(stepOf({}))).toBe(false);
    expect(isStepFilled(stepOf({ chat_prompt: '  ' }))).toBe(false);
    expect(isStepFilled(stepOf({ instructions: 'Write' }))).toBe(true);
    expect(isStepFilled(feedback('ideas'))).toBe(true);
  });
});
