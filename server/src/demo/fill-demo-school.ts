import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { countUsers, createUser, hashPassword } from '../features/accounts/index.ts';
import { consentText } from '../features/children/index.ts';
import { demoPassword, demoPeople } from './demo-people.ts';

/** Two families and a teacher, each signing in with the same password. */
const addPeople = async (deps: Deps, db: Db) => {
  const password_hash = await hashPassword(demoPassword);
  const now = deps.clock.now();
  const adult = { password_hash, email_verified_at: now };
  const freeParent = await createUser(db, { role: 'parent', ...adult, ...demoPeople.freeParent });
  const activeParent = await createUser(db, { role: 'parent', ...adult, ...demoPeople.activeParent });
  const teacher = await createUser(db, { role: 'teacher', ...adult, ...demoPeople.teacher });
  const child = {
    role: 'student',
    password_hash,
    parent_id: freeParent.id,
    consent_at: now,
    consent_text: consentText,
  } as const;
  const mia = await createUser(db, { ...child, ...demoPeople.mia });
  const leo = await createUser(db, { ...child, ...demoPeople.leo });
  return { freeParent, activeParent, teacher, mia, leo };
};

/** Fills an empty database with a small living school; does nothing when anybody is in it. */
export const fillDemoSchool = (deps: Deps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if ((await countUsers(tx)) > 0) return;
    await addPeople(deps, tx);
  });
