import type { workflows } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, wholeList, windowOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/serve.ts';
import { previewOpening } from './preview-opening.ts';
import { countTemplates, listActivityKinds, listTemplates } from './workflows.queries.ts';

export const workflowsRoutes = ({ db, coach }: Deps): Handlers<typeof workflows> => ({
  activityKindOptions: async () => wholeList(await listActivityKinds(db)),
  workflowTemplateOptions: async ({ query }) => {
    const window = windowOf(query);
    return pageOf(await listTemplates(db, query, window), await countTemplates(db, query), window);
  },
  previewOpening: ({ body }) => previewOpening(coach, body),
});
