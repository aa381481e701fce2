import { randomBytes } from 'node:crypto';
import { allStoredSecrets } from './all-stored-secrets.ts';
import { placeOfKeys } from './check-stored-secrets.ts';
import { type Config, readConfig } from './config.ts';
import { connect, type Db } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { createSecretBox } from './services/secrets/secret-box.ts';
import { readKeys } from './services/secrets/secret-keys.ts';
import {
  countStoredSecrets,
  forgetUnreadable,
  type SecretCounts,
  sealWithFirstKey,
} from './services/secrets/stored-secrets.ts';
import { noSecurityEvents } from './services/security-events/security-events.ts';
import { StartupError } from './startup-error.ts';

const usage = `Usage:
  npm run secrets -- new-key      prints a key for SECRETS_KEY
  npm run secrets -- status       says which keys there are and what they encrypt
  npm run secrets -- re-encrypt   encrypts everything with the first key
  npm run secrets -- forget       empties what no key decrypts`;

interface Asked {
  db: Db;
  config: Config;
}

const rowsOf = (n: number): string => (n === 1 ? '1 row' : `${n} rows`);

const describePlace = ({ name, all, older, unreadable }: SecretCounts): string =>
  `${name}: ${rowsOf(all)}, ${older} with an older key, ${unreadable} that no key decrypts`;

/** Nothing is left once every row is encrypted with the first key. */
const describe = async ({ db, config }: Asked): Promise<{ lines: string[]; left: number }> => {
  const keys = await readKeys(config);
  const box = createSecretBox(config, noSecurityEvents);
  const counts = await countStoredSecrets(box, allStoredSecrets(db));
  const left = counts.reduce((total, { older, unreadable }) => total + older + unreadable, 0);
  const named = keys.map(({ id }, place) => (place === 0 ? `${id} (encrypts)` : id));
  const lines = [
    `Keys in ${placeOfKeys(config)}: ${named.join(', ') || 'none'}`,
    ...counts.map(describePlace),
    left === 0
      ? 'Nothing is left to re-encrypt.'
      : `${rowsOf(left)} left that the first key does not decrypt.`,
  ];
  return { lines, left };
};

const tasks: Record<string, (asked: Asked) => Promise<string[]>> = {
  status: async () => [],
  're-encrypt': async ({ db, config }) => {
    const box = createSecretBox(config, noSecurityEvents);
    return [`${rowsOf(await sealWithFirstKey(box, allStoredSecrets(db)))} re-encrypted.`];
  },
  forget: async ({ db, config }) => {
    const box = createSecretBox(config, noSecurityEvents);
    return [
      `${rowsOf(await forgetUnreadable(box, allStoredSecrets(db)))} emptied. Admins enter client secrets again and make new keys for learning platforms.`,
    ];
  },
};

export interface SecretsAnswer {
  words: string;
  /** Whether the first key alone would do. */
  isDone: boolean;
}

/** What an operator does to the keys of stored secrets; never prints a key that is in use. */
export const runSecretsCommand = async (
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<SecretsAnswer> => {
  const [command = ''] = args;
  if (command === 'new-key') return { words: randomBytes(32).toString('base64url'), isDone: true };
  const task = tasks[command];
  if (!task || args.length > 1) throw new StartupError(usage);
  const config = readConfig(environment);
  const { url, stop } = await openConfiguredDatabase(config);
  const database = connect(url, 2);
  try {
    await migrate(database.pool);
    const did = await task({ db: database.db, config });
    const { lines, left } = await describe({ db: database.db, config });
    return { words: [...did, ...lines].join('\n'), isDone: left === 0 };
  } finally {
    await database.close();
    await stop();
  }
};
