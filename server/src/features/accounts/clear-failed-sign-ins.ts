import type { Deps } from '../../deps.ts';
import { passwordAttemptsKey } from './sign-in.ts';

/** After a reset, people slowed down by wrong passwords may sign in at once, by email or username. */
export const clearFailedSignIns = async (
  deps: Pick<Deps, 'rateLimits'>,
  user: { email: string | null; screen_name: string },
) => {
  for (const name of [user.email, user.screen_name])
    if (name) await deps.rateLimits.clearPasswordAttempts(passwordAttemptsKey(name));
};
