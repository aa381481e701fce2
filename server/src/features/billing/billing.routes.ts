import type { billing } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { presentSubscription } from './billing.presenter.ts';
import { findSubscriptionOrStartOffer } from './first-month-offer.ts';
import { handleWebhook } from './handle-webhook.ts';
import { openCheckout } from './open-checkout.ts';
import { openPortal } from './open-portal.ts';

export const billingRoutes = (deps: Deps): Handlers<typeof billing> => ({
  listPlans: async ({ query }) => {
    const plans = await deps.payments.listPlans();
    const pageRange = pageRangeOf(query);
    return pageOf(plans.slice(pageRange.offset, pageRange.offset + pageRange.limit), plans.length, pageRange);
  },
  readSubscription: async ({ caller }) =>
    presentSubscription(await findSubscriptionOrStartOffer(deps, caller.id), {
      now: deps.clock.now(),
      sandbox: deps.payments.sandbox !== null,
    }),
  openCheckout: ({ caller, body }) => openCheckout(deps, caller, body),
  openPortal: ({ caller, query }) => openPortal(deps, caller.id, query.price_id),
  receiveEvent: ({ body, signature }) =>
    deps.db.transaction((tx) => handleWebhook(deps, tx, { body, signature })),
});
