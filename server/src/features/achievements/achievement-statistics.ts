import { addDays } from '../../services/clock/local-date.ts';
import type {
  BestCriterionShare,
  PracticeDay,
  RevisionAndParticipationCounts,
  WritingStatistics,
} from './achievements.queries.ts';

/** Everything an achievement can be about, in numbers of one student. */
export type AchievementStatistics = WritingStatistics &
  RevisionAndParticipationCounts & {
    practice_days: number;
    day_streak: number;
    week_streak: number;
    practice_minutes: number;
    early_days: number;
    weekend_days: number;
    criteria_tried: number;
    criteria_strong: number;
    criteria_full: number;
    ideas_share: number;
    vocabulary_share: number;
    accuracy_share: number;
  };

/** The longest run in which each item follows the one before. */
const longestRun = (sorted: string[], follows: (item: string) => string): number => {
  let longest = 0;
  let current = 0;
  let expected = '';
  for (const item of sorted) {
    current = item === expected ? current + 1 : 1;
    longest = Math.max(longest, current);
    expected = follows(item);
  }
  return longest;
};

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
/** The Monday a day's week began with. */
const weekOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7));

export const practiceStatistics = (days: PracticeDay[]) => {
  const dates = days.map(({ day }) => day).sort();
  const weeks = [...new Set(dates.map(weekOf))];
  return {
    practice_days: dates.length,
    day_streak: longestRun(dates, (day) => addDays(day, 1)),
    week_streak: longestRun(weeks, (week) => addDays(week, 7)),
    practice_minutes: Math.floor(days.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    early_days: days.filter(({ is_early }) => is_early).length,
    weekend_days: dates.filter((day) => [0, 6].includes(weekday(day))).length,
  };
};

const strongShare = 0.66;

export const criterionStatistics = (criteria: BestCriterionShare[]) => {
  const shareOf = (...names: string[]) =>
    Math.max(0, ...criteria.filter(({ criterion }) => names.includes(criterion)).map(({ share }) => share));
  return {
    criteria_tried: criteria.length,
    criteria_strong: criteria.filter(({ share }) => share >= strongShare).length,
    criteria_full: criteria.filter(({ share }) => share >= 1).length,
    ideas_share: shareOf('ideas'),
    vocabulary_share: shareOf('vocabulary'),
    accuracy_share: Math.min(shareOf('spelling'), shareOf('punctuation')),
  };
};
