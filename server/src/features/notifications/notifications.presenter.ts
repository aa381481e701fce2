import type { Notification } from '@inkling/contract';
import type { NotificationRow, UserRow } from '../../db/schema/index.ts';
import { fillInChild, unnamedChild } from './child-display-names.ts';
import { languageOf, wordsFor } from './language-of.ts';

type Reader = Pick<UserRow, 'role' | 'settings'>;

/** In the language and the names of today: a parent may have chosen otherwise since. */
export const presentNotification = (
  row: NotificationRow,
  { reader, called }: { reader: Reader; called: ReadonlyMap<number, string> },
): Notification => {
  const child = (row.child_id && called.get(row.child_id)) || unnamedChild[languageOf(reader)].only;
  const words = wordsFor(reader, row);
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    topic: row.topic,
    title: fillInChild(words.title, child),
    body: fillInChild(words.body, child),
    link: row.link,
    read_at: row.read_at?.toISOString() ?? null,
  };
};
