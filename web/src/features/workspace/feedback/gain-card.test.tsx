import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAdvice } from '../../../testing/build-feedback-round.ts';
import { renderPart } from '../../../testing/render-screen.tsx';
import { GainCard } from './gain-card.tsx';

const marks = { before: 2, now: 3, maximum: 4 };

test('a skill stands beside what it means in plain words', async () => {
  await renderPart(
    <GainCard gain={{ criterion: 'cohesion', marks, advice: null }} text="The owl blinked." />,
  );
  expect(screen.getByText('Cohesion 2 of 4, now 3 of 4')).toBeTruthy();
  expect(screen.getByText('how your ideas join up')).toBeTruthy();
});

test('what came to a sentence that still stands is shown as new, without a before', async () => {
  const advice = buildAdvice({ outcome: 'done', after: 'Its feathers rustled.' });
  const text = 'The owl blinked. Its feathers rustled.';
  await renderPart(<GainCard gain={{ criterion: 'ideas', marks: null, advice }} text={text} />);
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.getByText('Its feathers rustled.')).toBeTruthy();
  expect(screen.queryByText('Before')).toBeNull();
});
