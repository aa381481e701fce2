import type { CourseGridCell } from '@inkling/contract';
import { expect, test } from 'vitest';
import { cellTexts } from './cell-texts.ts';

const now = new Date('2026-05-07T12:00:00');
const work: CourseGridCell = {
  activity_id: 1,
  writing_id: 2,
  status: 'pending',
  due_date: null,
  usual_due_date: null,
  completed_at: null,
  returned_at: null,
  reviewed_at: null,
  updated_at: '2026-05-05T02:00:00.000Z',
  score: null,
  first_score: null,
  unscored: null,
};
const completed_at = '2026-05-04T00:00:00.000Z';
const reviewed_at = '2026-05-05T00:00:00.000Z';

test.each([
  [{}, 'Not Started', ''],
  [{ due_date: '2026-05-09' }, 'Not Started', 'due in 2 days'],
  [{ due_date: '2026-05-07' }, 'Not Started', 'due today'],
  [{ due_date: '2026-05-06' }, 'Overdue', 'by 1 day'],
  [{ status: 'progressing' }, 'In Progress', '2 days ago'],
  [
    { status: 'progressing', due_date: '2026-05-09', usual_due_date: '2026-05-06' },
    'In Progress',
    '2 days ago, due in 2 days, more time',
  ],
  [{ status: 'progressing', returned_at: now.toISOString() }, 'Returned', 'today'],
  [{ status: 'completed', completed_at, score: 61.4 }, 'To review: 61', '3 days ago'],
  [{ status: 'completed', completed_at }, 'To review', '3 days ago'],
  [{ status: 'completed', completed_at, reviewed_at, score: 61.4 }, '61', '3 days ago'],
  [
    { status: 'completed', completed_at, reviewed_at, score: 61, first_score: 52.6 },
    '61',
    'first 53, 3 days ago',
  ],
  [{ status: 'completed', completed_at, reviewed_at }, 'Reviewed', '3 days ago'],
] satisfies [Partial<CourseGridCell>, string, string][])('%j stands as %s, %s', (values, label, when) => {
  expect(cellTexts({ ...work, ...values }, now)).toMatchObject({ label, when });
});
