import type { writings } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { checkMayRead } from './read-writing.ts';
import { restoreRevision } from './restore-revision.ts';
import { presentRevision } from './revisions.presenter.ts';
import { countRevisions, findRevision, listRevisions } from './revisions.queries.ts';

type RevisionCalls = 'listRevisions' | 'readRevision' | 'restoreRevision';

export const revisionsRoutes = (deps: Deps): Pick<Handlers<typeof writings>, RevisionCalls> => ({
  listRevisions: async ({ caller, params, query }) => {
    await checkMayRead(deps, caller, params.id);
    const pageRange = pageRangeOf(query);
    const rows = await listRevisions(deps.db, params.id, pageRange);
    return pageOf(rows.map(presentRevision), await countRevisions(deps.db, params.id), pageRange);
  },
  readRevision: async ({ caller, params }) => {
    await checkMayRead(deps, caller, params.id);
    const row = await findRevision(deps.db, params.id, params.revision_id);
    if (!row) throw notFound('This draft');
    return { ...presentRevision({ ...row, preview: row.content }), content: row.content, data: row.data };
  },
  restoreRevision: ({ caller, params }) => restoreRevision(deps, caller, params),
});
