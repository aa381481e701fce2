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

test('cuts no word in two and ends with no stop', () => {
  const words = `${'word '.repeat(29)}snap: shot`;
  expect(reportPreview(`${opening}${words}`)).toBe(`${'word '.repeat(29)}snap…`);
});

test('leaves a table out', () => {
  expect(
    reportPreview(`${opening}One.\n\n| Criterion | Latest |\n|---|---|\n| Ideas | 2 of 5 |\n\nTwo.`),
  ).toBe('One. Two.');
});
