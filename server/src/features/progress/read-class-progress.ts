import type {
  ActivityCompletionSummary,
  ClassAnalytics,
  Page,
  StudentProgressDetail,
} from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, type Window } from '../../http/paging.ts';
import { dayIn } from '../../services/clock/school-day.ts';
import { countActivitiesOf } from '../dashboard/index.ts';
import { type ActivityQuery, listActivityFigures } from './activity-completion.queries.ts';
import {
  completionBuckets,
  listCompletions,
  listScoreBuckets,
  scoreBuckets,
} from './class-analytics.queries.ts';
import {
  presentActivityFigures,
  presentRecentLog,
  presentStudentFigures,
} from './class-progress.presenter.ts';
import {
  type Class,
  countStudents,
  findStudentFigures,
  listRecentLogs,
  listStudentFigures,
  type StudentQuery,
} from './class-progress.queries.ts';

export const classOf = ({ clock, config }: Deps, teacherId: number): Class => ({
  teacherId,
  today: dayIn(config.TIME_ZONE, clock.now()),
});

export const readStudents = async (
  deps: Deps,
  teacherId: number,
  query: StudentQuery & { window: Window },
) => {
  const of = classOf(deps, teacherId);
  const rows = await listStudentFigures(deps.db, of, query);
  return pageOf(rows.map(presentStudentFigures), await countStudents(deps.db, of, query), query.window);
};

export const readStudent = async (
  deps: Deps,
  teacherId: number,
  studentId: number,
): Promise<StudentProgressDetail> => {
  const row = await findStudentFigures(deps.db, classOf(deps, teacherId), studentId);
  if (!row) throw notFound('This student');
  const logs = await listRecentLogs(deps.db, teacherId, studentId);
  return { ...presentStudentFigures(row), recentActivity: logs.map(presentRecentLog) };
};

export const readActivities = async (
  deps: Deps,
  teacherId: number,
  query: ActivityQuery & { window: Window },
): Promise<Page<ActivityCompletionSummary>> => {
  const { items, total } = await listActivityFigures(deps.db, classOf(deps, teacherId), query);
  return pageOf(items.map(presentActivityFigures), total, query.window);
};

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Three statements, however many students there are. */
export const readAnalytics = async ({ db }: Deps, teacherId: number): Promise<ClassAnalytics> => {
  const completions = await listCompletions(db, teacherId);
  const scores = await listScoreBuckets(db, teacherId);
  const assigned = completions.flatMap(({ percentage, students }) =>
    percentage === null ? [] : [{ percentage, students }],
  );
  const assignedStudents = sum(assigned.map(({ students }) => students));
  const scored = sum(scores.map(({ writings }) => writings));
  return {
    studentsCount: sum(completions.map(({ students }) => students)),
    activeActivitiesCount: await countActivitiesOf(db, teacherId),
    averageCompletion:
      assignedStudents === 0
        ? null
        : Math.round(
            sum(assigned.map(({ percentage, students }) => percentage * students)) / assignedStudents,
          ),
    averageScore: scored === 0 ? null : Math.round(sum(scores.map((bucket) => bucket.sum)) / scored),
    completionBuckets: completionBuckets.map(({ from, to }) => ({
      from,
      to,
      total: sum(
        assigned.flatMap(({ percentage, students }) =>
          percentage >= from && percentage <= to ? [students] : [],
        ),
      ),
    })),
    scoreBuckets: scoreBuckets.map(({ from, to }) => ({
      from,
      to,
      total: scores.find((bucket) => bucket.to === to)?.writings ?? 0,
    })),
  };
};
