const dayKey = (date: Date): string => date.toDateString();
const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short' });
const full = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' });

/** 'Today at 3:05 pm', 'Yesterday at 9:00 am', else the full date; '/' when there is none. */
export const formatRecentDate = (iso: string | null | undefined, now = new Date()): string => {
  if (!iso) return '/';
  const date = new Date(iso);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayKey(date) === dayKey(now)) return `Today at ${time.format(date)}`;
  if (dayKey(date) === dayKey(yesterday)) return `Yesterday at ${time.format(date)}`;
  return full.format(date);
};
