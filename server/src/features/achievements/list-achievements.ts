import type { Achievement, achievements, CheckedInput, Page } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import { evaluateAchievements } from './unlock-achievements.ts';

type Query = CheckedInput<typeof achievements.listAchievements>['query'];

const isWanted = (query: Query) => (one: Achievement) => {
  const isUnlocked = one.unlocked_date !== null;
  const keyword = query.keyword?.trim().toLowerCase() ?? '';
  return (
    (query.unlocked === undefined || query.unlocked === isUnlocked) &&
    (!query.in_progress || (!isUnlocked && one.progress > 0)) &&
    `${one.name} ${one.description} ${one.type}`.toLowerCase().includes(keyword)
  );
};

/** The newest unlocked first, then what is nearest, then the rest in the order of the rules. */
const byNearness = (one: Achievement, other: Achievement): number =>
  (other.unlocked_date ?? '').localeCompare(one.unlocked_date ?? '') ||
  other.progress - one.progress ||
  one.id - other.id;

export const listAchievements = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  studentId: number,
  query: Query,
): Promise<Page<Achievement>> => {
  const { achievements } = await evaluateAchievements(deps, deps.db, studentId);
  const wanted = achievements.filter(isWanted(query)).sort(byNearness);
  const pageRange = pageRangeOf(query);
  return pageOf(wanted.slice(pageRange.offset, pageRange.offset + pageRange.limit), wanted.length, pageRange);
};
