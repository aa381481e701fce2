import type { Passkey } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { PasskeyRow } from '../../db/schema/index.ts';
import { hasOtherSignInMethod } from '../accounts/index.ts';

export const presentPasskey = async (db: Db, row: PasskeyRow): Promise<Passkey> => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  is_synced: row.is_synced,
  permissions: { remove: await hasOtherSignInMethod(db, row.user_id, { passkey_id: row.id }) },
});
