import type { CheckedInput, children } from '@inkling/contract';
import { notFound } from '../../http/app-error.ts';
import {
  checkNewPassword,
  deleteLessonSessions,
  deleteSessions,
  hashPassword,
  reportNameConflicts,
  sendVerificationEmail,
  updateUser,
} from '../accounts/index.ts';
import type { ChildDeps } from './add-child.ts';
import { presentChild } from './children.presenter.ts';
import { findChild } from './children.queries.ts';

type ChildChange = CheckedInput<typeof children.updateChild>['body'];
interface Which {
  parentId: number;
  childId: number;
}

const change = (
  deps: ChildDeps,
  which: Which,
  wished: Omit<ChildChange, 'password'> & { password_hash?: string },
) =>
  deps.db.transaction(async (tx) => {
    const find = async () => {
      const found = await findChild(tx, which.parentId, which.childId);
      if (!found) throw notFound('This child');
      return found;
    };
    const before = (await find()).child;
    const isNewEmail = wished.email !== undefined && wished.email !== before.email;
    const endsPictures = wished.class_pictures === false;
    await updateUser(tx, before.id, {
      ...wished,
      ...(isNewEmail && { email_verified_at: null }),
      ...(endsPictures && { pictures_hash: null }),
    });
    if (wished.password_hash) await deleteSessions(tx, before.id);
    if (endsPictures) await deleteLessonSessions(tx, [before.id]);
    const after = await find();
    if (isNewEmail && after.child.email) await sendVerificationEmail(deps, tx, after.child);
    return presentChild(after);
  });

export const updateChild = async (deps: ChildDeps, which: Which, form: ChildChange) => {
  const { password, ...wished } = form;
  const before = await findChild(deps.db, which.parentId, which.childId);
  if (!before) throw notFound('This child');
  if (!password) return reportNameConflicts(change(deps, which, wished));
  const names = { ...before.child, ...wished };
  checkNewPassword(password, [names.screen_name, names.email]);
  const password_hash = await hashPassword(password);
  return reportNameConflicts(change(deps, which, { ...wished, password_hash }));
};
