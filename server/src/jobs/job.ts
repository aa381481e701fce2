import type { z } from 'zod';
import type { Deps } from '../deps.ts';

/** Work done after the response is sent: its data is checked when it is queued and when it runs. */
export interface Job<S extends z.ZodType = z.ZodType> {
  name: string;
  data: S;
  run(deps: Deps, data: z.output<S>): Promise<void>;
  /** How often a failed run is tried again, with growing pauses. */
  retries?: number;
  /** A cron expression in the school's time zone, for work without a caller; its data is an empty object. */
  schedule?: string;
}

export const job = <S extends z.ZodType>(definition: Job<S>): Job<S> => definition;
