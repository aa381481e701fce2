import {
  type DraftWithMarks,
  type Marking,
  overallScoreByTeacher,
  type TeacherMark,
} from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import { mayStillMarkBlind } from '../blind-marking/index.ts';
import { type DraftWithTask, findDraftWithTask } from '../coach-marking/index.ts';
import { markingScale } from './marking-scale.ts';
import {
  type DraftRow,
  type GivenScoreRow,
  listDrafts,
  listTeacherMarksAndScores,
  type TeacherMarkRow,
} from './teacher-marks.queries.ts';

const presentMark = (row: TeacherMarkRow): TeacherMark => ({
  criterion: row.criterion,
  mark: row.mark,
  maximum: row.maximum,
  reason: row.reason,
  teacher: row.teacher,
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

const isOf = (row: DraftRow, mark: TeacherMarkRow): boolean =>
  mark.round_id === null ? mark.version === row.version : mark.round_id === row.id;

type Scale = ReturnType<typeof markingScale>;
type Scored = Pick<DraftWithMarks, 'teacher_overall' | 'scored_by'>;

/** What each teacher's marks alone make of a draft, the newest last. */
const overallsOf = (given: TeacherMarkRow[], coach: DraftRow, scale: Scale): DraftWithMarks['overalls'] => {
  const newestFirst = [...new Set(given.toReversed().map(({ teacher_id }) => teacher_id))];
  return newestFirst.toReversed().flatMap((id) => {
    const own = given.filter(({ teacher_id }) => teacher_id === id);
    const overall = overallScoreByTeacher({ marks: own, coach, scale });
    return overall === null ? [] : { teacher: own[0]?.teacher ?? null, overall };
  });
};

/** A score belongs to the draft that was there when it was given; before the first there is none. */
const scoreOf = (
  scores: GivenScoreRow[],
  { from, until }: { from: Date; until: Date | undefined },
): Scored => {
  const given = scores.findLast(({ created_at }) => created_at >= from && !(until && created_at >= until));
  // Marks given before the coach read the draft made no score, and every list goes on with the coach's.
  return { teacher_overall: given?.score ?? null, scored_by: given?.teacher ?? null };
};

interface Given {
  marks: TeacherMarkRow[];
  scores: GivenScoreRow[];
}

/** A finished draft is there from its end on, also where the coach read it later than a teacher scored it. */
const thereSince = ({ content, created_at }: DraftRow, writing: DraftWithTask['writing']): Date =>
  content === writing.content && writing.completed_at && writing.completed_at < created_at
    ? writing.completed_at
    : created_at;

/** A text handed in again as it was has its score again, whatever the coach said of it since. */
const scoreThatStands = (
  scored: Scored,
  { writing, isLast }: { writing: DraftWithTask['writing']; isLast: boolean },
): Scored =>
  isLast && writing.status === 'completed' && writing.teacher_scoring !== null
    ? { ...scored, teacher_overall: writing.teacher_scoring }
    : scored;

const presentMarkedDraft = (
  row: DraftRow,
  { marks, scores }: Given,
  { writing, scale, next }: { writing: DraftWithTask['writing']; scale: Scale; next: DraftRow | undefined },
): DraftWithMarks => {
  const given = marks.filter((mark) => isOf(row, mark));
  const overalls = overallsOf(given, row, scale);
  return {
    round: row.number,
    is_current: row.content === writing.content,
    created_at: row.created_at.toISOString(),
    content: row.content,
    words: row.words,
    overall: row.overall,
    marks: row.marks,
    teacher_marks: given.map(presentMark),
    overalls,
    ...scoreThatStands(scoreOf(scores, { from: thereSince(row, writing), until: next?.created_at }), {
      writing,
      isLast: next === undefined,
    }),
  };
};

/** All that a teacher marks a writing with. Who may read it is asked before. */
export const readMarking = async (
  db: Db,
  { writingId, teacherId }: { writingId: number; teacherId: number },
): Promise<Marking> => {
  const draft = await findDraftWithTask(db, writingId);
  if (!draft) throw notFound('This writing');
  const scale = markingScale(draft);
  const drafts = withPresent(await listDrafts(db, writingId), draft);
  const given = await listTeacherMarksAndScores(db, writingId);
  return {
    version: draft.writing.version,
    counts_as_blind: await mayStillMarkBlind(db, { writingId, teacherId }),
    ...scale,
    drafts: drafts.map((row, index) =>
      presentMarkedDraft(row, given, { writing: draft.writing, scale, next: drafts[index + 1] }),
    ),
  };
};

/** For a teacher who marks blind: no marks of the coach on a draft this teacher has not marked. */
export const omitCoachMarksUntilMarked = (marking: Marking, teacherId: number): Marking => ({
  ...marking,
  drafts: marking.drafts.map((draft) =>
    draft.teacher_marks.some(({ teacher }) => teacher?.id === teacherId)
      ? draft
      : { ...draft, marks: [], overall: null, overalls: [], teacher_overall: null, scored_by: null },
  ),
});
