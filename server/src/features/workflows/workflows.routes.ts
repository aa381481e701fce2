import type { workflows } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf, singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { previewOpeningMessage } from './preview-opening-message.ts';
import { countTemplates, listActivityTypes, listTemplates } from './workflows.queries.ts';

export const workflowsRoutes = ({ db, coach }: Deps): Handlers<typeof workflows> => ({
  activityTypeOptions: async () => singlePage(await listActivityTypes(db)),
  workflowTemplateOptions: async ({ query }) => {
    const pageRange = pageRangeOf(query);
    return pageOf(await listTemplates(db, query, pageRange), await countTemplates(db, query), pageRange);
  },
  previewOpeningMessage: ({ caller, body }) => previewOpeningMessage(coach, caller, body),
});
