import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { WaitingForYou } from './waiting-for-you.tsx';

const nothing = { to_review: 0, handed_in_again: 0, to_approve: 0, overdue: 0, not_started: 0, alerts: 0 };

test('each number opens its queue, and what is empty leads nowhere', () => {
  renderPart(
    <WaitingForYou
      waiting={{ ...nothing, to_review: 7, handed_in_again: 2, overdue: 1000, not_started: 3 }}
    />,
  );
  const queues = within(screen.getByRole('region', { name: 'Waiting for you' }));
  expect(queues.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['7To review', '/feedback?show=to_review'],
    ['2Handed in again', '/feedback?show=handed_in_again'],
    ['999+Overdue', '/teacher/assignments?overdue=true'],
    ['3Not started', '/teacher/assignments?status_eq=pending'],
  ]);
  expect(queues.getByText('Alerts')).toBeTruthy();
});

test('alerts are counted, and their number opens the page where they are answered', () => {
  renderPart(<WaitingForYou waiting={{ ...nothing, alerts: 2 }} />);
  const link = screen.getByRole('link', { name: '2 Alerts' });
  expect(link.getAttribute('href')).toBe('/alerts');
});

test('feedback that children wait for stands there only where a teacher reads first', () => {
  renderPart(<WaitingForYou waiting={{ ...nothing, to_approve: 3 }} />);
  const link = screen.getByRole('link', { name: '3 Feedback to approve' });
  expect(link.getAttribute('href')).toBe('/feedback?show=to_approve');
});

test('when nothing waits it says so kindly', () => {
  renderPart(<WaitingForYou waiting={nothing} />);
  expect(screen.getByText('All caught up')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
