import { imageTypes } from '@inkling/contract';
import { expect, test } from 'vitest';
import { filterPickedFiles } from './filter-picked-files.ts';

const png = { type: 'image/png' };
const pdf = { type: 'application/pdf' };
const rules = { accept: imageTypes, max: 5, word: 'images' } as const;

test('images are taken, anything else is refused by naming what is allowed', () => {
  expect(filterPickedFiles([png], rules, 0)).toEqual({ taken: [png], problem: null });
  expect(filterPickedFiles([png, pdf], rules, 0)).toEqual({
    taken: [png],
    problem: 'Only images are allowed: jpeg, png, gif, webp, svg+xml',
  });
});

test('no more are taken than there is room for', () => {
  expect(filterPickedFiles([png, png, png], rules, 3)).toEqual({
    taken: [png, png],
    problem: 'You can only upload up to 5 images',
  });
  expect(filterPickedFiles([png], rules, 5)).toMatchObject({ taken: [] });
});

test('a field for one image or for files says so', () => {
  expect(filterPickedFiles([png], { ...rules, max: 1 }, 1).problem).toBe('You can only upload up to 1 image');
  expect(filterPickedFiles([png], { accept: ['application/pdf'], max: 9, word: 'files' }, 0).problem).toBe(
    'Only these files are allowed: pdf',
  );
});
