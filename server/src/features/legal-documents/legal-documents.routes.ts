import type { legalDocuments } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { readLegalDocument } from './read-legal-document.ts';

export const legalDocumentsRoutes = (deps: Deps): Handlers<typeof legalDocuments> => ({
  readLegalDocument: ({ params, query }) => readLegalDocument(deps, params.slug, query.language),
});
