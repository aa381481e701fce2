import type { CheckedInput, children } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import {
  checkNewPassword,
  clearFailedSignIns,
  deleteLessonSessions,
  deleteSessions,
  hashPassword,
  reportNameConflicts,
  sendVerificationEmail,
  updateUser,
} from '../accounts/index.ts';
import type { ChildDeps } from './add-child.ts';
import { presentChild } from './children.presenter.ts';
import { type ChildRow, findChild, replacePictureClasses } from './children.queries.ts';

type ChildChange = CheckedInput<typeof children.updateChild>['body'];
interface Which {
  parentId: number;
  childId: number;
}

/** Taking a class back ends what was opened with the pictures; with the last one the pictures end too. */
const allowPictures = async (tx: Db, { child, classes }: ChildRow, wishedIds: number[]): Promise<void> => {
  const ids = [...new Set(wishedIds)];
  if (ids.some((id) => !classes.some((each) => each.id === id))) throw notFound('One of these classes');
  const isTakenBack = classes.some(({ id, pictures_allowed }) => pictures_allowed && !ids.includes(id));
  await replacePictureClasses(tx, child.id, ids);
  if (ids.length === 0) await updateUser(tx, child.id, { pictures_hash: null });
  if (isTakenBack) await deleteLessonSessions(tx, [child.id]);
};

const change = (
  deps: ChildDeps,
  which: Which,
  { picture_class_ids, ...wished }: Omit<ChildChange, 'password'> & { password_hash?: string },
) =>
  deps.db.transaction(async (tx) => {
    const find = async () => {
      const found = await findChild(tx, which.parentId, which.childId);
      if (!found) throw notFound('This child');
      return found;
    };
    const found = await find();
    const before = found.child;
    const isNewEmail = wished.email !== undefined && wished.email !== before.email;
    await updateUser(tx, before.id, {
      ...wished,
      ...(isNewEmail && { email_verified_at: null }),
    });
    if (wished.password_hash) {
      await deleteSessions(tx, before.id);
      noteSecurityEvent({ event: 'password_changed', kind: 'by_adult', account_id: before.id });
    }
    if (isNewEmail) noteSecurityEvent({ event: 'email_changed', kind: 'changed', account_id: before.id });
    if (picture_class_ids) await allowPictures(tx, found, picture_class_ids);
    const after = await find();
    if (isNewEmail && after.child.email) await sendVerificationEmail(deps, tx, after.child);
    return presentChild(after);
  });

export const updateChild = async (
  deps: ChildDeps & Pick<Deps, 'rateLimits'>,
  which: Which,
  form: ChildChange,
) => {
  const { password, ...wished } = form;
  const before = await findChild(deps.db, which.parentId, which.childId);
  if (!before) throw notFound('This child');
  if (!password) return reportNameConflicts(change(deps, which, wished));
  const names = { ...before.child, ...wished };
  checkNewPassword(password, [names.screen_name, names.email]);
  const password_hash = await hashPassword(password);
  const changed = await reportNameConflicts(change(deps, which, { ...wished, password_hash }));
  // Who tried the forgotten one for long need not wait with the new one.
  await clearFailedSignIns(deps, before.child);
  await clearFailedSignIns(deps, changed);
  return changed;
};
