import type { legalDocuments } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { findLegalDocument } from './legal-documents.queries.ts';

export const legalDocumentsRoutes = (deps: Deps): Handlers<typeof legalDocuments> => ({
  readLegalDocument: async ({ params }) => {
    const page = await findLegalDocument(deps.db, params.slug);
    if (!page) throw notFound('This page');
    return { ...page, created_at: page.created_at.toISOString(), updated_at: page.updated_at.toISOString() };
  },
});
