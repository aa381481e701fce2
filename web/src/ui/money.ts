const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string, digits: number): Intl.NumberFormat => {
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-AU', { style: 'currency', currency, minimumFractionDigits: digits });
  formats.set(key, format);
  return format;
};

/** Cents as people write them in Australia; whole dollars without the noughts. */
export const formatMoney = (cents: number, currency = 'aud'): string =>
  formatOf(currency, cents % 100 === 0 ? 0 : 2).format(cents / 100);
