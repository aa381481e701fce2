/** This browser's day, yyyy-MM-dd; the server has the last word in the school's time zone. */
export const localToday = (): string =>
  // Swedish dates are written yyyy-MM-dd.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());
