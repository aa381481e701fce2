import { describe, expect, it } from 'vitest';
import { workflowProblems } from './workflow-rules.ts';
import type { FormField, Step } from './workflows.ts';

let count = 0;
const stepOf = (parts: Partial<Step>): Step => {
  count += 1;
  return {
    id: `step-${count}`,
    title: `Step ${count}`,
    type: 'freeWriting',
    instructions: '',
    form_fields: [],
    chat_prompt: '',
    feedback_criteria: [],
    video_url: '',
    video_content: '',
    ...parts,
  };
};
const form = (...fields: Partial<FormField>[]) =>
  stepOf({
    type: 'structuredForm',
    form_fields: fields.map((field) => ({
      label: 'Why?',
      placeholder: '',
      type: 'text',
      options: [],
      multiple: false,
      ...field,
    })),
  });
const feedback = (...types: Step['feedback_criteria'][number]['type'][]) =>
  stepOf({
    type: 'feedback',
    feedback_criteria: types.map((type) => ({ type, description: '', prompt: '', placeholder: '' })),
  });
const said = (steps: Step[], type: 'narrative' | 'persuasive' | 'wellbeing' = 'narrative') =>
  workflowProblems(steps, type).map(({ message }) => message);

describe('a workflow', () => {
  it('needs steps', () => {
    expect(workflowProblems([], 'narrative')).toEqual([
      { step: -1, part: 'steps', message: 'Workflow templates are required' },
    ]);
  });

  it('is fine when every step is', () => {
    expect(said([form({}), stepOf({}), feedback('ideas', 'character_and_setting')])).toEqual([]);
  });

  it('has no id twice', () => {
    expect(said([stepOf({ id: 'same' }), stepOf({ id: 'same' })])).toEqual([
      'Each step needs an id of its own',
    ]);
  });

  it('names both steps whose titles make the same address', () => {
    const steps = [stepOf({ title: 'First draft' }), stepOf({ title: 'first-draft ' })];
    expect(workflowProblems(steps, 'narrative').map(({ step, part }) => [step, part])).toEqual([
      [0, 'title'],
      [1, 'title'],
    ]);
  });

  it('has no blank title, and none that the finished writing has', () => {
    expect(said([stepOf({ title: '  ' })])).toEqual(['Each step needs a title']);
    expect(said([stepOf({ title: 'Completed' })])[0]).toMatch(/finished writing/);
  });

  it('has questions in each of its forms, with words and choices of their own', () => {
    expect(said([form()])).toEqual(['Structured form fields are required']);
    expect(said([form({ label: ' ' })])).toEqual(['Each field needs a label']);
    expect(said([form({}, { label: 'Why? ' })])).toHaveLength(2);
    expect(said([form({ type: 'radio', options: ['Yes'] })])).toEqual([
      'Give at least two options to choose from',
    ]);
    expect(said([form({ type: 'select', options: ['Yes', 'Yes '] })])).toEqual([
      'Each option can be there only once',
    ]);
  });

  it('names only criteria of its kind, each once in a step', () => {
    expect(said([feedback('persuasive_devices')])).toEqual([
      'This criterion does not belong to this type of activity',
    ]);
    expect(said([feedback('persuasive_devices')], 'persuasive')).toEqual([]);
    expect(said([feedback('ideas')], 'wellbeing')).toHaveLength(1);
    expect(workflowProblems([feedback('ideas', 'ideas')], 'narrative')).toEqual([
      { step: 0, part: 'feedback_criteria', index: 1, message: 'Each criterion can be used only once' },
    ]);
    expect(said([feedback('ideas'), feedback('ideas')])).toEqual([]);
  });
});
