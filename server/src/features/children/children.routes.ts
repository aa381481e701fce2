import type { children } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, windowOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/serve.ts';
import { addChild } from './add-child.ts';
import { presentChild } from './children.presenter.ts';
import { countChildren, listChildren } from './children.queries.ts';
import { deleteChild } from './delete-child.ts';
import { exportChild } from './rights/export-child.ts';
import { listChildAccess } from './rights/list-access.ts';
import { updateChild } from './update-child.ts';

export const childrenRoutes = (deps: Deps): Handlers<typeof children> => ({
  listChildren: async ({ caller, query }) => {
    const window = windowOf(query);
    const rows = await listChildren(deps.db, caller.id, window);
    return pageOf(rows.map(presentChild), await countChildren(deps.db, caller.id), window);
  },
  addChild: ({ caller, body }) => addChild(deps, caller, body),
  updateChild: ({ caller, params, body }) =>
    updateChild(deps, { parentId: caller.id, childId: params.id }, body),
  deleteChild: ({ caller, params }) => deleteChild(deps, caller.id, params.id),
  exportChild: ({ caller, params, query }) =>
    exportChild(deps, { parentId: caller.id, childId: params.id }, query.format),
  listChildAccess: ({ caller, params, query }) =>
    listChildAccess(deps, { parentId: caller.id, childId: params.id, window: windowOf(query) }),
});
