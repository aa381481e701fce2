import { type Language, locales } from '@inkling/contract';

/** One for each zone: making a formatter takes far longer than formatting. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterFor = (zone: string): Intl.DateTimeFormat => {
  // Swedish dates are written yyyy-MM-dd.
  const made =
    formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  formatters.set(zone, made);
  return made;
};

/** The calendar day at a school: yyyy-MM-dd in its time zone. */
export const dateInTimeZone = (zone: string, moment: Date): string => formatterFor(zone).format(moment);

const dayMs = 24 * 60 * 60 * 1000;

/** Plain calendar arithmetic, free of clocks and zones. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const dayFormat = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const inWords: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(locales.en, dayFormat),
  zh: new Intl.DateTimeFormat(locales.zh, dayFormat),
};

/** "Friday 14 November", of a calendar day. */
export const dayInWords = (day: string, language: Language = 'en'): string =>
  inWords[language].format(new Date(`${day}T00:00:00Z`)).replace(',', '');
