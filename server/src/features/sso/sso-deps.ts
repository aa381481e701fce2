import type { Deps } from '../../deps.ts';
import type { SecretBox } from '../../services/secrets/secret-box.ts';
import type { Providers } from './provider.ts';

/** What sign-on works with: the server's own things, the schools' sign-ins and the box for their secrets. */
export type SsoDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'log' | 'queue' | 'rateLimits'> & {
  providers: Providers;
  secrets: SecretBox;
};
