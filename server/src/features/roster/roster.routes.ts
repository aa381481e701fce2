import type { roster } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { findOwnSchool } from '../school/index.ts';
import { findFolderZip, importRoster } from './import-roster.ts';
import { presentRun } from './roster.presenter.ts';
import { findLastRun } from './roster.queries.ts';
import { folderName } from './roster-folder.ts';

export const rosterRoutes = (deps: Deps): Handlers<typeof roster> => ({
  readRoster: async ({ caller }) => {
    const { organisation_id } = await findOwnSchool(deps.db, caller);
    const last = await findLastRun(deps.db, organisation_id);
    return {
      last_run: last ? presentRun(last) : null,
      folder: folderName(deps.config, organisation_id),
      folder_zip: await findFolderZip(deps, organisation_id),
    };
  },
  importRoster: ({ caller, body }) => importRoster(deps, caller, body),
});
