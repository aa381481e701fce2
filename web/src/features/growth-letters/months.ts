import { locale } from '../../language/language.ts';

const words = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

const shift = (month: string, by: number): string => {
  const day = firstOf(month);
  day.setUTCMonth(day.getUTCMonth() + by);
  return day.toISOString().slice(0, 7);
};

/** Months are `yyyy-MM`, as they are compared and sent. */
export const monthBefore = (month: string): string => shift(month, -1);
export const monthAfter = (month: string): string => shift(month, 1);
export const monthWords = (month: string): string => words.format(firstOf(month));
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);
