import { locale } from '../language/language.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string, digits: number): Intl.NumberFormat => {
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits });
  formats.set(key, format);
  return format;
};

/** Cents as a price is printed, to the cent: where amounts are compared or charged. */
export const formatWithCents = (cents: number, currency = 'aud'): string =>
  formatOf(currency, 2).format(cents / 100);

/** Cents as people say them in a sentence: whole dollars without the noughts. */
export const formatWithoutZeroCents = (cents: number, currency = 'aud'): string =>
  cents % 100 === 0 ? formatOf(currency, 0).format(cents / 100) : formatWithCents(cents, currency);
