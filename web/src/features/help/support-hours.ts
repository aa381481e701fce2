export const supportHours = 'Monday to Friday 9am to 5pm EST';

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
  return !['Sat', 'Sun'].includes(parts.weekday ?? '') && hour >= 9 && hour < 17;
};
