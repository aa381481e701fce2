import { type ActivityType, type Step, workflows } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { buildStep } from '../../testing/build-writing.ts';
import { pageOf, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { WorkflowEditor } from './workflow-editor.tsx';

const criterion = (type: 'ideas' | 'persuasive_devices') => ({
  type,
  description: '',
  prompt: '',
  placeholder: '',
});
const brainstorming = buildStep({ id: 'talk', title: 'Brainstorming', type: 'chat' });
const drafting = buildStep({ id: 'draft', title: 'Drafting', type: 'freeWriting', instructions: 'Write.' });
const feedback = buildStep({
  id: 'feedback',
  title: 'Feedback',
  type: 'feedback',
  feedback_criteria: [criterion('ideas'), criterion('persuasive_devices')],
});
const kinds = [
  { id: 1, name: 'Persuasive', key: 'persuasive' as const },
  { id: 2, name: 'Narrative', key: 'narrative' as const },
];

/** An editor that keeps its steps as the activity's form does, beside a way to change the type. */
const Editor = ({ begin, error }: { begin: Step[]; error?: string | undefined }) => {
  const [steps, setSteps] = useState(begin);
  const [kind, setKind] = useState<ActivityType>('persuasive');
  return (
    <>
      <button type="button" onClick={() => setKind('narrative')}>
        Make it a narrative
      </button>
      <WorkflowEditor value={steps} onChange={setSteps} kind={kind} title="" error={error} />
    </>
  );
};

const openEditor = (begin: Step[], error?: string) => {
  respond(workflows.activityTypeOptions, () => pageOf(kinds));
  respond(workflows.workflowTemplateOptions, ({ query }) =>
    pageOf([
      {
        id: 9,
        name: 'NAPLAN rehearsal',
        activity_kind_id: query.activity_kind_id ?? 0,
        steps: [buildStep({ id: 'plan', title: 'Planning', type: 'freeWriting' })],
      },
    ]),
  );
  return renderPart(<Editor begin={begin} error={error} />, { as: buildUser({ role: 'teacher' }) });
};

const order = () =>
  within(screen.getByRole('list', { name: 'Steps of the workflow' }))
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));
const stepGroup = (name: string) => within(screen.getByRole('group', { name }));

test('an empty workflow begins with a template', async () => {
  const { user } = openEditor([]);
  await user.click(await screen.findByRole('button', { name: 'Use NAPLAN rehearsal' }));
  expect(order()).toEqual(['Step 1: Planning']);
});

test('a template takes the place of steps only after a question', async () => {
  const { user } = openEditor([brainstorming, drafting]);
  await user.click(screen.getByRole('button', { name: 'Use a template' }));
  await user.click(await screen.findByRole('button', { name: 'Use NAPLAN rehearsal' }));
  const question = () => screen.findByRole('dialog', { name: 'Replace the steps?' });
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Use NAPLAN rehearsal' }));
  await user.click(within(await question()).getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(order()).toEqual(['Step 1: Planning']));
});

test('a step moves by its buttons, says so, and cannot leave the list', async () => {
  const { user } = openEditor([brainstorming, drafting]);
  expect(screen.getByRole('button', { name: 'Move Brainstorming up' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Move Brainstorming down' }));
  expect(order()).toEqual(['Step 1: Drafting', 'Step 2: Brainstorming']);
  expect(screen.getByText('Brainstorming is now number 2 of 2.')).toBeTruthy();
});

test('each type of step is added with a title of its own', async () => {
  const { user } = openEditor([drafting]);
  for (const type of [/^Video/, /^Chat with the coach/, /^Planning form/, /^Writing/, /^Feedback/])
    await user.click(screen.getByRole('button', { name: type }));
  expect(order()).toEqual([
    'Step 1: Drafting',
    'Step 2: Watch',
    'Step 3: Brainstorming',
    'Step 4: Outlining',
    'Step 5: Drafting 2',
    'Step 6: Revising & Feedback',
  ]);
});

test('a copy may not have the title of another step, which is said at once', async () => {
  const { user } = openEditor([brainstorming, drafting]);
  await user.click(screen.getByRole('button', { name: 'Duplicate Drafting' }));
  fill(stepGroup('Step 3: Drafting 2').getByLabelText('Step title'), 'Drafting');
  expect(stepGroup('Step 3: Drafting').getByText(/^Another step is called “Drafting”/)).toBeTruthy();
  fill(stepGroup('Step 3: Drafting').getByLabelText('Step title'), 'completed');
  expect(
    stepGroup('Step 3: completed').getByText(/^The last page of a finished writing has this title/),
  ).toBeTruthy();
});

test('a filled step is deleted only after a question, an empty one at once', async () => {
  const { user } = openEditor([brainstorming, drafting]);
  await user.click(screen.getByRole('button', { name: 'Delete Drafting' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Drafting”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(order()).toEqual(['Step 1: Brainstorming']));
  await user.click(screen.getByRole('button', { name: 'Delete Brainstorming' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Steps of the workflow' })).toBeNull());
});

test('a planning form is built question by question and put in order', async () => {
  const { user } = openEditor([drafting]);
  await user.click(screen.getByRole('button', { name: /^Planning form/ }));
  const form = () => stepGroup('Step 2: Outlining');
  await user.click(form().getByRole('button', { name: 'Add a question' }));
  fill(form().getByLabelText('Question'), 'How sure are you?');
  await user.click(form().getByRole('combobox', { name: 'Kind of answer' }));
  await user.click(await screen.findByRole('option', { name: 'Choose one' }));
  fill(form().getByLabelText('Options'), 'Very\nNot yet');
  await user.click(form().getByRole('button', { name: 'Add a question' }));
  const [, second] = form().getAllByLabelText('Question');
  if (!second) throw new Error('there are two questions');
  fill(second, 'What would you change?');
  await user.click(form().getByRole('button', { name: 'Move What would you change? up' }));
  expect(form().getAllByLabelText('Question')[0]).toHaveProperty('value', 'What would you change?');
  expect(form().getByLabelText('Options')).toHaveProperty('value', 'Very\nNot yet');
  await user.click(form().getByRole('button', { name: 'Remove What would you change?' }));
  expect(form().getAllByLabelText('Question')).toHaveLength(1);
});

test('a choice of one option, two questions of one name and a form of none are refused', async () => {
  const field = { placeholder: '', multiple: false, options: [] };
  openEditor(
    [
      buildStep({
        id: 'plan',
        title: 'Plan',
        type: 'structuredForm',
        form_fields: [
          { ...field, label: 'Who?', type: 'text' },
          { ...field, label: 'Who?', type: 'text' },
          { ...field, label: 'Weather', type: 'radio', options: ['A storm'] },
        ],
      }),
      buildStep({ id: 'empty', title: 'Empty', type: 'structuredForm' }),
    ],
    'Please check the steps',
  );
  expect(screen.getAllByText(/^Another field is called “Who\?”/)).toHaveLength(2);
  expect(screen.getByText('Give at least two options to choose from')).toBeTruthy();
  expect(screen.getByText('Structured form fields are required')).toBeTruthy();
  expect(screen.getByText('Please check the steps')).toBeTruthy();
});

test('each criterion is offered once, and another type takes out what it does not know', async () => {
  const { user } = openEditor([drafting, feedback]);
  const step = () => stepGroup('Step 2: Feedback');
  await user.click(step().getByRole('button', { name: /2\. Feedback/ }));
  await user.click(step().getByRole('button', { name: /^Add all/ }));
  expect(step().queryByRole('combobox', { name: 'Add a criterion' })).toBeNull();
  await user.click(step().getByRole('button', { name: 'Remove Ideas' }));
  await user.click(step().getByRole('combobox', { name: 'Add a criterion' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ideas']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Make it a narrative' }));
  expect(await screen.findByText('This type of activity is not marked on: Persuasive Devices.')).toBeTruthy();
  expect(step().queryByRole('button', { name: 'Remove Persuasive Devices' })).toBeNull();
});

test('the preview can be tried and keeps nothing', async () => {
  respond(workflows.previewOpeningMessage, () => ({ content: 'What do you want to change?' }));
  const plan = buildStep({
    id: 'plan',
    title: 'Plan',
    type: 'structuredForm',
    form_fields: [{ label: 'What for?', placeholder: '', type: 'text', options: [], multiple: false }],
  });
  const { user } = openEditor([brainstorming, plan, drafting]);
  await user.click(screen.getByRole('button', { name: 'Preview as a student' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Preview as a student' }));
  expect(await preview.findByText('What do you want to change?')).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Continue to Plan' }));
  fill(preview.getByLabelText('What for?'), 'More trees at school');
  await user.click(preview.getByRole('button', { name: 'Continue to Drafting' }));
  expect(await preview.findByText(/More trees at school/)).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Close the preview' }));
  await user.click(screen.getByRole('button', { name: 'Preview as a student' }));
  const again = within(await screen.findByRole('dialog', { name: 'Preview as a student' }));
  await user.click(again.getByRole('button', { name: 'Continue to Plan' }));
  expect(again.getByLabelText('What for?')).toHaveProperty('value', '');
});
