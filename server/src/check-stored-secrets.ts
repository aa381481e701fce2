import { allStoredSecrets } from './all-stored-secrets.ts';
import type { Db } from './db/connect.ts';
import { createSecretBox } from './services/secrets/secret-box.ts';
import { keyFileOf, type SecretConfig } from './services/secrets/secret-keys.ts';
import { countStoredSecrets } from './services/secrets/stored-secrets.ts';
import { noSecurityEvents } from './services/security-events/security-events.ts';
import { StartupError } from './startup-error.ts';

/** Where this server has its keys from, in words for the operator. */
export const placeOfKeys = (config: SecretConfig): string => {
  if (config.SECRETS_KEY) return 'SECRETS_KEY';
  return config.DATABASE_URL ? 'SECRETS_KEY, which is not set' : keyFileOf(config);
};

/** What schools entrusted to us must open before anybody is served: later they would only be turned away. */
export const checkStoredSecrets = async (db: Db, config: SecretConfig): Promise<void> => {
  // The line below says more than the box could.
  const box = createSecretBox(config, noSecurityEvents);
  const counts = await countStoredSecrets(box, allStoredSecrets(db));
  const sum = (count: 'all' | 'unreadable') => counts.reduce((total, place) => total + place[count], 0);
  if (sum('unreadable') === 0) return;
  const which = counts
    .filter(({ unreadable }) => unreadable > 0)
    .map(({ name, unreadable }) => `${unreadable} of the ${name}`);
  throw new StartupError(
    `${sum('unreadable')} of ${sum('all')} stored secrets can't be decrypted with ${placeOfKeys(config)} (${which.join(', ')}). Add the key they were encrypted with; if it is lost, \`npm run secrets -- forget\` empties them.`,
  );
};
