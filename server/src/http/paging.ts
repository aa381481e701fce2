import { limits, type Page } from '@inkling/contract';

interface PagingQuery {
  page: number;
  per_page?: number | undefined;
  page_size?: number | undefined;
  offset?: number | undefined;
}

export interface PageRange {
  page: number;
  limit: number;
  offset: number;
}

/** Which rows a list call asks for. Page 0 is everything up to the cap; an offset wins over the page. */
export const pageRangeOf = (query: PagingQuery): PageRange => {
  if (query.page === 0) return { page: 0, limit: limits.page_zero_cap, offset: query.offset ?? 0 };
  const limit = query.per_page ?? query.page_size ?? limits.per_page;
  const offset = query.offset ?? (query.page - 1) * limit;
  return { page: Math.floor(offset / limit) + 1, limit, offset };
};

export const pageOf = <T>(items: T[], total: number, pageRange: PageRange): Page<T> => ({
  items,
  meta: {
    total,
    page: pageRange.page,
    per_page: pageRange.limit,
    offset: pageRange.offset,
    total_pages: pageRange.page === 0 ? 1 : Math.ceil(total / pageRange.limit),
  },
});

/** A list that is never long enough to page. */
export const singlePage = <T>(items: T[]): Page<T> =>
  pageOf(items, items.length, { page: 0, limit: Math.max(items.length, 1), offset: 0 });
