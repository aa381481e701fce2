import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { addNotices } from './add-notice.ts';
import { mailNews } from './mail-news.job.ts';
import type { NewNotice } from './notices.queries.ts';
import { findMailReaders, listParentsOf } from './notifications.queries.ts';

type Words = Pick<NewNotice, 'title' | 'body'> & { link: string };

/** Nothing said here names a child or quotes one: it stays with its readers when the child goes. */
export interface News extends Words, Pick<NewNotice, 'user_id' | 'topic'> {
  told_once?: string;
  /** The same for a parent of the student it is told to. */
  forParent?: Words & { told_once?: string };
}

const newsOfParents = async (tx: Db, news: News[]): Promise<Omit<News, 'forParent'>[]> => {
  const told = news.filter(({ forParent }) => forParent);
  const parents = await listParentsOf(
    tx,
    told.map(({ user_id }) => user_id),
  );
  const parentOf = new Map(parents.map(({ id, parent_id }) => [id, parent_id]));
  return told.flatMap(({ user_id, topic, forParent }) => {
    const parent = parentOf.get(user_id);
    return forParent && parent ? [{ user_id: parent, topic, ...forParent }] : [];
  });
};

/** Says it inside the product and by letter, to each as their two switches of the topic stand. */
export const tell = async (deps: Pick<Deps, 'clock' | 'queue'>, tx: Db, told: News[]): Promise<void> => {
  const news = [...told.map(({ forParent, ...own }) => own), ...(await newsOfParents(tx, told))];
  await addNotices(deps, tx, news);
  const readers = await findMailReaders(tx, [...new Set(news.map(({ user_id }) => user_id))]);
  const ids = new Set(readers.map(({ id }) => id));
  // Most children have no address.
  const letters = news.filter(({ user_id }) => ids.has(user_id));
  if (letters.length > 0) await deps.queue.send(tx, mailNews, { news: letters });
};
