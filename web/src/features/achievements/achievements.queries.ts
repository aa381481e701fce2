import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { achievements } from '../../api/typed-calls.ts';

interface AchievementFilters {
  keyword?: string;
  /** unlocked, in_progress, or empty for all. */
  status?: string;
}

export const myAchievements = (
  { keyword, status }: AchievementFilters,
  { page, perPage }: { page: number; perPage: number },
) =>
  queryOptions({
    queryKey: ['achievements', keyword, status, page, perPage],
    queryFn: ({ signal }) =>
      call(
        achievements.listAchievements,
        {
          query: {
            keyword,
            unlocked: status === 'unlocked' ? 'true' : undefined,
            in_progress: status === 'in_progress' ? 'true' : undefined,
            page,
            per_page: perPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
