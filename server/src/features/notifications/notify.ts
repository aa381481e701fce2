import type { NotificationTopic } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Translations } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import {
  addInAppNotifications,
  type MergedNotification,
  mergeInAppNotifications,
} from './add-in-app-notifications.ts';
import { mentionsChild } from './child-display-names.ts';
import { emailNotifications } from './email-notifications.job.ts';
import { findEmailRecipients, listParentsOf } from './emails.queries.ts';
import type { NewNotification } from './notifications.queries.ts';

type Content = Pick<NewNotification, 'title' | 'body'> & { link: string };
type ContentForParent = Content & Required<Pick<NewNotification, 'translations'>>;

/** Never names or quotes a child: what a parent reads says `{child}`, filled in as the parent chose. */
export interface OutgoingNotification extends Content {
  user_id: number;
  /** One that can be switched off, because it is sent by email too. */
  topic: NotificationTopic;
  dedupe_key?: string;
  /** The child that `{child}` in a text to a parent stands for. */
  child_id?: number;
  /** Only for one to a parent. */
  translations?: Translations;
  /** Also sent to the parent of the student, in these words. */
  forParent?: ContentForParent & { dedupe_key?: string };
}

const parentNotifications = async (
  tx: Db,
  notifications: OutgoingNotification[],
): Promise<Omit<OutgoingNotification, 'forParent'>[]> => {
  const forParents = notifications.filter(({ forParent }) => forParent);
  const parents = await listParentsOf(
    tx,
    forParents.map(({ user_id }) => user_id),
  );
  const parentOf = new Map(parents.map(({ id, parent_id }) => [id, parent_id]));
  return forParents.flatMap(({ user_id, topic, forParent }) => {
    const parent = parentOf.get(user_id);
    if (!forParent || !parent) return [];
    const isAboutChild = mentionsChild(forParent.title, forParent.body);
    return [{ user_id: parent, topic, ...forParent, ...(isAboutChild && { child_id: user_id }) }];
  });
};

/** Notifies people in the app and by email, each as they set the two switches of the topic. */
export const notify = async (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  outgoing: OutgoingNotification[],
  merged?: MergedNotification,
): Promise<void> => {
  const all = [...outgoing.map(({ forParent, ...own }) => own), ...(await parentNotifications(tx, outgoing))];
  if (merged) await mergeInAppNotifications(deps, tx, { rows: all, merged });
  else await addInAppNotifications(deps, tx, all);
  const readers = await findEmailRecipients(tx, [...new Set(all.map(({ user_id }) => user_id))]);
  const ids = new Set(readers.map(({ id }) => id));
  // Most children have no address.
  const byEmail = all.filter(({ user_id }) => ids.has(user_id));
  if (byEmail.length > 0) await deps.queue.send(tx, emailNotifications, { notifications: byEmail });
};
