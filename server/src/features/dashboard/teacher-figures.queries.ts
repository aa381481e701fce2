import type { DashboardStatistics, WaitingWork, WritingStatus } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { unansweredAlertsColumn } from '../alerts/index.ts';
import { isActivityOf, studentsOf } from '../teacher-students/index.ts';
import { selectWorkCounts, waitingWorkColumns } from '../writings/index.ts';

type Figures = WaitingWork &
  Record<WritingStatus | 'students' | 'activities', number> &
  Record<string, unknown>;

const listOf = (columns: Record<string, SQL>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  );

const figureColumns = (teacher: Teacher): Record<string, SQL> => {
  const standing = (status: WritingStatus) => sql`(select coalesce(sum(c.total), 0)::int
    from (${selectWorkCounts(teacher, { isBlind: false })}) c where c.status = ${status} and c.student_id in (select student_id from students))`;
  return {
    students: sql`(select count(*)::int from students)`,
    activities: sql`(select count(*)::int from ${activities}
      where ${isActivityOf(sql`activities`, teacher)} and ${activities.status} = 'published')`,
    pending: standing('pending'),
    progressing: standing('progressing'),
    completed: standing('completed'),
  };
};

/** Everything a teacher's dashboard counts, in one statement. */
export const readTeacherFigures = async (
  db: Db,
  teacher: Teacher,
  today: string,
): Promise<DashboardStatistics> => {
  const columns = {
    ...figureColumns(teacher),
    ...waitingWorkColumns(teacher, today),
    alerts: unansweredAlertsColumn(teacher.id),
  };
  const { rows } = await db.execute<Figures>(
    sql`with students as materialized (${studentsOf(teacher)}) select ${listOf(columns)}`,
  );
  const [found] = rows;
  if (!found) throw new Error('Expected exactly one row.');
  const { students, activities: published, pending, progressing, completed, ...waiting } = found;
  return {
    students_count: students,
    activities_count: published,
    writings_status_map: { pending, progressing, completed },
    waiting,
  };
};
