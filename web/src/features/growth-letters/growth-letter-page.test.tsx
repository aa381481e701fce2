import { type GrowthLetter, growthLetters } from '@inkling/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const child = { id: 7, full_name: 'Mia Park' };
const pays = buildUser({ subscription_status: 'active' });
const open = (as = pays) => renderScreen('what-grew', { as, params: { id: 7 } });

test('shows the month with the child’s own sentence and the way to the piece', async () => {
  const letter: GrowthLetter = {
    child,
    month: '2026-03',
    parts: [
      { part: 'work', text: 'In March Mia finished 1 piece.', quote: null, writing: null },
      {
        part: 'sentence',
        text: 'A sentence Mia wrote in “The Sea”:',
        quote: 'The sea kept its breath.',
        writing: { id: 3, title: 'The Sea' },
      },
    ],
  };
  respond(growthLetters.readGrowthLetter, () => letter);
  await open();
  expect(await screen.findByRole('heading', { name: 'What grew: Mia Park' })).toBeTruthy();
  expect(screen.getByText('The sea kept its breath.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open “The Sea”' }).getAttribute('href')).toBe(
    '/feedback?writing=3',
  );
  expect(screen.getByRole('link', { name: 'February 2026' })).toBeTruthy();
});

test('a month without writing says so and nothing else', async () => {
  respond(growthLetters.readGrowthLetter, () => ({ child, month: '2026-03', parts: [] }));
  await open();
  expect(await screen.findByText('Nothing to tell yet')).toBeTruthy();
});

test('a Free parent hears what comes with a plan, and where finished writing is', async () => {
  await open(buildUser());
  expect(await screen.findByText('A letter for every month comes with Unlimited AI')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read finished writing' }).getAttribute('href')).toBe('/feedback');
});
