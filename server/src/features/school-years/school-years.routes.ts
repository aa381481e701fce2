import type { schoolYears } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { beginSchoolYear } from './begin-school-year.ts';
import { readSchoolYear } from './read-school-year.ts';
import { undoSchoolYear } from './undo-school-year.ts';

export const schoolYearsRoutes = (deps: Deps): Handlers<typeof schoolYears> => ({
  readSchoolYear: ({ caller }) => readSchoolYear(deps, caller),
  beginSchoolYear: ({ caller, body }) => beginSchoolYear(deps, caller, body),
  undoSchoolYear: ({ caller }) => undoSchoolYear(deps, caller),
});
