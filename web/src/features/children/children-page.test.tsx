import { children } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorResponse, fieldError } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildChild, buildUser } from '../../testing/samples.ts';

const openForm = async () => {
  respond(children.listChildren, () => pageOf([]));
  const visit = await renderScreen('parent-children', { as: buildUser() });
  await screen.findByRole('heading', { name: 'Add a Child Account' });
  return visit;
};

type Person = Awaited<ReturnType<typeof openForm>>['user'];

const fillIn = async (user: Person) => {
  await user.type(screen.getByLabelText('Full name'), 'Mia Park');
  await user.click(screen.getByRole('combobox', { name: 'Grade' }));
  await user.click(await screen.findByRole('option', { name: 'Year 4' }));
  await user.type(screen.getByLabelText('Username'), 'mia_p');
  await user.type(screen.getByLabelText('Password'), 'apple-river-9');
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
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Too many at once')).toBeTruthy();
  respond(children.listChildren, () => pageOf([buildChild({ full_name: 'Noah Park' })]));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Noah Park')).toBeTruthy();
});
