import type { pages } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { findPage } from './pages.queries.ts';

export const pagesRoutes = (deps: Deps): Handlers<typeof pages> => ({
  readPage: async ({ params }) => {
    const page = await findPage(deps.db, params.slug);
    if (!page) throw notFound('This page');
    return { ...page, created_at: page.created_at.toISOString(), updated_at: page.updated_at.toISOString() };
  },
});
