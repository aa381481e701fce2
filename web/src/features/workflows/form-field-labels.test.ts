import { expect, it } from 'vitest';
import { splitOptionLines } from './form-field-labels.ts';

it('takes one option from each line that has words', () => {
  expect(splitOptionLines(' Calm\n\nJoy  \r\n')).toEqual(['Calm', 'Joy']);
});
