import type { agreement } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { readAgreement } from './read-agreement.ts';

export const agreementRoutes = (deps: Deps): Handlers<typeof agreement> => ({
  readAgreement: ({ caller, query }) => readAgreement(deps.db, caller.id, query.course_id_eq),
});
