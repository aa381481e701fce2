import { notificationTopics } from '@inkling/contract';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { fillInChild } from './child-display-names.ts';
import { findEmailRecipients } from './emails.queries.ts';
import { wordsFor } from './language-of.ts';
import { loadChildDisplayNames } from './load-child-display-names.ts';
import { queueEmail } from './queue-email.ts';

const words = z.object({ title: z.string(), body: z.string() });

const notification = z.object({
  user_id: z.number(),
  topic: z.enum(notificationTopics),
  child_id: z.number().optional(),
  title: z.string(),
  body: z.string(),
  translations: z.object({ zh: words }).optional(),
  link: z.string(),
  dedupe_key: z.string().optional(),
});

const namesFor = (tx: Db, notifications: z.infer<typeof notification>[]) =>
  loadChildDisplayNames(tx, [
    ...new Set(notifications.filter(({ child_id }) => child_id !== undefined).map(({ user_id }) => user_id)),
  ]);

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
      const called = await namesFor(tx, notifications);
      for (const { user_id, child_id, dedupe_key, link, ...text } of notifications) {
        const user = byId.get(user_id);
        const child = child_id === undefined ? '' : called.get(child_id);
        // Nothing is sent about a child who was deleted meanwhile.
        if (!user || child === undefined) continue;
        const words = wordsFor(user, text);
        const filledIn = { title: fillInChild(words.title, child), body: fillInChild(words.body, child) };
        await queueEmail(deps, tx, {
          user,
          template: 'notification',
          props: { topic: text.topic, ...filledIn, link: deps.config.PUBLIC_URL + link },
          ...(child_id !== undefined && { about: [child_id] }),
          ...(dedupe_key && { dedupe_key }),
        });
      }
    }),
});
