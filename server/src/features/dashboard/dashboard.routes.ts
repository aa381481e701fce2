import type { DashboardStatistics, dashboard, Role } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { countChildren } from '../children/index.ts';
import { countAchievementsOfChildren, countWritingsByStatus } from './dashboard.queries.ts';
import { readChildrenWritings } from './read-children-writings.ts';
import { readCourseInsight } from './read-course-insight.ts';
import { readTeacherFigures } from './teacher-figures.queries.ts';

const statisticsOf: Record<Role, (db: Db, caller: Caller, today: string) => Promise<DashboardStatistics>> = {
  student: async (db, caller) => ({ writings_status_map: await countWritingsByStatus(db, caller) }),
  teacher: (db, caller, today) => readTeacherFigures(db, caller, today),
  parent: async (db, caller) => {
    const { pending, progressing, completed } = await countWritingsByStatus(db, caller);
    return {
      children_count: await countChildren(db, caller.id),
      writings_count: pending + progressing + completed,
      achievements_count: await countAchievementsOfChildren(db, caller.id),
    };
  },
};

export const dashboardRoutes = (deps: Deps): Handlers<typeof dashboard> => ({
  readDashboard: ({ caller }) =>
    statisticsOf[caller.role](deps.db, caller, dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now())),
  readClassInsight: ({ caller, query }) =>
    readCourseInsight(deps, caller, { courseId: query.course_id_eq, isBlind: query.blind ?? false }),
  readChildrenWritings: ({ caller }) => readChildrenWritings(deps, caller.id),
});
