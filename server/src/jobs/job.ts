import type { z } from 'zod';

/** What the queue knows of a job when it is sent: its name and the shape of its data. */
export interface QueuedJob<S extends z.ZodType = z.ZodType> {
  name: string;
  data: S;
}

/** Work done behind the response: its data is checked when it is queued and when it runs. */
export interface Job<S extends z.ZodType = z.ZodType, Needs = never> extends QueuedJob<S> {
  run(needs: Needs, data: z.output<S>): Promise<void>;
  /** How often a failed run is tried again, with growing pauses. */
  retries?: number;
  /** A cron expression in the school's time zone, for work without a caller; its data is an empty object. */
  schedule?: string;
}

export const job = <S extends z.ZodType, Needs>(definition: Job<S, Needs>): Job<S, Needs> => definition;
