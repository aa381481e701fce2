import type { SubscriptionRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { isPaid } from './paid-statuses.ts';
import { findSubscription, startOffer } from './subscriptions.queries.ts';

const hourMs = 60 * 60 * 1000;
/** From the first time a family sees it, and never again. */
const offerMs = 24 * hourMs;

/** The offer is for families that never had a plan. */
const hadPlan = (row: SubscriptionRow): boolean => row.subscription_id !== null || isPaid(row.status);

/** The subscription of a family. A family that can still take the offer is about to see it, so its 24 hours begin now. */
export const findSubscriptionOrStartOffer = async (
  { db, clock }: Pick<Deps, 'clock' | 'db'>,
  parentId: number,
): Promise<SubscriptionRow> => {
  const row = await findSubscription(db, parentId);
  if (row && (row.offer_ends_at || hadPlan(row))) return row;
  return startOffer(db, parentId, new Date(clock.now().getTime() + offerMs));
};

/** When the offer ends for a family; null where it is over. */
export const offerEndOf = (row: SubscriptionRow, now: Date): Date | null =>
  row.offer_ends_at && row.offer_ends_at > now && !hadPlan(row) ? row.offer_ends_at : null;

/** A checkout at the offer's price stays open as long as the offer, within what a provider can keep. */
export const checkoutEndOf = (offerEnd: Date, now: Date): Date => {
  const shortest = now.getTime() + hourMs / 2 + 60_000;
  const longest = now.getTime() + 23 * hourMs;
  return new Date(Math.min(Math.max(offerEnd.getTime(), shortest), longest));
};
