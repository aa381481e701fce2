import { expect, it } from 'vitest';
import { compareCriteria, type MarkSummary, teachingPointOf } from './summarise-marks.ts';

const marked = (id: number, mark: number, next: string): MarkSummary => ({
  student: { id, full_name: `Student ${id}` },
  writing: { id, title: 'A piece' },
  criterion: 'ideas',
  mark,
  maximum: 5,
  next,
  share: mark / 5,
  expected: 0.5,
});
const pointOf = (marks: MarkSummary[]) => teachingPointOf(compareCriteria(marks), marks);

it('what to teach next is the next step of most students', () => {
  const marks = [marked(1, 1, 'Some ideas'), marked(2, 3, 'Rich ideas'), marked(3, 3, 'Rich ideas')];
  expect(pointOf(marks)).toEqual({ criterion: 'ideas', rule: 'Rich ideas', students_count: 2 });
});

it('of steps that are the next one for as many students it is the lower', () => {
  const marks = [marked(1, 4, 'A theme'), marked(2, 1, 'Some ideas'), marked(3, 3, 'Rich ideas')];
  expect(pointOf(marks)).toMatchObject({ rule: 'Some ideas', students_count: 1 });
});
