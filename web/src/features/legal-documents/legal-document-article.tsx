import { locales } from '@inkling/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { errorText } from '../../api/api-error.ts';
import { legalDocumentQuery } from '../../api/legal-documents.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import prose from '../../ui/theme/prose.module.css';
import { t } from './texts.ts';

interface LegalDocumentArticleProps {
  slug: string;
  /** Until the document itself names one. */
  title?: string;
  /** Between the title and the text. */
  children?: ReactNode;
}

const Waiting = () => (
  <div role="status" aria-label={t.loading}>
    <Skeleton height={20} mt="lg" />
    <Skeleton height={20} mt="sm" />
    <Skeleton height={20} mt="sm" width="70%" />
  </div>
);

/** A document as a page to read; the same text wherever it is shown. */
export const LegalDocumentArticle = ({ slug, title = t.document, children }: LegalDocumentArticleProps) => {
  const { data, error, refetch, isFetching } = useQuery(legalDocumentQuery(slug));
  useEffect(() => {
    if (data) document.title = `${data.title} · Inkling`;
  }, [data]);
  return (
    <article className={prose.prose}>
      <h1>{data?.title ?? title}</h1>
      {children}
      {error ? (
        <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />
      ) : data ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server stores documents sanitized
        <div lang={locales[data.language]} dangerouslySetInnerHTML={{ __html: data.content }} />
      ) : (
        <Waiting />
      )}
    </article>
  );
};
