import type { Deps } from '../../deps.ts';
import type { SecretBox } from '../../services/secrets/secret-box.ts';
import type { Platforms } from './platforms.ts';

/** What launches work with: the server's own things, the platforms and the box for our private keys. */
export type LtiDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'log' | 'queue' | 'rateLimits'> & {
  platforms: Platforms;
  secrets: SecretBox;
};
