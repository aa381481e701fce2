import { expect, it } from 'vitest';
import { pictureName } from './picture-name.ts';

it('reads like words, without the ending of the file', () => {
  expect(pictureName('night-sky_over  town.jpeg')).toBe('Night sky over town');
  expect(pictureName('A vegetable garden beside a school')).toBe('A vegetable garden beside a school');
  expect(pictureName('Dr. Owl.svg')).toBe('Dr. Owl');
  expect(pictureName('.png')).toBe('.png');
});
