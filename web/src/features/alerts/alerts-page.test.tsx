import { type Alert, alerts } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAlert } from '../../testing/build-alert.ts';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const me = buildUser({ role: 'teacher', full_name: 'Grace Lee' });
const colleague = { id: 7777, full_name: 'Robin Park', role: 'parent' as const };

/** The page of a teacher; what is answered is kept, as by the server. */
const openPage = async (kept: Alert[], hash = '') => {
  respond(alerts.listAlerts, ({ query }) =>
    pageOf(
      kept.filter(
        ({ level, acknowledged }) =>
          (query.level_eq ?? level) === level && (acknowledged === null) === query.open,
      ),
    ),
  );
  respond(alerts.countAlerts, () => ({ total: { alerts: 3, answered: 2, fiction: 1 }, classes: [] }));
  respond(alerts.acknowledgeAlert, ({ params, body }) => {
    const said = { at: '2026-03-03T09:00:00.000Z', outcome: body.outcome, note: body.note ?? null };
    const by = { id: me.id, full_name: me.full_name, role: 'teacher' as const };
    kept = kept.map((alert) =>
      alert.id === params.id
        ? { ...alert, acknowledged: said, answers: [...alert.answers, { ...said, by }] }
        : alert,
    );
    return kept.find(({ id }) => id === params.id) ?? buildAlert();
  });
  const visit = await renderScreen('alerts', { as: me, hash });
  await screen.findByRole('heading', { name: 'Answered' });
  return visit;
};

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('an alert says in words what is worrying, how sure the coach is and where it was said', async () => {
  await openPage([buildAlert({ id: 1 })]);
  const sure = await section('Please check on your students');
  expect(sure.getByRole('heading', { name: 'Zara Okafor might be hurt by someone' })).toBeTruthy();
  expect(sure.getByText('The coach is sure')).toBeTruthy();
  expect(sure.getByText('Nobody lit it.')).toBeTruthy();
  expect(sure.getByText('Her hands shook.').tagName).toBe('MARK');
  expect(sure.getByText('Then it rained.')).toBeTruthy();
  expect(sure.getByRole('link', { name: 'Open the writing at these words' }).getAttribute('href')).toBe(
    '/feedback?writing=5&alert=1',
  );
});

test('what is only worth a look stands in a list of its own, and one tap moves it to Answered', async () => {
  const look = buildAlert({ id: 2, level: 'look', severity: 'low', permissions: { open_writing: false } });
  const { user } = await openPage([look]);
  const quiet = await section('Worth a look');
  expect(screen.queryByRole('region', { name: 'Please check on your students' })).toBeNull();
  expect(quiet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Zara Okafor']);
  await user.click(quiet.getByRole('button', { name: 'Fiction' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Worth a look' })).toBeNull());
  expect(requestsTo(alerts.acknowledgeAlert)).toMatchObject([
    { params: { id: 2 }, body: { outcome: 'fiction' } },
  ]);
  const answered = await section('Answered');
  expect((await answered.findByRole('list', { name: 'What was done' })).textContent).toContain(
    'You found that it is fiction',
  );
  expect(answered.getByText('In all: 3 alerts, 2 answered, 1 of them fiction.')).toBeTruthy();
});

test('an answer can be changed, keeps what was said before, and takes a note', async () => {
  const said = { at: '2026-03-02T10:00:00.000Z', outcome: 'fiction' as const, note: null };
  const by = { id: me.id, full_name: me.full_name, role: 'teacher' as const };
  const { user } = await openPage([buildAlert({ id: 3, acknowledged: said, answers: [{ ...said, by }] })]);
  const answered = await section('Answered');
  await user.click(await answered.findByRole('button', { name: 'Change the answer about Zara Okafor' }));
  expect(answered.getByRole('button', { name: 'Fiction' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(answered.getByRole('button', { name: 'Talked with them' }));
  await waitFor(() => expect(answered.getAllByText(/^You (found|have)/)).toHaveLength(2));
  await user.click(await answered.findByRole('button', { name: 'Add a note about Zara Okafor' }));
  fill(answered.getByLabelText('Your note'), 'We talked at lunch.');
  await user.click(answered.getByRole('button', { name: 'Keep the note' }));
  expect(await answered.findByText('We talked at lunch.')).toBeTruthy();
  expect(requestsTo(alerts.acknowledgeAlert).at(-1)?.body).toEqual({
    outcome: 'spoken',
    note: 'We talked at lunch.',
  });
});

test('what another adult answered is shown, and the alert still waits for mine', async () => {
  const theirs = { at: '2026-03-02T10:00:00.000Z', outcome: 'no_worry' as const, note: null, by: colleague };
  await openPage([buildAlert({ answers: [theirs] })]);
  const sure = await section('Please check on your students');
  expect(sure.getByRole('list', { name: 'What was done' }).textContent).toContain(
    'Robin Park (parent) found no cause to worry',
  );
  expect(sure.getByRole('button', { name: 'Talked with them' })).toBeTruthy();
});

test('a notice leads to its alert, also when a colleague settled it long ago', async () => {
  const by = { ...colleague, role: 'teacher' as const };
  const answers = [{ at: '2026-03-02T10:00:00.000Z', outcome: 'spoken' as const, note: null, by }];
  respond(alerts.readAlert, ({ params }) => buildAlert({ id: params.id, answers }));
  await openPage([], '#alert-42');
  const told = await section('The alert you opened');
  expect(told.getByText('Her hands shook.')).toBeTruthy();
  expect(told.getByText('Robin Park (teacher) has spoken with Zara')).toBeTruthy();
});

test('an alert that stands in a list is shown once, however somebody came to it', async () => {
  respond(alerts.readAlert, ({ params }) => buildAlert({ id: params.id }));
  await openPage([buildAlert({ id: 42 })], '#alert-42');
  await section('Please check on your students');
  expect(screen.getAllByText('Her hands shook.')).toHaveLength(1);
});
