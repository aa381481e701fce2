import { expect, it } from 'vitest';
import { linesOf } from './form-field-labels.ts';

it('takes one option from each line that has words', () => {
  expect(linesOf(' Calm\n\nJoy  \r\n')).toEqual(['Calm', 'Joy']);
});
