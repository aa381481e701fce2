import type { Deps } from '../../../deps.ts';
import type { Problems } from '../files/roster-problems.ts';
import type { ExistingData } from '../plan/existing-data.ts';
import type { Plan } from '../plan/plan.ts';

export type RosterDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

/** What the steps of carrying a plan out share. */
export interface ApplyContext {
  organisation_id: number;
  school: string;
  plan: Plan;
  existing: ExistingData;
  problems: Problems;
  now: Date;
}
