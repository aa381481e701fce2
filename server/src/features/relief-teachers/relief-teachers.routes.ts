import type { reliefTeachers } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { changeLastDay, endRelief, readReliefSchools, readReliefTeachers, standIn } from './manage-relief.ts';

export const reliefTeachersRoutes = (deps: Deps): Handlers<typeof reliefTeachers> => ({
  listReliefTeachers: async ({ caller }) => singlePage(await readReliefTeachers(deps, caller)),
  changeLastDay: ({ caller, params, body }) => changeLastDay(deps, { caller, id: params.id }, body.ends_on),
  endRelief: ({ caller, params }) => endRelief(deps, { caller, id: params.id }),
  standIn: ({ caller, params, body }) => standIn(deps, { caller, courseId: params.id }, body),
  listReliefSchools: async ({ caller }) => singlePage(await readReliefSchools(deps, caller)),
});
