import { expect, test } from 'vitest';
import { usualPeriods } from './report-periods.ts';

const startsOn = (today: string) => usualPeriods(today).map(({ period }) => period.start_date);

test('a week begins on Monday, four weeks are 28 days, a term begins with its quarter', () => {
  expect(startsOn('2026-11-15')).toEqual(['2026-11-09', '2026-10-19', '2026-10-01']);
  expect(startsOn('2026-03-02')).toEqual(['2026-03-02', '2026-02-03', '2026-01-01']);
});

test('every period ends today', () => {
  expect(new Set(usualPeriods('2026-06-30').map(({ period }) => period.end_date))).toEqual(
    new Set(['2026-06-30']),
  );
});
