import { expect, test } from 'vitest';
import { newWritingRules } from './new-writing-rules.ts';
import { levelChoices, writingTypeChoices } from './own-writing-choices.ts';

test('a writing of one’s own needs a title, a level and a type', () => {
  expect(newWritingRules.title('   ')).toBe('Please enter a title for your writing');
  expect(newWritingRules.grade_level('')).toBe('Please select your level');
  expect(newWritingRules.writing_type('')).toBe('Please select a writing type');
  expect(newWritingRules.title(' The fog ')).toBeNull();
});

test('every level and every type that is offered is taken', () => {
  expect(levelChoices.map(({ label }) => label)).toEqual([1, 2, 3, 4, 5, 6].map((year) => `Year ${year}`));
  expect(writingTypeChoices.map(({ label }) => label)).toEqual([
    'Narrative Story',
    'Persuasive Essay',
    'Descriptive Writing',
    'Expository Essay',
    'Creative Writing',
  ]);
  for (const { value } of levelChoices) expect(newWritingRules.grade_level(value)).toBeNull();
  for (const { value } of writingTypeChoices) expect(newWritingRules.writing_type(value)).toBeNull();
});
