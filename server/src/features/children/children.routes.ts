import type { children } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { addChild } from './add-child.ts';
import { presentChild } from './children.presenter.ts';
import { countChildren, listChildren } from './children.queries.ts';
import { deleteChild } from './delete-child.ts';
import { exportChild } from './export/export-child.ts';
import { listAccessLog } from './privacy/list-access-log.ts';
import { updateChildPrivacy } from './privacy/update-child-privacy.ts';
import { updateChild } from './update-child.ts';

export const childrenRoutes = (deps: Deps): Handlers<typeof children> => ({
  listChildren: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listChildren(deps.db, caller.id, pageRange);
    return pageOf(rows.map(presentChild), await countChildren(deps.db, caller.id), pageRange);
  },
  addChild: ({ caller, body }) => addChild(deps, caller, body),
  updateChild: ({ caller, params, body }) =>
    updateChild(deps, { parentId: caller.id, childId: params.id }, body),
  updateChildPrivacy: ({ caller, params, body }) =>
    updateChildPrivacy(deps, { parentId: caller.id, childId: params.id }, body),
  deleteChild: ({ caller, params }) => deleteChild(deps, caller.id, params.id),
  exportChild: ({ caller, params, query }) =>
    exportChild(deps, { parentId: caller.id, childId: params.id }, query.format),
  listAccessLog: ({ caller, params, query }) =>
    listAccessLog(deps, { parentId: caller.id, childId: params.id, pageRange: pageRangeOf(query) }),
});
