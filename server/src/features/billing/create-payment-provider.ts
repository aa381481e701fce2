import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import type { Clock } from '../../services/clock/clock.ts';
import type { PaymentProvider } from '../../services/payments/payment-provider.ts';
import { stripeProvider } from '../../services/payments/stripe-provider.ts';
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
}): PaymentProvider =>
  config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET
    ? stripeProvider(
        {
          key: config.STRIPE_SECRET_KEY,
          webhookSecrets: config.STRIPE_WEBHOOK_SECRET,
          apiUrl: config.STRIPE_API_URL,
        },
        clock,
      )
    : sandboxProvider({ db, clock, publicUrl: () => config.PUBLIC_URL });
