import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-screen.tsx';
import { HighlightKey } from './highlight-key.tsx';

test('the key names the colours that are there, and no others', async () => {
  const place = { start: 0, end: 3, label: 'Good' };
  await renderPart(<HighlightKey evidence={[{ ...place, speaks: 'for' }]} about="Ideas" />);
  expect(screen.getByRole('note', { name: 'What the colours mean' }).textContent).toBe(
    'Ideas:This works well',
  );
});
