import type { SubscriptionRow } from '../../db/schema/index.ts';

/** A dollar sign alone says too little in an email that is read anywhere: A$49.00. */
const australianDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'AUD' });

/** What a plan costs each time it renews, as "A$49.00 per month"; empty where the provider named no price. */
export const priceInWords = ({
  unit_amount,
  interval,
}: Pick<SubscriptionRow, 'unit_amount' | 'interval'>): string =>
  unit_amount === null || interval === null
    ? ''
    : `${australianDollars.format(unit_amount / 100)} per ${interval}`;
