import {
  criteriaOfGenre,
  type DraftWithMarks,
  type Marking,
  maximumMark,
  type TeacherMark,
  teacherMarks,
} from '@inkling/contract';
import { respond } from './fake-server.ts';

const criteria = criteriaOfGenre('narrative').map((criterion) => {
  const maximum = maximumMark(criterion, 'narrative') ?? 0;
  return {
    criterion,
    maximum,
    weight: 1,
    wordings: Array.from({ length: maximum + 1 }, (_, mark) => `${criterion} at ${mark}`),
  };
});

/** A draft the coach gave twos all over. */
export const buildDraft = (values: Partial<DraftWithMarks> = {}): DraftWithMarks => ({
  round: 1,
  is_current: true,
  created_at: '2026-03-02T09:00:00.000Z',
  content: 'The lamp had waited.',
  words: 4,
  overall: 59,
  marks: criteria.map(({ criterion, maximum }) => ({ criterion, mark: 2, maximum })),
  teacher_marks: [],
  overalls: [],
  teacher_overall: null,
  scored_by: null,
  ...values,
});

export const buildMarking = (values: Partial<Marking> = {}): Marking => ({
  version: 1,
  counts_as_blind: true,
  exponent: 0.8,
  criteria,
  drafts: [buildDraft()],
  ...values,
});

/** What is marked is kept, as by the server. */
export const respondMarking = (marking: Marking = buildMarking()): void => {
  let kept = marking;
  respond(teacherMarks.readMarking, () => kept);
  respond(teacherMarks.saveTeacherMarks, ({ body }) => {
    const given = (body.marks ?? []).map((each) => ({
      ...each,
      maximum: 5,
      reason: each.reason ?? null,
      teacher: { id: 1, full_name: 'Ms Lind' },
      updated_at: '2026-03-03T09:00:00.000Z',
    }));
    const named = new Set([...given.map(({ criterion }) => criterion), ...(body.taken_back ?? [])]);
    const merged = (before: TeacherMark[]) => [
      ...before.filter((each) => !named.has(each.criterion)),
      ...given,
    ];
    kept = {
      ...kept,
      drafts: kept.drafts.map((draft) => ({ ...draft, teacher_marks: merged(draft.teacher_marks) })),
    };
    return kept;
  });
};
