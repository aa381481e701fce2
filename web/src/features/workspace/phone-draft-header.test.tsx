import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildWriting } from '../../testing/build-writing.ts';
import { buildEntry, planStep } from '../../testing/open-workspace.ts';
import { drawForPhone } from '../../testing/phone.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { PhoneDraftHeader } from './phone-draft-header.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const writing = buildWriting({
  steps: [planStep],
  activity: {
    id: 3,
    title: 'The lamp',
    description: 'Tell what the lamp sees.',
    activity_type: 'narrative',
    due_date: null,
  },
});
const answer = { field: 'Who is in it?', title: 'Who is in it?', placeholder: '', content: 'A keeper' };
const beginning = (
  <PhoneDraftHeader writing={writing} data={[buildEntry(planStep, [answer])]} title={writing.title} />
);

test('on a phone the task stands above the sheet, and the plan with it', async () => {
  drawForPhone();
  await renderPart(beginning);
  expect(screen.getByRole('region', { name: 'Your task' }).textContent).toBe(
    'Your task: Tell what the lamp sees.',
  );
  expect(screen.getByText('Your plan: A keeper')).toBeTruthy();
});

test('where the outline stands beside the sheet it is not said twice', async () => {
  await renderPart(beginning);
  expect(screen.queryByText(/Tell what the lamp sees/)).toBeNull();
});
