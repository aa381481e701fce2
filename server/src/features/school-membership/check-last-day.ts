import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/app-error.ts';
import { addDays, dateInTimeZone } from '../../services/clock/local-date.ts';

/** Standing in has an end that somebody remembers. */
const longestReliefDays = 366;

export const lastDayMessages = {
  isTooLate: 'Please choose a day within a year. You can extend it later.',
  isOver: 'Please choose today or a later day.',
};

export const checkLastDay = (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  ends_on: string | null,
): void => {
  if (ends_on === null) return;
  const today = dateInTimeZone(config.TIME_ZONE, clock.now());
  if (ends_on < today) throw invalid('ends_on', lastDayMessages.isOver);
  if (ends_on > addDays(today, longestReliefDays)) throw invalid('ends_on', lastDayMessages.isTooLate);
};
