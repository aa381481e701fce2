import { expect, test } from 'vitest';
import { reportPreview } from './report-preview.ts';

const opening = '# Writing report: Mia\n\n1 July 2026 to 30 September 2026\n\n';

test('begins with the first words that the card does not say already', () => {
  expect(reportPreview(`${opening}Mia finished 1 piece.\n\n## Next\n\n- **Ideas.** Ask \\*why\\*.`)).toBe(
    'Mia finished 1 piece. Ideas. Ask *why*.',
  );
});

test('is cut at 150 characters', () => {
  expect(reportPreview(`${opening}${'a'.repeat(150)}`)).toBe('a'.repeat(150));
  expect(reportPreview(`${opening}${'a'.repeat(151)}`)).toBe(`${'a'.repeat(150)}…`);
});

test('leaves no mark of a table', () => {
  expect(reportPreview('| Criterion | Latest |\n|---|---|\n| Ideas | 2 of 5 |')).toBe(
    'Criterion Latest · Ideas 2 of 5',
  );
});
