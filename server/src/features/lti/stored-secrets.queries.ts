import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { ltiPlatforms } from '../../db/schema/index.ts';
import type { SecretPlace } from '../../services/secrets/stored-secrets.ts';
import { keyContext } from './tool-key.ts';

type KeyColumn = 'private_key' | 'next_private_key';

/** A key to come is forgotten whole: with its public half alone it would be put to use and sign nothing. */
const forgotten = {
  private_key: { private_key: null },
  next_private_key: { next_private_key: null, next_public_key: null, next_key_made_at: null },
};

const storedKeys = (db: Db, { column, name }: { column: KeyColumn; name: string }): SecretPlace => {
  const sealedKey = ltiPlatforms[column];
  return {
    name,
    list: async () => {
      const { id, code } = ltiPlatforms;
      const rows = await db
        .select({ id, code, sealed: sealedKey })
        .from(ltiPlatforms)
        .where(isNotNull(sealedKey))
        .orderBy(id);
      return rows.map((row) => ({ id: row.id, sealed: row.sealed ?? '', context: keyContext(row.code) }));
    },
    replace: async (stored, sealed) =>
      (
        await db
          .update(ltiPlatforms)
          .set(sealed === null ? forgotten[column] : { [column]: sealed })
          .where(and(eq(ltiPlatforms.id, stored.id), eq(sealedKey, stored.sealed)))
          .returning({ id: ltiPlatforms.id })
      ).length === 1,
  };
};

/** Our own keys, one in use for each platform and perhaps one to come. */
export const storedToolKeys = (db: Db): SecretPlace[] => [
  storedKeys(db, { column: 'private_key', name: 'private keys for learning platforms' }),
  storedKeys(db, { column: 'next_private_key', name: 'their next private keys' }),
];
