import { t } from './texts.ts';

/** Seconds as '1h 2m 3s', without the parts that say nothing. */
export const shortDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), t.hours],
    [Math.floor((whole % 3600) / 60), t.minutes],
    [whole % 60, t.seconds],
  ] as const;
  return (
    parts
      .filter(([amount]) => amount > 0)
      .map(([amount, inUnit]) => inUnit(amount))
      .join(' ') || t.seconds(0)
  );
};
