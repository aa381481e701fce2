import { expect, it } from 'vitest';
import { imageAlt } from './image-alt.ts';

it('reads like words, without the ending of the file', () => {
  expect(imageAlt('night-sky_over  town.jpeg')).toBe('Night sky over town');
  expect(imageAlt('A vegetable garden beside a school')).toBe('A vegetable garden beside a school');
  expect(imageAlt('Dr. Owl.svg')).toBe('Dr. Owl');
  expect(imageAlt('.png')).toBe('.png');
});
