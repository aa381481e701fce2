import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type To, useSearchParams } from 'react-router';
import { withFilters } from '../../ui/url-filters.ts';
import { canOpenReview } from './review-state.ts';
import { type ReviewListQuery, type ReviewQueue, reviewList } from './reviews.queries.ts';

const idIn = (search: URLSearchParams, name: 'writing' | 'alert'): number | null => {
  const id = Number(search.get(name));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** Which writing is open stands in the address, so that a review can be shared and left with the back button. */
export const useReviewUrl = () => {
  const [search, setSearch] = useSearchParams();
  const pathTo = (id: number): To => {
    const next = new URLSearchParams(search);
    next.set('writing', String(id));
    return { search: next.toString() };
  };
  const close = useCallback(
    () =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('writing');
          next.delete('alert');
          next.delete('tab');
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  const show = useCallback(
    ({ id, page, queue }: NextOrPreviousWriting) =>
      setSearch(
        (current) =>
          withFilters(current, { writing: id, alert: '', tab: '', page, ...(queue && { show: queue }) }),
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { openId: idIn(search, 'writing'), alertId: idIn(search, 'alert'), pathTo, close, show };
};

export interface NextOrPreviousWriting {
  id: number;
  page: number;
  /** Where it stands in another queue than the one on the screen. */
  queue?: ReviewQueue;
}

/** The writings before and after one in the filtered list, over the pages' edges too. */
export const usePreviousAndNextWriting = (list: ReviewListQuery, page: number) => {
  const queryClient = useQueryClient();
  /** The page on the screen is taken as it stands there, also while it is being read again. */
  const readPage = (at: number) =>
    at === page
      ? queryClient.ensureQueryData(reviewList(list, at))
      : queryClient.fetchQuery({ ...reviewList(list, at), staleTime: 60_000 });
  const find = async (id: number, by: 1 | -1): Promise<NextOrPreviousWriting | null> => {
    let from: number | null = id;
    for (let at = page; at >= 1; at += by) {
      const { items, meta } = await readPage(at);
      if (at > Math.max(1, meta.total_pages)) return null;
      const index = items.findIndex((one) => one.id === from);
      if (from !== null && index < 0) return null;
      const rest =
        by === 1 ? items.slice(index + 1) : items.slice(0, index < 0 ? undefined : index).toReversed();
      const found = rest.find(canOpenReview);
      if (found) return { id: found.id, page: at };
      from = null;
    }
    return null;
  };
  /** Where to go once this one is reviewed and has left its queue, which moves the others up. */
  const findAfterReview = async (id: number): Promise<NextOrPreviousWriting | null> => {
    const after = await find(id, 1);
    if (list.queue === 'all') return after;
    const next = after ?? (await find(id, -1));
    return next && { id: next.id, page: Math.min(page, next.page) };
  };
  /** From a piece that the list on the screen does not hold: the one that waits longest, with the same filters. */
  const findWaiting = async (id: number): Promise<NextOrPreviousWriting | null> => {
    const waiting = { ...list, queue: 'to_review' as const };
    const { items } = await queryClient.fetchQuery(reviewList(waiting, 1));
    const found = items.find((one) => one.id !== id);
    return found ? { id: found.id, page: 1, queue: waiting.queue } : null;
  };
  return { find, findAfterReview, findWaiting };
};
