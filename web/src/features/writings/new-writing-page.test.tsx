import { writings } from '@inkling/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { buildWriting } from '../../testing/build-writing.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const openForm = () => renderScreen('new-writing', { as: buildUser({ role: 'student' }) });
type Person = Awaited<ReturnType<typeof openForm>>['user'];

const fillIn = async (user: Person) => {
  fill(screen.getByLabelText(/^Title/), '  The Ink That Ran Away ');
  await user.click(screen.getByRole('combobox', { name: 'Level' }));
  await user.click(await screen.findByRole('option', { name: 'Year 4' }));
  await user.click(screen.getByRole('radio', { name: 'Creative Writing' }));
  await user.click(screen.getByRole('button', { name: 'Start writing' }));
};

test('says what is missing, a title of spaces too, and sends nothing', async () => {
  const { user } = await openForm();
  fill(screen.getByLabelText(/^Title/), '   ');
  await user.click(screen.getByRole('button', { name: 'Start writing' }));
  for (const problem of [
    'Please enter a title for your writing',
    'Please select your level',
    'Please select a writing type',
  ])
    expect(screen.getByText(problem)).toBeTruthy();
  expect(requestsTo(writings.createOwnWriting)).toEqual([]);
});

test('begins the writing and opens it', async () => {
  respond(writings.createOwnWriting, () => buildWriting({ id: 12 }));
  const { user, address } = await openForm();
  await fillIn(user);
  await expect.poll(address).toBe('/writing/12');
  expect(requestsTo(writings.createOwnWriting)).toMatchObject([
    { body: { title: 'The Ink That Ran Away', grade_level: 4, writing_type: 'creative' } },
  ]);
});

test('at the limit of the plan nothing that was typed is lost', async () => {
  respond(writings.createOwnWriting, () => {
    throw new ErrorResponse('plan_limit', 'Your plan includes 4 writings.');
  });
  const { user, address } = await openForm();
  await fillIn(user);
  await expect.poll(() => requestsTo(writings.createOwnWriting)).toHaveLength(1);
  expect(address()).toBe('/students/new-writing');
  expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', '  The Ink That Ran Away ');
});

test('knows the year of the child, and keeps it when it is picked once more', async () => {
  const { user } = await renderScreen('new-writing', {
    as: buildUser({ role: 'student', grade_level: 3 }),
  });
  const level = screen.getByRole('combobox', { name: 'Level' });
  expect(level).toHaveProperty('value', 'Year 3');
  await user.click(level);
  await user.click(await screen.findByRole('option', { name: 'Year 3' }));
  expect(level).toHaveProperty('value', 'Year 3');
});
