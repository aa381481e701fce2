import { expect, test } from 'vitest';
import { filenameFromHeader } from './filename-from-header.ts';

test('reads a name in any language', () => {
  expect(filenameFromHeader("attachment; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20kite.pdf")).toBe(
    'Zoë’s kite.pdf',
  );
});

test('finds no name where there is none or a broken one', () => {
  expect(filenameFromHeader(null)).toBeNull();
  expect(filenameFromHeader('inline')).toBeNull();
  expect(filenameFromHeader("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull();
});
