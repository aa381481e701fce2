import type { CheckedInput, children } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { checkNewPassword, endSessions, hashPassword, updateUser } from '../accounts/index.ts';
import { checkFreeIdentifiers } from './add-child.ts';
import { presentChild } from './children.presenter.ts';
import { findChild } from './children.queries.ts';

type ChildChange = CheckedInput<typeof children.updateChild>['body'];

const changed = (now: string | null | undefined, before: string | null) =>
  now && now.toLowerCase() !== before?.toLowerCase() ? now : undefined;

export const updateChild = async (
  deps: Deps,
  who: { parentId: number; childId: number },
  form: ChildChange,
) => {
  const { password, ...plain } = form;
  const password_hash = password ? await hashPassword(password) : undefined;
  return deps.db.transaction(async (tx) => {
    const before = await findChild(tx, who.parentId, who.childId);
    if (!before) throw notFound('This child');
    if (password)
      checkNewPassword(password, [plain.screen_name ?? before.child.screen_name, plain.email ?? null]);
    await checkFreeIdentifiers(tx, {
      screen_name: changed(plain.screen_name, before.child.screen_name),
      email: changed(plain.email, before.child.email),
    });
    await updateUser(tx, who.childId, { ...plain, ...(password_hash && { password_hash }) });
    if (password_hash) await endSessions(tx, who.childId);
    const child = await findChild(tx, who.parentId, who.childId);
    if (!child) throw notFound('This child');
    return presentChild(child);
  });
};
