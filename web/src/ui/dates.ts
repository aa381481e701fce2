const dateTime = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' });

export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));

export const formatLongDate = (date: Date): string => longDate.format(date);
