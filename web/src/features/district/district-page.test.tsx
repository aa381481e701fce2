import { type DistrictPage, district } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const buildDistrict = (): DistrictPage => ({
  name: 'Harbour District',
  schools_count: 1,
  schools: [
    {
      id: 5,
      name: 'Hillside Primary',
      joined_at: '2026-03-02T09:00:00.000Z',
      counts: {
        staff: null,
        students: 212,
        active_classes: 9,
        pieces: [
          { month: '2026-03', count: 48 },
          { month: '2026-02', count: null },
        ],
      },
    },
  ],
  invitations: [],
});

const open = (found = buildDistrict()) => {
  respond(district.readDistrict, () => found);
  const as = buildUser({ role: 'teacher', district: { id: 3, name: 'Harbour District' } });
  return renderScreen('district', { as });
};

test('shows numbers by school, and of small ones only that they are small', async () => {
  await open();
  const row = (await screen.findByText('Hillside Primary')).closest('tr')?.textContent ?? '';
  expect(row).toContain('Fewer than 5');
  expect(row).toContain('212');
  expect(row).toContain('March 2026: 48');
  expect(row).toContain('February 2026: Fewer than 5');
  expect(screen.queryByRole('link', { name: /Hillside/ })).toBeNull();
});

test('a school is invited by an address, and the invitation is taken back', async () => {
  const found = buildDistrict();
  const { user } = await open(found);
  respond(district.inviteSchool, ({ body }) => {
    const invitation = { id: 8, email: body.email, sent_at: '2026-03-03T09:00:00.000Z' };
    found.invitations = [invitation];
    return invitation;
  });
  respond(district.withdrawSchoolInvitation, () => {
    found.invitations = [];
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Invite a school' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByRole('textbox'), 'head@school.example');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await user.click(
    await screen.findByRole('button', { name: 'Take the invitation to head@school.example back' }),
  );
  await waitFor(() => expect(screen.queryByText('head@school.example')).toBeNull());
});

test('letting a school go asks first', async () => {
  const found = buildDistrict();
  const { user } = await open(found);
  respond(district.removeSchool, () => {
    found.schools = [];
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Let Hillside Primary go' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(requestsTo(district.removeSchool)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Let go' }));
  expect(await screen.findByText(/No school has joined yet/)).toBeTruthy();
  expect(requestsTo(district.removeSchool)).toMatchObject([{ params: { id: 5 } }]);
});

test('a teacher without a district sees nothing of one, and nothing is asked for', async () => {
  await renderScreen('district', { as: buildUser({ role: 'teacher' }) });
  expect(await screen.findByText('You look after no district')).toBeTruthy();
  expect(requestsTo(district.readDistrict)).toEqual([]);
});
