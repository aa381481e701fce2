import type { schoolData } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { exportSchool } from './export-school.ts';
import { askForErasure, cancelErasure, changeRetention, readSchoolData } from './manage-school-data.ts';
import { readSchoolHealth, readSchoolUsage } from './read-usage-and-health.ts';

export const schoolDataRoutes = (deps: Deps): Handlers<typeof schoolData> => ({
  readSchoolData: ({ caller }) => readSchoolData(deps, caller),
  changeRetention: ({ caller, body }) => changeRetention(deps, caller, body.archived_days),
  exportSchool: ({ caller }) => exportSchool(deps, caller),
  askForErasure: ({ caller, body }) => askForErasure(deps, caller, body.name),
  cancelErasure: ({ caller }) => cancelErasure(deps, caller),
  readSchoolUsage: ({ caller }) => readSchoolUsage(deps, caller),
  readSchoolHealth: ({ caller }) => readSchoolHealth(deps, caller),
});
