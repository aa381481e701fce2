import { locale } from '../language/language.ts';
import { t } from './texts.ts';

const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));

const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
/** A moment of today, where the reader is: "10:15 am". */
export const formatTime = (iso: string): string => time.format(new Date(iso));

const dayWords = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const dayMs = 24 * 60 * 60 * 1000;

const dayNumber = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs;

/** A moment close to now as people say it: "today, 10:15 am"; others with their date. */
export const formatNearDateTime = (iso: string, now = new Date()): string => {
  const moment = new Date(iso);
  const days = dayNumber(moment) - dayNumber(now);
  return Math.abs(days) > 1
    ? dateTime.format(moment)
    : t.dayAndTime(dayWords.format(days, 'day'), time.format(moment));
};

/** The day of a moment, where the reader is. */
export const formatDate = (iso: string): string => date.format(new Date(iso));

export const formatLongDate = (date: Date): string => longDate.format(date);

const dayOnly = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A yyyy-MM-dd day as it is written, whatever the reader's time zone. */
export const formatDay = (day: string): string => dayOnly.format(new Date(`${day}T00:00:00Z`));

/** A moment as a field of day and time takes it, where the reader is. */
export const toLocalDateTime = (iso: string): string => {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
