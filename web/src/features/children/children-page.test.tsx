import { accounts, children } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildChild, buildUser } from '../../testing/build-people.ts';
import { ErrorResponse, fieldError } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const openForm = async () => {
  respond(children.listChildren, () => pageOf([]));
  const visit = await renderScreen('parent-children', { as: buildUser() });
  await screen.findByRole('heading', { name: 'Add a Child Account' });
  return visit;
};

type Person = Awaited<ReturnType<typeof openForm>>['user'];

const fillIn = async (user: Person) => {
  fill(screen.getByLabelText('Full name'), 'Mia Park');
  await user.click(screen.getByRole('combobox', { name: 'Grade' }));
  await user.click(await screen.findByRole('option', { name: 'Year 4' }));
  fill(screen.getByLabelText('Username'), 'mia_p');
  fill(screen.getByLabelText('Password'), 'apple-river-9');
  await user.click(screen.getByRole('checkbox'));
};

test('says at each field what is missing, and sends nothing', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Add child' }));
  for (const message of [
    'Full name is required',
    'Grade is required',
    'Username is required',
    'Password is required',
    'Please confirm that you are the parent or guardian and agree',
  ])
    expect(screen.getByText(message)).toBeTruthy();
  expect(requestsTo(children.addChild)).toEqual([]);
});

test('says what a username and a password have to be', async () => {
  const { user } = await openForm();
  fill(screen.getByLabelText('Username'), 'a-b');
  fill(screen.getByLabelText('Password'), '1234567');
  await user.click(screen.getByRole('button', { name: 'Add child' }));
  expect(screen.getByText('Username can only contain letters, numbers, and underscores')).toBeTruthy();
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
  expect(requestsTo(children.addChild)).toEqual([]);
});

test('sends the form and empties it', async () => {
  const { user } = await openForm();
  respond(children.addChild, ({ body }) => buildChild({ full_name: body.full_name }));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Add child' }));
  expect(await screen.findByText('Child account created successfully')).toBeTruthy();
  expect(requestsTo(children.addChild)).toMatchObject([
    { body: { full_name: 'Mia Park', grade_level: 4, screen_name: 'mia_p', consent: true } },
  ]);
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', '');
});

test('opening the new child’s session asks before what stands in the form is lost', async () => {
  const { user } = await openForm();
  respond(children.addChild, ({ body }) => buildChild({ full_name: body.full_name }));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Add child' }));
  const open = await screen.findByRole('button', { name: 'Open on this device' });
  fill(screen.getByLabelText('Full name'), 'Noah Park');
  await user.click(open);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/What you typed in the form below is not saved yet/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(requestsTo(accounts.signIn)).toEqual([]);
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Noah Park');
});

test('shows what the server says at its field and keeps what was typed', async () => {
  const { user } = await openForm();
  respond(children.addChild, () => {
    throw fieldError('screen_name', 'This username is taken');
  });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Add child' }));
  expect(await screen.findAllByText('This username is taken')).not.toEqual([]);
  const username = screen.getByLabelText('Username');
  expect(username).toHaveProperty('value', 'mia_p');
  expect(username.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Mia Park');
});

test('a list that fails offers to try again', async () => {
  respond(children.listChildren, () => {
    throw new ErrorResponse('too_many', 'Too many at once');
  });
  const { user } = await renderScreen('parent-children', { as: buildUser() });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getAllByText('Too many at once')).not.toEqual([]);
  respond(children.listChildren, () => pageOf([buildChild({ full_name: 'Noah Park' })]));
  await user.click(retry);
  expect(await screen.findByText('Noah Park')).toBeTruthy();
});

test('changing a child can be left without a word, and nothing is sent', async () => {
  const mia = buildChild();
  respond(children.listChildren, () => pageOf([mia]));
  respond(children.listAccessLog, () => pageOf([]));
  const { user, address } = await renderScreen('parent-children', { as: buildUser() });
  await user.click(await screen.findByRole('link', { name: 'Edit Mia Park' }));
  const editing = within(await screen.findByRole('region', { name: 'Edit Child Account' }));
  expect(editing.getByLabelText('Username')).toHaveProperty('value', 'mia_p');
  await user.click(editing.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Add a Child Account' })).toBeTruthy();
  expect(address()).toBe('/parent/children');
  expect(requestsTo(children.updateChild)).toEqual([]);
});

test('a child is deleted only after a question that names them', async () => {
  let listed = [buildChild()];
  respond(children.listChildren, () => pageOf(listed));
  respond(children.deleteChild, () => {
    listed = [];
    return undefined;
  });
  const { user } = await renderScreen('parent-children', { as: buildUser() });
  const question = async () => {
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await question();
  expect(
    first.getByText(/Are you sure you want to delete Mia Park's account\? This action cannot be undone\./),
  ).toBeTruthy();
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  expect(requestsTo(children.deleteChild)).toEqual([]);
  await user.click((await question()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Child account deleted successfully')).toBeTruthy();
});
