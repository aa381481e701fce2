import type { district } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { answerDistrict, leaveDistrict, readDistrictOfSchool } from './answer-district.ts';
import { inviteSchool, removeSchool, withdrawSchoolInvitation } from './change-district.ts';
import { readDistrict } from './read-district.ts';

export const districtRoutes = (deps: Deps): Handlers<typeof district> => ({
  readDistrict: ({ caller, query }) => readDistrict(deps, caller, pageRangeOf(query)),
  inviteSchool: ({ caller, body }) => inviteSchool(deps, caller, body.email),
  withdrawSchoolInvitation: ({ caller, params }) => withdrawSchoolInvitation(deps, caller, params.id),
  removeSchool: ({ caller, params }) => removeSchool(deps, caller, params.id),
  readDistrictOfSchool: ({ caller }) => readDistrictOfSchool(deps, caller),
  answerDistrict: ({ caller, params, body }) =>
    answerDistrict(deps, caller, { id: params.id, join: body.join }),
  leaveDistrict: ({ caller }) => leaveDistrict(deps, caller),
});
