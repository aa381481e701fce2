import { VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { DetailSkeleton } from '../ui/detail-skeleton.tsx';
import { NotFound } from './not-found.tsx';
import { QueryState } from './query-state.tsx';

interface DetailPageProps<T> {
  /** What kind of record it is: the page's heading until its own is known. */
  name: string;
  query: UseQueryResult<T>;
  missing: { title: string; text: string };
  /** What stands there until the record comes. */
  skeleton?: ReactNode;
  children: (record: T) => ReactNode;
}

/** The address named something that isn't an id, or that this person cannot see. */
const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status);

/** A page about one record: its skeleton, the record, a failure with Retry, or the kind word that it is not there. */
export const DetailPage = <T extends { title: string }>({
  name,
  query,
  missing,
  skeleton = <DetailSkeleton />,
  children,
}: DetailPageProps<T>) => {
  const title = query.data?.title;
  useEffect(() => {
    if (title) document.title = `${title} · Inkling`;
  }, [title]);
  if (isMissing(query.error)) return <NotFound {...missing} />;
  return (
    <>
      {!query.data && <VisuallyHidden component="h1">{name}</VisuallyHidden>}
      <QueryState query={query} skeleton={skeleton}>
        {children}
      </QueryState>
    </>
  );
};
