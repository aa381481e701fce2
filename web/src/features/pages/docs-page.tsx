import { pages } from '@inkling/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import prose from '../../ui/prose.module.css';

const useDocument = (slug: string) =>
  useQuery({
    queryKey: ['pages', slug],
    queryFn: ({ signal }) => call(pages.readPage, { params: { slug } }, { signal }),
  });

export const DocsPage = () => {
  const { slug = '' } = useParams();
  const { data, error, refetch, isFetching } = useDocument(slug);

  useEffect(() => {
    if (data) document.title = `${data.title} · Inkling`;
  }, [data]);

  if (error) {
    return (
      <>
        <h1 style={{ textAlign: 'center' }}>Document</h1>
        <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />
      </>
    );
  }
  return (
    <article className={prose.prose}>
      <h1>{data?.title ?? <Skeleton height={36} width="60%" />}</h1>
      {data ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server stores documents sanitized
        <div dangerouslySetInnerHTML={{ __html: data.content }} />
      ) : (
        <Skeleton height={240} />
      )}
    </article>
  );
};
