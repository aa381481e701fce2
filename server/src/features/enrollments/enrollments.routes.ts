import type { enrollments } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { joinClass } from './join-class.ts';

export const enrollmentsRoutes = (deps: Deps): Handlers<typeof enrollments> => ({
  joinClass: ({ caller, body }) => joinClass(deps, caller, body.code),
});
