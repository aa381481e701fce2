import type { Review, TimeLog } from '@inkling/contract';
import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const log = (id: number, step: string, started_at: string): TimeLog => ({
  id,
  writing_id: 1,
  step,
  started_at,
  spent_time: 60,
  data: { id: step, type: 'chat', title: step },
  created_at: started_at,
  updated_at: started_at,
});
const review = (id: number, action: Review['action'], created_at: string): Review => ({
  id,
  writing_id: 1,
  action,
  reviewer: { id: 9, full_name: 'Ms Nguyen' },
  comment: null,
  passage: null,
  score: null,
  reason: null,
  permissions: { edit: false, remove: false },
  created_at,
  updated_at: created_at,
});

it('tells when each step was started, what the teacher did and when it was completed', () => {
  const entries = timelineOf(
    { id: 1, status: 'completed', completed_at: '2026-05-05T05:00:00Z' },
    {
      logs: [
        log(1, 'Planning', '2026-05-01T05:00:00Z'),
        log(2, 'Drafting', '2026-05-02T05:00:00Z'),
        log(3, 'Planning', '2026-05-03T05:00:00Z'),
      ],
      reviews: [
        review(1, 'return', '2026-05-04T05:00:00Z'),
        review(2, 'comment', '2026-05-04T06:00:00Z'),
        review(3, 'reviewed', '2026-05-06T05:00:00Z'),
      ],
    },
  );
  expect(entries.map(({ title, text }) => `${title} ${text}`)).toEqual([
    'Started Planning',
    'Started Drafting',
    'Returned for another draft by Ms Nguyen',
    'Completed by the student',
    'Reviewed by Ms Nguyen',
  ]);
});

it('says nothing of an end that has not come', () => {
  expect(timelineOf({ id: 1, status: 'progressing', completed_at: null }, { logs: [], reviews: [] })).toEqual(
    [],
  );
});
