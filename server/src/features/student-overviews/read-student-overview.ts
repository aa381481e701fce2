import type { StudentOverview, StudentPiece } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { pageRangeOf } from '../../http/paging.ts';
import { listAlerts, presentAlert } from '../alerts/index.ts';
import { listGrowth } from '../growth/index.ts';
import { findStudentStatistics, presentStudentStatistics, teacherOnDate } from '../progress/index.ts';
import { firstScoreOf } from '../writings/index.ts';
import {
  type PieceRow,
  readStudentSummary,
  type StudentOverviewDetails,
} from './student-overviews.queries.ts';

const shownAlerts = 5;

const iso = (moment: Date | string): string => new Date(moment).toISOString();
const isoOrNull = (moment: Date | string | null): string | null => (moment === null ? null : iso(moment));

const presentPiece = ({
  ai_scoring,
  first_scoring,
  teacher_scoring,
  unscored,
  ...row
}: PieceRow): StudentPiece => ({
  ...row,
  completed_at: isoOrNull(row.completed_at),
  returned_at: isoOrNull(row.returned_at),
  reviewed_at: isoOrNull(row.reviewed_at),
  updated_at: iso(row.updated_at),
  score: teacher_scoring ?? ai_scoring,
  first_score: firstScoreOf({ ai_scoring, first_scoring, teacher_scoring }),
  scored_by_teacher: teacher_scoring !== null,
  unscored: teacher_scoring === null ? unscored : null,
});

const dated = <T extends { created_at: string }>(rows: T[]): T[] =>
  rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));

const presentDetails = ({ time, advice, comments, ...notes }: StudentOverviewDetails) => ({
  ...notes,
  spent_time: time.spent,
  last_worked_at: isoOrNull(time.last),
  advice: dated(advice),
  comments: dated(comments),
});

/** One student on a page, for a teacher and in the work that teacher set: five statements with the caller's own, and two for the record and for what is seen. */
export const readStudentOverview = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  { studentId, isBlind }: { studentId: number; isBlind: boolean },
): Promise<StudentOverview> => {
  const { db } = deps;
  const of = { teacher: caller, studentId };
  const student = await findStudentStatistics(
    db,
    teacherOnDate(deps, { teacher: caller, isBlind }),
    studentId,
  );
  if (!student) throw notFound('This student');
  const growth = await listGrowth(db, { ...caller, isBlind }, studentId);
  const { pieces, ...notes } = await readStudentSummary(db, of);
  const range = pageRangeOf({ page: 1, per_page: shownAlerts });
  const { rows: alerts, total } = await listAlerts(db, caller, { student_id_eq: studentId }, range);
  return {
    student: presentStudentStatistics(student),
    ...presentDetails(notes),
    pieces: pieces.map(presentPiece),
    growth,
    alerts_count: total,
    alerts: alerts.map((row) => presentAlert(row, { caller, planAllowsReadingWork: true })),
  };
};
