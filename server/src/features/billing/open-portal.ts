import { screenPath } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/app-error.ts';
import { isPaid } from './paid-statuses.ts';
import { findSubscription } from './subscriptions.queries.ts';

type PortalDeps = Pick<Deps, 'config' | 'db' | 'payments'>;

const rejectUnknownPrice = async ({ payments }: PortalDeps, priceId: string): Promise<void> => {
  const isSold = (await payments.listPlans()).some(({ id }) => id === priceId);
  if (!isSold) throw invalid('price_id', 'This plan is no longer available');
};

/** The provider's page for all about a plan; or for changing to one price, with what that costs and from when. */
export const openPortal = async (
  deps: PortalDeps,
  parentId: number,
  priceId?: string,
): Promise<{ url: string }> => {
  const known = await findSubscription(deps.db, parentId);
  if (!known?.customer_id || !known.subscription_id)
    throw conflict('You are on the Free Plan: there is nothing to manage yet.');
  if (priceId) await rejectUnknownPrice(deps, priceId);
  const change =
    priceId && isPaid(known.status) && known.price_id !== priceId
      ? { subscription_id: known.subscription_id, price_id: priceId }
      : null;
  const return_url = deps.config.PUBLIC_URL + screenPath('parent-billing');
  return { url: await deps.payments.createPortal({ customer_id: known.customer_id, return_url, change }) };
};
