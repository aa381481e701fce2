import { t } from './texts.ts';
export const supportHours = t.mondayToFriday9amTo;

/** EST is the school's Eastern time here: the product keeps Sydney's clock and calendar. */
const clock = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

export const isSupportOnline = (now: Date): boolean => {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.hour);
  // Not shown: what the clock above calls its days.
  return !['Sat', 'Sun'].includes(parts.weekday ?? '') && hour >= 9 && hour < 17;
};
