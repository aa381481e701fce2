import type { dashboard } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/serve.ts';
import { countChildren } from '../children/index.ts';

const noWritings = { pending: 0, progressing: 0, completed: 0 };

export const dashboardRoutes = (deps: Deps): Handlers<typeof dashboard> => ({
  readDashboard: async ({ caller }) => {
    if (caller.role === 'student') return { writings_status_map: noWritings };
    if (caller.role === 'teacher')
      return { students_count: 0, activities_count: 0, writings_status_map: noWritings };
    return {
      children_count: await countChildren(deps.db, caller.id),
      writings_count: 0,
      achievements_count: 0,
    };
  },
});
