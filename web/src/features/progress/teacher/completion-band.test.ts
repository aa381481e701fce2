import { expect, test } from 'vitest';
import { completionBandOf, scoreText } from './completion-band.ts';

test('colours completion by the bands of the cards', () => {
  expect([0, 24, 25, 74, 75, 100].map((percentage) => completionBandOf(percentage).name)).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ]);
});

test('shows a stroke where there is no score', () => {
  expect([scoreText(null), scoreText(0), scoreText(71.6)]).toEqual(['/', '0', '72']);
});
