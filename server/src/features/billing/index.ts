export { listPayingParents } from './billing.queries.ts';
export { billingRoutes } from './billing.routes.ts';
export { checkSubscriptionPlanLimit } from './check-subscription-plan-limit.ts';
export { createPaymentProvider } from './create-payment-provider.ts';
export {
  planAllowsReadingWork,
  requirePlanToReadWork,
  subscriptionPlanOf,
} from './current-subscription-plan.ts';
export { cancelSubscriptionsOf, deletePaymentCustomer } from './delete-payment-customer.job.ts';
export { isPaid } from './paid-statuses.ts';
export { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';
export { renewSandboxSubscriptions } from './sandbox/renew-sandbox-subscriptions.job.ts';
export { sandboxRoutes } from './sandbox/sandbox.routes.ts';
export { subscriptionPlanLimits } from './subscription-plan-limits.ts';
export { syncSubscription } from './sync-subscription.job.ts';
