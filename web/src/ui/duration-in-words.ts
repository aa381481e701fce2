import { t } from './texts.ts';
/** Seconds in words that can be read at a glance. */
export const durationInWords = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return t.lessThanAMinute;
  if (minutes < 60) return t.minutes(minutes);
  const rest = minutes % 60;
  return rest === 0 ? t.hours(minutes / 60) : t.hoursAndMinutes(Math.floor(minutes / 60), rest);
};
