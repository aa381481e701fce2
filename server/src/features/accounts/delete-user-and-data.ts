import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { currentRequestContext } from '../../services/request-context/request-context.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { deleteUpload, deleteUploadsOfUsers } from '../files/index.ts';
import { deleteQueuedEmailsAbout } from '../notifications/index.ts';
import { deleteUserRow, listChildIds } from './accounts.queries.ts';

/**
 * The account goes with everything that hangs on it, a parent's children too, and the files of them all.
 * A teacher's files stay with the lessons that show them, except the picture.
 */
export const deleteUserAndData = async (deps: Pick<Deps, 'queue'>, db: Db, user: UserRow): Promise<void> => {
  if (user.role !== 'teacher') {
    const everybody = [user.id, ...(await listChildIds(db, user.id))];
    await deleteUploadsOfUsers(deps, db, everybody);
    await deleteQueuedEmailsAbout(db, everybody);
  } else if (user.avatar_id !== null) await deleteUpload(deps, db, user.avatar_id);
  await deleteUserRow(db, user.id);
  const kind = currentRequestContext()?.user_id === undefined ? 'by_itself' : 'by_request';
  noteSecurityEvent({ event: 'account_deleted', kind, account_id: user.id });
};
