import { addDays, dateInTimeZone } from '../services/clock/local-date.ts';

/** Days counted from the day the school is filled, so that it never looks abandoned. */
export const demoClock = (now: Date, zone: string) => {
  const today = dateInTimeZone(zone, now);
  return {
    now,
    day: (fromToday: number): string => addDays(today, fromToday),
    /** Nine in the morning in Sydney, some days ahead. */
    beforeSchool: (inDays: number): Date => new Date(`${addDays(today, inDays - 1)}T22:00:00Z`),
    /** After school on a day gone by, and some minutes into it. */
    afterSchool: (daysAgo: number, minutes = 0): Date =>
      new Date(Date.parse(`${addDays(today, -daysAgo)}T06:05:00Z`) + minutes * 60_000),
  };
};
export type DemoClock = ReturnType<typeof demoClock>;
