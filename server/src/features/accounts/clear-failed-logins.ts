import type { Deps } from '../../deps.ts';
import { accountKey } from './sign-in.ts';

/** Whoever had to wait for wrong tries may sign in at once with the new password, by either name. */
export const clearFailedLogins = async (deps: Deps, user: { email: string | null; screen_name: string }) => {
  for (const name of [user.email, user.screen_name])
    if (name) await deps.rateLimits.clearPasswordAttempts(accountKey(name));
};
