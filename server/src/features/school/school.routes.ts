import type { school } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageRangeOf, wholeList } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { handOverClass, readSchoolClasses } from './hand-over-class.ts';
import { answerInvitation, inviteStaff, readInvitations, withdrawInvitation } from './invite-staff.ts';
import { changeStaff, readStaff, removeStaff } from './manage-staff.ts';

export const schoolRoutes = (deps: Deps): Handlers<typeof school> => ({
  listStaff: async ({ caller }) => wholeList(await readStaff(deps.db, caller)),
  listInvitations: async ({ caller }) => wholeList(await readInvitations(deps.db, caller)),
  inviteStaff: ({ caller, body }) => inviteStaff(deps, caller, body),
  withdrawInvitation: ({ caller, params }) => withdrawInvitation(deps, caller, params.id),
  changeStaff: ({ caller, params, body }) => changeStaff(deps, { caller, id: params.id }, body.role),
  removeStaff: ({ caller, params, query }) =>
    removeStaff(deps, { caller, id: params.id, successorId: query.successor_id }),
  answerInvitation: ({ caller, body }) => answerInvitation(deps, caller, body),
  listSchoolClasses: ({ caller, query }) => readSchoolClasses(deps.db, caller, pageRangeOf(query)),
  handOverClass: ({ caller, params, body }) =>
    handOverClass(deps, { caller, courseId: params.id }, body.teacher_id),
});
