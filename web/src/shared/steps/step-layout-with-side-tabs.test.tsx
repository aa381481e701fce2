import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForPhone } from '../../testing/phone.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { StepLayoutWithSideTabs } from './step-layout-with-side-tabs.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const Step = ({ first }: { first?: string }) => {
  const [news, setNews] = useState(first);
  return (
    <StepLayoutWithSideTabs
      work="Your draft"
      helpFirst
      tabs={[
        { name: 'Feedback', content: 'What works', news },
        { name: 'AI Assistant', content: 'Chat' },
      ]}
    >
      <button type="button" onClick={() => setNews(`${news} and more`)}>
        The coach has read it
      </button>
    </StepLayoutWithSideTabs>
  );
};

const read = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'The coach has read it' }));

test('on a phone what came while the child was elsewhere bears a mark until it was seen', async () => {
  drawForPhone();
  const { user } = await renderPart(<Step />);
  const choices = screen.getByRole('group', { name: 'What to show' });
  const names = () => [...choices.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Feedback', 'Your draft', 'AI Assistant']);
  await user.click(screen.getByRole('button', { name: 'Your draft' }));
  await read(user);
  expect(names()).toEqual(['Feedback (ready)', 'Your draft', 'AI Assistant']);
  await user.click(screen.getByRole('button', { name: 'Feedback (ready)' }));
  expect(names()[0]).toBe('Feedback');
  await user.click(screen.getByRole('button', { name: 'AI Assistant' }));
  expect(names()[0]).toBe('Feedback');
  await read(user);
  expect(names()[0]).toBe('Feedback (ready)');
});

test('beside the work the tab in front has been seen, and the one behind it has not', async () => {
  const { user } = await renderPart(<Step first="one" />);
  expect(screen.queryByRole('tab', { name: /ready/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'AI Assistant' }));
  await read(user);
  expect(screen.getByRole('tab', { name: 'Feedback (ready)' })).toBeTruthy();
});
