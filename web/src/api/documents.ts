import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { pages } from './typed-calls.ts';

/** A document that operators keep, such as the terms. */
export const documentQuery = (slug: string) =>
  queryOptions({
    queryKey: ['pages', slug],
    queryFn: ({ signal }) => call(pages.readPage, { params: { slug } }, { signal }),
  });
