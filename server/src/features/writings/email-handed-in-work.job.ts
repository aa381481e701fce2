import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { findEmailRecipients, queueEmail } from '../notifications/index.ts';
import { listHandedInWritings } from './handed-in.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Once school is out: one email for all of a teacher's classes, about what came since the same hour of yesterday. */
export const emailHandedInWork = job({
  name: 'email-handed-in-work',
  data: z.object({}),
  schedule: '0 16 * * *',
  run: async (deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>) => {
    const to = deps.clock.now();
    const day = dateInTimeZone(deps.config.TIME_ZONE, to);
    const handedIn = await listHandedInWritings(deps.db, { from: new Date(to.getTime() - dayMs), to, day });
    const teachers = [...new Set(handedIn.map(({ teacher_id }) => teacher_id))];
    for (const user of await findEmailRecipients(deps.db, teachers))
      for (const again of [false, true]) {
        const works = handedIn.filter((one) => one.teacher_id === user.id && one.again === again);
        if (works.length > 0)
          await deps.db.transaction((tx) =>
            queueEmail(deps, tx, {
              user,
              template: 'work-handed-in',
              props: { again, works },
              dedupe_key: `${again ? 'another draft' : 'handed in'} ${day}`,
            }),
          );
      }
  },
});
