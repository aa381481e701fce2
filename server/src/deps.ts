import type { Coach } from '@inkling/coach';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Db } from './db/connect.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Queue } from './jobs/queue.ts';
import type { Clock } from './services/clock/clock.ts';
import type { FileStore } from './services/files/file-store.ts';
import type { MailTransport } from './services/mail/mail-transport.ts';
import type { Metrics } from './services/metrics/metrics.ts';
import type { PaymentProvider } from './services/payments/payment-provider.ts';
import type { SecurityEvents } from './services/security-events/security-events.ts';
import type { Traces } from './services/traces/traces.ts';

/** What features work with; built once in main (or by a test) and passed down. */
export interface Deps {
  config: Config;
  db: Db;
  pool: pg.Pool;
  queue: Queue;
  rateLimits: RateLimits;
  mail: MailTransport;
  files: FileStore;
  payments: PaymentProvider;
  coach: Coach;
  clock: Clock;
  log: FastifyBaseLogger;
  metrics: Metrics;
  traces: Traces;
  securityEvents: SecurityEvents;
  /** Aborted as soon as the server is asked to stop: it still answers, but wants no new connections. */
  stopping: AbortSignal;
}
