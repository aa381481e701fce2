import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { dayIn } from '../../services/clock/school-day.ts';
import { sendLetter } from '../notifications/index.ts';
import { findMailReaders } from './assignments.queries.ts';
import { type HandedIn, listHandedIn } from './handed-in.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Once school is out: one letter for all of a teacher's classes, about what came since the same hour of yesterday. */
export const mailHandedIn = job({
  name: 'mail-handed-in',
  data: z.object({}),
  schedule: '0 16 * * *',
  run: async (deps) => {
    const to = deps.clock.now();
    const byTeacher = new Map<number, HandedIn[]>();
    for (const one of await listHandedIn(deps.db, { from: new Date(to.getTime() - dayMs), to }))
      byTeacher.set(one.teacher_id, [...(byTeacher.get(one.teacher_id) ?? []), one]);
    for (const user of await findMailReaders(deps.db, [...byTeacher.keys()]))
      await deps.db.transaction((tx) =>
        sendLetter(deps, tx, {
          user,
          letter: 'work-handed-in',
          props: {
            works: (byTeacher.get(user.id) ?? []).map(({ title, students }) => ({ title, students })),
          },
          told_once: `handed in ${dayIn(deps.config.TIME_ZONE, to)}`,
        }),
      );
  },
});
