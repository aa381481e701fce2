import { mailTopics } from '@inkling/contract';
import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { findMailReaders } from './notifications.queries.ts';
import { sendLetter } from './send-letter.ts';

const news = z.object({
  user_id: z.number(),
  topic: z.enum(mailTopics),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  told_once: z.string().optional(),
});

/** Behind the answer: a whole year gets its letters without a teacher waiting for them. */
export const mailNews = job({
  name: 'mail-news',
  data: z.object({ news: z.array(news) }),
  run: (deps, { news }) =>
    deps.db.transaction(async (tx) => {
      const readers = await findMailReaders(
        tx,
        news.map(({ user_id }) => user_id),
      );
      const byId = new Map(readers.map((user) => [user.id, user]));
      for (const { user_id, told_once, link, ...words } of news) {
        const user = byId.get(user_id);
        if (user)
          await sendLetter(deps, tx, {
            user,
            letter: 'news',
            props: { ...words, link: deps.config.PUBLIC_URL + link },
            ...(told_once && { told_once }),
          });
      }
    }),
});
