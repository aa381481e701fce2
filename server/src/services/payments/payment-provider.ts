import type { SubscriptionPlan } from '@inkling/contract';

/** What a provider says of a customer's subscription at this moment. */
export interface SubscriptionState {
  subscription_id: string;
  /** In Stripe's words. */
  status: string;
  price_id: string;
  product_name: string;
  unit_amount: number;
  interval: 'month' | 'year';
  current_period_end: Date;
  cancel_at_period_end: boolean;
}

/** An event only says whose subscription to look at; what it was then may be old when it arrives. */
export interface PaymentEvent {
  id: string;
  type: string;
  customer_id: string | null;
  /** The payment that was given back in full. */
  refunded_payment: string | null;
}

export interface SignedBody {
  body: string;
  signature: string;
}

/** How the sandbox speaks to us: in events shaped and signed as Stripe's are. */
export interface SandboxEvents {
  announce(type: string, about: { object: string; customer: string } & Record<string, unknown>): SignedBody;
}

export interface Customer {
  /** Names the account to the provider: creating it twice makes one customer. */
  tracking_code: string;
  email: string | null;
  full_name: string;
}

export interface Order {
  customer_id: string;
  plan: SubscriptionPlan;
  /** What the first month costs under the offer, or null. */
  first_month_cents: number | null;
  /** Until when it can be paid at that price; null where the price stays. */
  expires_at: Date | null;
  success_url: string;
  cancel_url: string;
}

export interface PortalVisit {
  customer_id: string;
  return_url: string;
  /** Opens the page that confirms this change of plan, and no other. */
  change: { subscription_id: string; price_id: string } | null;
}

/** The payment provider: Stripe when keys are set, the sandbox otherwise. */
export interface PaymentProvider {
  listPlans(): Promise<SubscriptionPlan[]>;
  createCustomer(customer: Customer): Promise<string>;
  /** Returns the address of the checkout page; an earlier one that is still open can no longer be paid. */
  createCheckout(order: Order): Promise<string>;
  createPortal(visit: PortalVisit): Promise<string>;
  /** Throws when the signature is forged or old. */
  readEvent(signed: SignedBody): PaymentEvent;
  readSubscription(customerId: string): Promise<SubscriptionState | null>;
  /** Ends the subscription whose newest payment this was. */
  endRefunded(payment: string): Promise<void>;
  /** Cancels what runs and forgets the customer; safe to repeat. */
  deletePaymentCustomer(customerId: string): Promise<void>;
  /** The stand-in's own side; null with a real provider. */
  sandbox: SandboxEvents | null;
}
