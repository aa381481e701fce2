import {
  type DraftWithMarks,
  type Marking,
  overallScoreByTeacher,
  type TeacherMark,
} from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import { type DraftWithTask, findDraftWithTask } from '../coach-marking/index.ts';
import { markingScale } from './marking-scale.ts';
import { type DraftRow, listDrafts, listTeacherMarks, type TeacherMarkRow } from './teacher-marks.queries.ts';

const presentMark = ({ mark: row, teacher }: TeacherMarkRow): TeacherMark => ({
  criterion: row.criterion,
  mark: row.mark,
  maximum: row.maximum,
  reason: row.reason,
  teacher,
  updated_at: row.updated_at.toISOString(),
});

/** The present draft as it stands, where nobody has marked it yet. */
const presentDraft = ({ writing }: DraftWithTask): DraftRow => ({
  id: null,
  number: null,
  version: writing.version,
  created_at: writing.completed_at ?? writing.updated_at,
  content: writing.content,
  words: writing.word_count,
  overall: null,
  marks: [],
});

const withPresent = (drafts: DraftRow[], draft: DraftWithTask): DraftRow[] =>
  drafts.at(-1)?.content === draft.writing.content ? drafts : [...drafts, presentDraft(draft)];

const isOf = (row: DraftRow, { mark }: TeacherMarkRow): boolean =>
  mark.round_id === null ? mark.version === row.version : mark.round_id === row.id;

const presentMarkedDraft = (
  row: DraftRow,
  marks: TeacherMarkRow[],
  { writing, scale }: { writing: DraftWithTask['writing']; scale: ReturnType<typeof markingScale> },
): DraftWithMarks => {
  const given = marks.filter((mark) => isOf(row, mark));
  const newest = given.at(-1)?.mark.teacher_id;
  const byNewest = given.map(({ mark }) => mark).filter(({ teacher_id }) => teacher_id === newest);
  return {
    round: row.number,
    is_current: row.content === writing.content,
    created_at: row.created_at.toISOString(),
    content: row.content,
    words: row.words,
    overall: row.overall,
    marks: row.marks,
    teacher_marks: given.map(presentMark),
    teacher_overall:
      byNewest.length === 0 ? null : overallScoreByTeacher({ marks: byNewest, coach: row, scale }),
  };
};

/** All that a teacher marks a writing with. Who may read it is asked before. */
export const readMarking = async (db: Db, writingId: number): Promise<Marking> => {
  const draft = await findDraftWithTask(db, writingId);
  if (!draft) throw notFound('This writing');
  const scale = markingScale(draft);
  const drafts = withPresent(await listDrafts(db, writingId), draft);
  const marks = await listTeacherMarks(db, writingId);
  return {
    version: draft.writing.version,
    ...scale,
    drafts: drafts.map((row) => presentMarkedDraft(row, marks, { writing: draft.writing, scale })),
  };
};

/** For a teacher who marks blind: no marks of the coach on a draft this teacher has not marked. */
export const omitCoachMarksUntilMarked = (marking: Marking, teacherId: number): Marking => ({
  ...marking,
  drafts: marking.drafts.map((draft) =>
    draft.teacher_marks.some(({ teacher }) => teacher?.id === teacherId)
      ? draft
      : { ...draft, marks: [], overall: null, teacher_overall: null },
  ),
});
