import type { Db } from './db/connect.ts';
import { storedToolKeys } from './features/lti/index.ts';
import { storedClientSecrets } from './features/sso/index.ts';
import type { SecretPlace } from './services/secrets/stored-secrets.ts';

/** Every place in the database that holds something sealed. */
export const allStoredSecrets = (db: Db): SecretPlace[] => [storedClientSecrets(db), ...storedToolKeys(db)];
