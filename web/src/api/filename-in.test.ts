import { expect, test } from 'vitest';
import { filenameIn } from './filename-in.ts';

test('reads a name in any language', () => {
  expect(filenameIn("attachment; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20kite.pdf")).toBe('Zoë’s kite.pdf');
});

test('finds no name where there is none or a broken one', () => {
  expect(filenameIn(null)).toBeNull();
  expect(filenameIn('inline')).toBeNull();
  expect(filenameIn("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull();
});
