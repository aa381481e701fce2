import type { Child, PrivacySettings } from '@inkling/contract';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/app-error.ts';
import { changeSettings } from '../../accounts/index.ts';
import { presentChild } from '../children.presenter.ts';
import { findChild } from '../children.queries.ts';

/** A parent decides for each child what classmates see of them. */
export const updateChildPrivacy = async (
  deps: Pick<Deps, 'db'>,
  { parentId, childId }: { parentId: number; childId: number },
  privacy: PrivacySettings,
): Promise<Child> => {
  const row = await findChild(deps.db, parentId, childId);
  if (!row) throw notFound('This child');
  const settings = await changeSettings(deps, childId, () => ({ privacy }));
  return presentChild({ ...row, child: { ...row.child, settings } });
};
