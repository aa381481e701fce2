import type { StepEntry } from '@inkling/contract';
import { expect, it } from 'vitest';
import { conflictingPassages } from './conflicting-passages.ts';

const plan = (who: string): StepEntry => ({
  id: 'plan',
  title: 'Plan',
  type: 'structuredForm',
  content: [{ field: 'Who', title: 'Who', placeholder: '', content: who }],
});
const draft = (content: string): StepEntry => ({ id: 'draft', title: 'Draft', type: 'freeWriting', content });

it('shows only the part that differs, and marks what the other version lacks', () => {
  const { mine, theirs } = conflictingPassages(
    [plan('An owl'), draft('It was dark.\n\nThe owl slept.')],
    [plan('An owl'), draft('It was dark.\n\nThe owl woke.\nIt sang.')],
  );
  expect(mine).toEqual([
    { text: 'It was dark.', isOnlyHere: false },
    { text: 'The owl slept.', isOnlyHere: true },
  ]);
  expect(theirs.map(({ text, isOnlyHere }) => isOnlyHere && text)).toEqual([
    false,
    'The owl woke.',
    'It sang.',
  ]);
});

it('reads answers of a plan as a question with its answer', () => {
  const { mine, theirs } = conflictingPassages(
    [plan('An owl'), draft('Hoo.')],
    [plan('A fox'), draft('Hoo.')],
  );
  expect([mine, theirs]).toEqual([
    [{ text: 'Who: An owl', isOnlyHere: true }],
    [{ text: 'Who: A fox', isOnlyHere: true }],
  ]);
});

it('marks a line that stands once more than in the other version', () => {
  const { mine } = conflictingPassages([draft('Hoo.\nHoo.')], [draft('Hoo.')]);
  expect(mine.map(({ isOnlyHere }) => isOnlyHere)).toEqual([false, true]);
});

it('has nothing to show of a version that was emptied', () => {
  expect(conflictingPassages([draft('')], [draft('Hoo.')]).mine).toEqual([]);
});
