import { type Notification, notifications } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRow, buildUser } from '../../testing/build-people.ts';
import { pageOf, respond } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { NotificationBell } from './notification-bell.tsx';

const notice = (values: Partial<Notification>): Notification => ({
  ...buildRow(),
  topic: 'feedback',
  title: 'Your weekly reports',
  body: 'They are ready.',
  link: '/reports',
  read_at: null,
  ...values,
});
const worry = notice({ topic: 'safety', title: 'Please check on a student', link: '/alerts#alert-4' });

const ring = (...unread: Notification[]) => {
  respond(notifications.listNotifications, () => pageOf(unread));
  return renderPart(<NotificationBell />, { as: buildUser({ role: 'teacher' }) });
};

test('says how many notices are new, and no more than that', async () => {
  ring(notice({}));
  expect(await screen.findByRole('button', { name: 'Notices, 1 new' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('says at once that a child needs somebody, and leads to the words', async () => {
  const { user } = ring(worry, notice({}));
  const bell = await screen.findByRole('button', { name: 'Notices, 2 new, please check on a child' });
  expect(screen.getByRole('status').textContent).toContain('please check on a child');
  await user.click(bell);
  const link = await screen.findByRole('link', { name: /Please check on a student/ });
  expect(link.getAttribute('href')).toBe('/alerts#alert-4');
  expect(within(link).getByRole('img', { name: 'New, about a child' })).toBeTruthy();
});
