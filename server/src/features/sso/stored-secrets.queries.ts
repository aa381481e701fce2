import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { ssoConnections } from '../../db/schema/index.ts';
import type { SecretPlace } from '../../services/secrets/stored-secrets.ts';
import { secretContext } from './load-provider-config.ts';

const { id, client_secret } = ssoConnections;

/** What schools entrusted to us for signing in at their providers. */
export const storedClientSecrets = (db: Db): SecretPlace => ({
  name: 'client secrets of sign-on',
  list: async () => {
    const rows = await db
      .select({ id, client_secret })
      .from(ssoConnections)
      .where(isNotNull(client_secret))
      .orderBy(id);
    return rows.map((row) => ({
      id: row.id,
      sealed: row.client_secret ?? '',
      context: secretContext(row.id),
    }));
  },
  replace: async (stored, sealed) =>
    (
      await db
        .update(ssoConnections)
        .set({ client_secret: sealed })
        .where(and(eq(id, stored.id), eq(client_secret, stored.sealed)))
        .returning({ id })
    ).length === 1,
});
