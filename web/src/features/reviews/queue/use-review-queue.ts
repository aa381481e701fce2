import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../../api/session.ts';
import { choiceOf } from '../../../ui/url-filters.ts';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { dashboardStatistics } from '../../dashboard/index.ts';
import { type ReviewQueue, reviewQueues } from '../reviews.queries.ts';

/** Which queue a teacher looks at, by the address; without one, what is to review, if there is something. */
export const useReviewQueue = ({ isAsked }: { isAsked: boolean }) => {
  const isTeacher = useUser()?.role === 'teacher';
  const { filters, setFilters } = useUrlFilters('show');
  const { data, isPending } = useQuery({
    ...dashboardStatistics,
    enabled: isTeacher,
    meta: { silent: true },
  });
  const waiting = data?.waiting;
  const named = isTeacher ? choiceOf(reviewQueues, filters.show) : undefined;
  const isOpen = isTeacher && !named && !isAsked;
  const opensOnQueue = isOpen && (waiting?.to_review ?? 0) > 0;
  useEffect(() => {
    // From here on it stays: a queue that is emptied says so.
    if (opensOnQueue) setFilters({ show: 'to_review' });
  }, [opensOnQueue, setFilters]);
  const queue: ReviewQueue = named ?? (opensOnQueue ? 'to_review' : 'all');
  return {
    queue,
    waiting,
    isTeacher,
    /** Nobody knows yet which it will be. */
    isUndecided: isOpen && isPending,
    choose: (next: ReviewQueue) => setFilters({ show: next }),
  };
};
