import { type Language, locales } from '@inkling/contract';
import type { SubscriptionRow } from '../../db/schema/index.ts';

const australianDollars = { style: 'currency', currency: 'AUD' } as const;

/** A dollar sign alone says too little in an email that is read anywhere: A$49.00. */
const formats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-US', australianDollars),
  zh: new Intl.NumberFormat(locales.zh, australianDollars),
};

const each: Record<Language, (price: string, interval: string) => string> = {
  en: (price, interval) => `${price} per ${interval}`,
  zh: (price, interval) => (interval === 'year' ? `每年 ${price}` : `每月 ${price}`),
};

/** What a plan costs each time it renews, as "A$49.00 per month"; empty where the provider named no price. */
export const priceInWords = (
  { unit_amount, interval }: Pick<SubscriptionRow, 'unit_amount' | 'interval'>,
  language: Language,
): string =>
  unit_amount === null || interval === null
    ? ''
    : each[language](formats[language].format(unit_amount / 100), interval);
