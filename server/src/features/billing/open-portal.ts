import { screenPath } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import { findSubscription } from './subscriptions.queries.ts';

export const openPortal = async (
  deps: Pick<Deps, 'config' | 'db' | 'payments'>,
  parentId: number,
): Promise<{ url: string }> => {
  const known = await findSubscription(deps.db, parentId);
  if (!known?.customer_id || !known.subscription_id)
    throw conflict('You are on the Free Plan: there is nothing to manage yet.');
  const returnUrl = deps.config.PUBLIC_URL + screenPath('parent-billing');
  return { url: await deps.payments.createPortal(known.customer_id, returnUrl) };
};
