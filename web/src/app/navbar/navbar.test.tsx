import { entriesOf, notifications, screens } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, respond } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { Navbar } from './navbar.tsx';

const often = [
  ['Feedback', '/feedback'],
  ['Assignments', '/teacher/assignments'],
  ['Progress', '/teacher/progress'],
  ['Reports', '/teacher/activity-reports'],
];

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('what a teacher uses most is one click away, in the whole row and in the short one of small screens', () => {
  respond(notifications.listNotifications, () => pageOf([]));
  renderPart(<Navbar />, { as: buildUser({ role: 'teacher' }) });
  expect(linksIn('Main')).toEqual(expect.arrayContaining(often));
  expect(linksIn('Often used')).toEqual(often);
});

test('the bar with them stands on every page of a teacher', () => {
  const withoutBar = entriesOf(screens).flatMap(([name, { access, navbar }]) =>
    Array.isArray(access) && access.includes('teacher') && !navbar ? [name] : [],
  );
  expect(withoutBar).toEqual([]);
});
