import { queryOptions } from '@tanstack/react-query';
import { language } from '../language/language.ts';
import { call } from './call.ts';
import { legalDocuments } from './typed-calls.ts';

/** A document that operators keep, such as the terms. */
export const legalDocumentQuery = (slug: string) =>
  queryOptions({
    queryKey: ['legal-documents', slug],
    queryFn: ({ signal }) =>
      call(legalDocuments.readLegalDocument, { params: { slug }, query: { language } }, { signal }),
  });
