import type { school } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { wholeList } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { handOverClass, readSchoolClasses } from './hand-over-class.ts';
import { answerInvitation, changeStaff, inviteStaff, readStaff, removeStaff } from './manage-staff.ts';

export const schoolRoutes = (deps: Deps): Handlers<typeof school> => ({
  listStaff: async ({ caller }) => wholeList(await readStaff(deps.db, caller)),
  inviteStaff: ({ caller, body }) => inviteStaff(deps, caller, body),
  changeStaff: ({ caller, params, body }) => changeStaff(deps, { caller, id: params.id }, body.role),
  removeStaff: ({ caller, params }) => removeStaff(deps, caller, params.id),
  answerInvitation: ({ caller, body }) => answerInvitation(deps, caller, body.join),
  listSchoolClasses: async ({ caller }) => wholeList(await readSchoolClasses(deps.db, caller)),
  handOverClass: ({ caller, params, body }) =>
    handOverClass(deps, { caller, courseId: params.id }, body.teacher_id),
});
