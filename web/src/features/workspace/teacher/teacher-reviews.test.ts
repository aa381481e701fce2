import type { Review } from '@inkling/contract';
import { expect, it } from 'vitest';
import { removeOverlaps, teacherHighlights, teacherName } from './teacher-reviews.ts';

const said = (passage: Review['passage']): Review => ({
  id: 1,
  writing_id: 1,
  action: 'comment',
  reviewer: null,
  comment: 'Which owl?',
  passage,
  score: null,
  reason: null,
  permissions: { edit: false, remove: false },
  created_at: '2026-05-05T05:00:00Z',
  updated_at: '2026-05-05T05:00:00Z',
});

it('marks what the teacher said where the words stand now, and not where they are gone', () => {
  const marks = teacherHighlights('Now the owl', [
    said({ start: 4, end: 7, quote: 'owl' }),
    said({ start: 0, end: 3, quote: 'cat' }),
    said(null),
  ]);
  expect(marks).toEqual([{ start: 8, end: 11, label: 'Your teacher: Which owl?', speaks: 'teacher' }]);
});

it('names the teacher who said it', () => {
  const osei = { ...said({ start: 0, end: 3, quote: 'owl' }), reviewer: { id: 9, full_name: 'Mr Osei' } };
  expect(teacherHighlights('owl', [osei])).toMatchObject([{ label: 'Mr Osei: Which owl?' }]);
  expect(teacherName(undefined)).toBe('Your teacher');
});

it('leaves out what lies under the words of the teacher', () => {
  const teacher = [{ start: 4, end: 8, label: '', speaks: 'teacher' as const }];
  const coach = [
    { start: 0, end: 4, label: '', speaks: 'for' as const },
    { start: 7, end: 9, label: '', speaks: 'against' as const },
  ];
  expect(removeOverlaps(coach, teacher)).toEqual(coach.slice(0, 1));
});
