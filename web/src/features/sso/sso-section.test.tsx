import {
  accounts,
  district,
  lti,
  reliefTeachers,
  roster,
  type SsoConnection,
  school,
  sso,
} from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const google: SsoConnection = {
  id: 4,
  provider: 'google',
  issuer: 'https://accounts.google.com',
  school_code: 'abcd2345',
  client_id: null,
  has_secret: false,
  enabled: false,
  domains: [],
  waiting_domains: [],
  unknown_people: 'refuse',
  redirect_uri: 'https://inkling.example/sign-on/abcd2345',
  sign_out_uri: 'https://inkling.example/app_api/v1/sign_on/abcd2345/sign_out',
  people_count: 0,
  form_version: 'first',
};

const open = async (...connections: SsoConnection[]) => {
  respond(school.listStaff, () => pageOf([]));
  respond(school.listInvitations, () => pageOf([]));
  respond(school.listSchoolClasses, () => pageOf([]));
  respond(school.listRecord, () => ({ entries: [], next: null }));
  respond(district.readDistrictOfSchool, () => ({ district: null, invitations: [] }));
  respond(roster.readRoster, () => ({ last_run: null, folder: null, folder_zip: null }));
  respond(sso.listConnections, () => pageOf(connections));
  respond(lti.listPlatforms, () => pageOf([]));
  respond(reliefTeachers.listReliefTeachers, () => pageOf([]));
  respond(reliefTeachers.listReliefSchools, () => pageOf([]));
  const hillside = { id: 3, name: 'Hillside Primary', role: 'admin', has_joined: true } as const;
  const as = buildUser({ role: 'teacher', school: hillside });
  respond(accounts.readMine, () => as);
  return renderScreen('school', { as });
};

test('an admin adds a sign-on and gets the addresses to copy', async () => {
  respond(sso.addConnection, () => {
    respond(sso.listConnections, () => pageOf([google]));
    return google;
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a sign-on' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Google Workspace' }));
  expect(dialog.getByText(google.redirect_uri)).toBeTruthy();
  expect(requestsTo(sso.addConnection)).toMatchObject([{ body: { provider: 'google' } }]);
});

test('an admin saves what the provider gave, and a secret that is stored need not be typed again', async () => {
  const stored: SsoConnection = { ...google, client_id: 'inkling', has_secret: true };
  respond(sso.changeConnection, ({ body: { client_secret: _, ...body } }) => ({ ...stored, ...body }));
  const { user } = await open(stored);
  await user.click(await screen.findByRole('button', { name: 'Set up Google Workspace' }));
  fill(screen.getByLabelText('Email domains'), 'school.example, Students.school.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => requestsTo(sso.changeConnection))
    .toMatchObject([
      {
        params: { id: 4 },
        body: {
          client_id: 'inkling',
          domains: ['school.example', 'students.school.example'],
          seen_form_version: 'first',
        },
      },
    ]);
  expect(requestsTo(sso.changeConnection)[0]?.body).not.toHaveProperty('client_secret');
});

test('a test says in plain words what is wrong', async () => {
  respond(sso.testConnection, () => ({ works: false, message: 'Nothing answers at this address.' }));
  const { user } = await open(google);
  await user.click(await screen.findByRole('button', { name: 'Set up Google Workspace' }));
  await user.click(screen.getByRole('button', { name: 'Test the connection' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing answers at this address.');
});

test('it is switched on only once it is set up, and off at any time', async () => {
  respond(sso.setConnectionEnabled, ({ body }) => ({ ...google, ...body }));
  const ready = { ...google, id: 5, client_id: 'inkling', has_secret: true, enabled: true };
  const { user } = await open({ ...google, provider: 'microsoft' }, ready);
  const idle = await screen.findByRole('switch', { name: 'Signing in with Microsoft Entra' });
  expect(idle).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('switch', { name: 'Signing in with Google Workspace' }));
  expect(requestsTo(sso.setConnectionEnabled)).toMatchObject([
    { params: { id: 5 }, body: { enabled: false } },
  ]);
});

test('an admin sees which domains wait to be confirmed', async () => {
  const domains = ['school.example', 'students.school.example'];
  await open({ ...google, client_id: 'inkling', domains, waiting_domains: ['students.school.example'] });
  expect(await screen.findByText(/^school\.example ·/)).toBeTruthy();
  const waiting = 'students.school.example: Waiting for the operator of this Inkling to confirm it';
  expect(screen.getByText(waiting)).toBeTruthy();
});
