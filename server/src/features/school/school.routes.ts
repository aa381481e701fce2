import type { school } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageRangeOf, singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { auditLogCsv, readAuditLog } from '../audit/index.ts';
import { handOverCourseOfColleague, readSchoolCourses } from './hand-over-course-of-colleague.ts';
import { answerInvitation, inviteStaff, readInvitations, withdrawInvitation } from './invite-staff.ts';
import { changeStaff, readStaff, removeStaff } from './manage-staff.ts';
import { findOwnSchool } from './own-school.ts';

export const schoolRoutes = (deps: Deps): Handlers<typeof school> => ({
  listStaff: async ({ caller }) => singlePage(await readStaff(deps.db, caller)),
  listInvitations: async ({ caller }) => singlePage(await readInvitations(deps.db, caller)),
  inviteStaff: ({ caller, body }) => inviteStaff(deps, caller, body),
  withdrawInvitation: ({ caller, params }) => withdrawInvitation(deps, caller, params.id),
  changeStaff: ({ caller, params, body }) => changeStaff(deps, { caller, id: params.id }, body.role),
  removeStaff: ({ caller, params, query }) =>
    removeStaff(deps, { caller, id: params.id, successorId: query.successor_id }),
  answerInvitation: ({ caller, body }) => answerInvitation(deps, caller, body),
  listSchoolClasses: ({ caller, query }) => readSchoolCourses(deps.db, caller, pageRangeOf(query)),
  listRecord: async ({ caller, query }) => {
    const { organisation_id } = await findOwnSchool(deps.db, caller);
    return readAuditLog(deps.db, {
      organisationId: organisation_id,
      personId: query.person_id,
      before: query.before,
    });
  },
  exportRecord: async ({ caller, query }) => {
    const { organisation_id, school } = await findOwnSchool(deps.db, caller);
    const asked = { organisationId: organisation_id, personId: query.person_id };
    return {
      filename: `Record of ${school} ${dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now())}.csv`,
      content_type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(await auditLogCsv(deps.db, asked)),
    };
  },
  handOverClass: ({ caller, params, body }) =>
    handOverCourseOfColleague(deps, { caller, courseId: params.id }, body.teacher_id),
});
