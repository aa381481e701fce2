import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import type { Clock } from '../../services/clock/clock.ts';
import type { Payments } from '../../services/payments/payments.ts';
import { stripePayments } from '../../services/payments/stripe-payments.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';

/** Real keys leave no way into the sandbox. */
export const createPaymentProvider = ({
  config,
  db,
  clock,
}: {
  config: Config;
  db: Db;
  clock: Clock;
}): Payments =>
  config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET
    ? stripePayments(
        {
          key: config.STRIPE_SECRET_KEY,
          webhookSecret: config.STRIPE_WEBHOOK_SECRET,
          apiUrl: config.STRIPE_API_URL,
        },
        clock,
      )
    : sandboxProvider({ db, clock, publicUrl: () => config.PUBLIC_URL });
