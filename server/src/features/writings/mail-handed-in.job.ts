import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { dayIn } from '../../services/clock/school-day.ts';
import { findMailReaders, sendLetter } from '../notifications/index.ts';
import { listHandedIn } from './handed-in.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Once school is out: one letter for all of a teacher's classes, about what came since the same hour of yesterday. */
export const mailHandedIn = job({
  name: 'mail-handed-in',
  data: z.object({}),
  schedule: '0 16 * * *',
  run: async (deps) => {
    const to = deps.clock.now();
    const day = dayIn(deps.config.TIME_ZONE, to);
    const handedIn = await listHandedIn(deps.db, { from: new Date(to.getTime() - dayMs), to });
    const teachers = [...new Set(handedIn.map(({ teacher_id }) => teacher_id))];
    for (const user of await findMailReaders(deps.db, teachers))
      for (const again of [false, true]) {
        const works = handedIn.filter((one) => one.teacher_id === user.id && one.again === again);
        if (works.length > 0)
          await deps.db.transaction((tx) =>
            sendLetter(deps, tx, {
              user,
              letter: 'work-handed-in',
              props: { again, works },
              told_once: `${again ? 'another draft' : 'handed in'} ${day}`,
            }),
          );
      }
  },
});
