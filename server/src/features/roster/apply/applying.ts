import type { Deps } from '../../../deps.ts';
import type { Problems } from '../files/roster-problems.ts';
import type { Known } from '../plan/known.ts';
import type { Plan } from '../plan/plan.ts';

export type RosterDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

/** What the steps of carrying a plan out share. */
export interface Applying {
  organisation_id: number;
  school: string;
  plan: Plan;
  known: Known;
  problems: Problems;
  now: Date;
}
