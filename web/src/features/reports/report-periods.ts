import { localToday } from '../../ui/local-today.ts';

export interface Period {
  start_date: string;
  end_date: string;
}

const dayMs = 24 * 60 * 60 * 1000;

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Weeks begin on Monday. */
const mondayOf = (day: string): string => daysBefore(day, (new Date(day).getUTCDay() + 6) % 7);

/** Each of the four school terms of an Australian year lies in its own quarter. */
const termStartOf = (day: string): string => {
  const month = Number(day.slice(5, 7));
  const first = Math.floor((month - 1) / 3) * 3 + 1;
  return `${day.slice(0, 5)}${String(first).padStart(2, '0')}-01`;
};

/** The usual lengths of a report, each until today. */
export const usualPeriods = (today = localToday()): { label: string; period: Period }[] => [
  { label: 'This week', period: { start_date: mondayOf(today), end_date: today } },
  { label: 'Last 4 weeks', period: { start_date: daysBefore(today, 27), end_date: today } },
  { label: 'This term', period: { start_date: termStartOf(today), end_date: today } },
];
