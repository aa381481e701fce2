import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findMembership, lockSchool, type SchoolLock } from '../school-membership/index.ts';
import { runsSchool } from './school.policy.ts';

export type SchoolDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

/** To everybody else there is no school to run. */
export const findOwnSchool = async (db: Db, caller: Caller) => {
  const membership = await findMembership(db, caller.id);
  if (!membership || !runsSchool(membership)) throw notFound('This school');
  return membership;
};

/** The school an admin runs, while nobody else changes its staff. */
export const lockOwnSchool = async (tx: Db, caller: Caller, lock?: SchoolLock) => {
  const { organisation_id } = await findOwnSchool(tx, caller);
  await lockSchool(tx, organisation_id, lock);
  // Again: another admin may have changed the caller's part meanwhile.
  const membership = await findOwnSchool(tx, caller);
  if (membership.organisation_id !== organisation_id) throw notFound('This school');
  return membership;
};
