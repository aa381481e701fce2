import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { dayInWords } from '../../services/clock/school-day.ts';
import { sendLetter } from '../notifications/index.ts';
import { findMailReaders } from './assignments.queries.ts';
import { linkTo } from './notice-words.ts';

const work = z.object({
  student_id: z.number(),
  count: z.number(),
  writing_id: z.number(),
  title: z.string(),
  due_date: z.string().nullable(),
});

/** Behind the answer: a whole year gets its letters without a teacher waiting for them. */
export const mailNewWork = job({
  name: 'mail-new-work',
  data: z.object({ works: z.array(work) }),
  run: (deps, { works }) =>
    deps.db.transaction(async (tx) => {
      const byStudent = new Map(works.map((one) => [one.student_id, one]));
      for (const user of await findMailReaders(tx, [...byStudent.keys()])) {
        const given = byStudent.get(user.id);
        if (!given) continue;
        const isOne = given.count === 1;
        await sendLetter(deps, tx, {
          user,
          letter: 'work-assigned',
          props: {
            title: isOne ? given.title : `${given.count} writings`,
            due: isOne && given.due_date ? dayInWords(given.due_date) : null,
            link: deps.config.PUBLIC_URL + linkTo(given),
          },
        });
      }
    }),
});
