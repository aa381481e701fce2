import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAchievement } from '../../testing/build-achievement.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { NoticePlace } from '../../ui/notice-place.tsx';
import { celebrate } from './celebrate.ts';

test('a celebration waits until the child has left the sheet, and loses nothing that came meanwhile', async () => {
  const { user } = await renderPart(<textarea aria-label="Your draft" />);
  await user.click(screen.getByLabelText('Your draft'));
  act(() => celebrate([buildAchievement({ id: 2, name: 'Three days in a row' })]));
  act(() => celebrate([buildAchievement()]));
  expect(screen.queryByText(/You unlocked/)).toBeNull();
  await user.tab();
  expect(await screen.findByText('You unlocked achievements!')).toBeTruthy();
  expect(screen.getByText('Three days in a row')).toBeTruthy();
  expect(screen.getByText('A first plan')).toBeTruthy();
});

test('it stands in the place that a page has for notices', async () => {
  await renderPart(
    <section aria-label="The place">
      <NoticePlace />
    </section>,
  );
  act(() => celebrate([buildAchievement()]));
  const card = await screen.findByText('You unlocked an achievement!');
  expect(screen.getByRole('region', { name: 'The place' }).contains(card)).toBe(true);
});
