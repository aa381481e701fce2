import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { SecurityEvents } from '../services/security-events/security-events.ts';
import type { Traces } from '../services/traces/traces.ts';

/** What the queue knows of a job when it is sent: its name and the shape of its data. */
export interface QueuedJob<S extends z.ZodType = z.ZodType> {
  name: string;
  data: S;
  /** Work with the same key is queued once until it is done. */
  keyOf?(data: z.output<S>): string;
  /** For whom it is done: owners take turns. */
  ownerOf?(data: z.output<S>): string;
}

/** Work done behind the response: its data is checked when it is queued and when it runs. */
export interface Job<S extends z.ZodType = z.ZodType, Needs = never> extends QueuedJob<S> {
  run(needs: Needs, data: z.output<S>): Promise<void>;
  /** After the last try failed, for somebody to be told. */
  onGiveUp?(needs: Needs, data: z.output<S>): Promise<void>;
  /** How often a failed run is tried again, with growing pauses. */
  retries?: number;
  /** How many of them a process works on at once; one when not given. */
  atOnce?: number;
  /** A cron expression in the school's time zone, for work without a caller; its data is an empty object. */
  schedule?: string;
}

export const job = <S extends z.ZodType, Needs>(definition: Job<S, Needs>): Job<S, Needs> => definition;

/** What the queue itself uses of what its jobs are given. */
export interface WorkerDeps {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  securityEvents: Pick<SecurityEvents, 'reportNoted'>;
  config: { TIME_ZONE: string };
  traces?: Pick<Traces, 'begin'>;
  /** Aborted once this process is about to end. */
  stopping: AbortSignal;
}
