import { notificationTopics } from '@inkling/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { findEmailRecipients } from './emails.queries.ts';
import { queueEmail } from './queue-email.ts';

const notification = z.object({
  user_id: z.number(),
  topic: z.enum(notificationTopics),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  dedupe_key: z.string().optional(),
});

/** A job, so that a teacher doesn't wait while a whole year group gets its emails. */
export const emailNotifications = job({
  name: 'email-notifications',
  data: z.object({ notifications: z.array(notification) }),
  run: (deps: Pick<Deps, 'config' | 'db' | 'queue'>, { notifications }) =>
    deps.db.transaction(async (tx) => {
      const readers = await findEmailRecipients(
        tx,
        notifications.map(({ user_id }) => user_id),
      );
      const byId = new Map(readers.map((user) => [user.id, user]));
      for (const { user_id, dedupe_key, link, ...text } of notifications) {
        const user = byId.get(user_id);
        if (user)
          await queueEmail(deps, tx, {
            user,
            template: 'notification',
            props: { ...text, link: deps.config.PUBLIC_URL + link },
            ...(dedupe_key && { dedupe_key }),
          });
      }
    }),
});
