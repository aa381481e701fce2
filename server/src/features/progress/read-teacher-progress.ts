import type {
  ActivityCompletionSummary,
  Page,
  StudentProgressDetail,
  TeacherAnalytics,
} from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Teacher } from '../../http/caller.ts';
import { type PageRange, pageOf } from '../../http/paging.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { noteSeenMarksOfAllStudents, noteSeenMarksOfStudents } from '../blind-marking/index.ts';
import { countActivitiesOf } from '../dashboard/index.ts';
import { type ActivityQuery, listActivityStatistics } from './activity-completion.queries.ts';
import { completionBuckets, listCompletions, scoreBuckets } from './teacher-analytics.queries.ts';
import {
  presentActivityStatistics,
  presentRecentTimeLog,
  presentStudentStatistics,
} from './teacher-progress.presenter.ts';
import {
  findStudentStatistics,
  listRecentTimeLogs,
  listStudentStatistics,
  type StudentQuery,
  type TeacherOnDate,
} from './teacher-progress.queries.ts';

export type ProgressDeps = Pick<Deps, 'clock' | 'config' | 'db'>;
/** A teacher, who may mark blind. */
export type TeacherViewing = Pick<TeacherOnDate, 'teacher' | 'isBlind'>;

export const teacherOnDate = (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { teacher, isBlind }: Pick<TeacherOnDate, 'teacher' | 'isBlind'>,
): TeacherOnDate => ({
  teacher,
  isBlind,
  today: dateInTimeZone(config.TIME_ZONE, clock.now()),
});

export const readStudents = async (
  deps: ProgressDeps,
  reader: TeacherViewing,
  query: StudentQuery & { pageRange: PageRange },
) => {
  const of = teacherOnDate(deps, reader);
  const { items, total } = await listStudentStatistics(deps.db, of, query);
  await noteSeenMarksOfStudents(deps, reader, { studentIds: items.map(({ id }) => id) });
  return pageOf(items.map(presentStudentStatistics), total, query.pageRange);
};

export const readStudent = async (
  deps: ProgressDeps,
  reader: TeacherViewing,
  studentId: number,
): Promise<StudentProgressDetail> => {
  const row = await findStudentStatistics(deps.db, teacherOnDate(deps, reader), studentId);
  if (!row) throw notFound('This student');
  await noteSeenMarksOfStudents(deps, reader, { studentIds: [studentId] });
  const logs = await listRecentTimeLogs(deps.db, reader.teacher, studentId);
  return { ...presentStudentStatistics(row), recentActivity: logs.map(presentRecentTimeLog) };
};

export const readActivities = async (
  deps: ProgressDeps,
  teacher: Teacher,
  query: ActivityQuery & { pageRange: PageRange },
): Promise<Page<ActivityCompletionSummary>> => {
  const { items, total } = await listActivityStatistics(
    deps.db,
    teacherOnDate(deps, { teacher, isBlind: false }),
    query,
  );
  return pageOf(items.map(presentActivityStatistics), total, query.pageRange);
};

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Two statements and one for what is seen, however many students there are. */
export const readAnalytics = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  reader: TeacherViewing,
): Promise<TeacherAnalytics> => {
  const { db } = deps;
  const students = await listCompletions(db, reader);
  await noteSeenMarksOfAllStudents(deps, reader);
  const assigned = students.flatMap(({ percentage }) => (percentage === null ? [] : [percentage]));
  const scored = sum(students.flatMap(({ spread }) => spread));
  return {
    studentsCount: students.length,
    activeActivitiesCount: await countActivitiesOf(db, reader.teacher),
    averageCompletion: assigned.length === 0 ? null : Math.round(sum(assigned) / assigned.length),
    averageScore: scored === 0 ? null : Math.round(sum(students.map(({ scores }) => scores)) / scored),
    completionBuckets: completionBuckets.map(({ from, to }) => ({
      from,
      to,
      total: assigned.filter((percentage) => percentage >= from && percentage <= to).length,
    })),
    scoreBuckets: scoreBuckets.map(({ from, to }, index) => ({
      from,
      to,
      total: sum(students.map(({ spread }) => spread[index] ?? 0)),
    })),
  };
};
