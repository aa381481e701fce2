import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { notify } from '../notifications/index.ts';
import { schoolInvited } from './district.messages.ts';
import { findDistrictInvitation, findSchoolAdminByEmail } from './district.queries.ts';

/** Behind the response, which must not tell by its time whether somebody has the address. */
export const tellInvitedSchool = job({
  name: 'tell-invited-school',
  data: z.object({ invitation_id: z.number() }),
  run: (deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>, { invitation_id }) =>
    deps.db.transaction(async (tx) => {
      const invitation = await findDistrictInvitation(tx, invitation_id);
      const admin = invitation && (await findSchoolAdminByEmail(tx, invitation.email));
      if (invitation && admin) await notify(deps, tx, [schoolInvited(admin, invitation.district)]);
    }),
});
