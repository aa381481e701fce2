import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Metrics } from '../services/metrics/metrics.ts';
import { measureProcess } from '../services/metrics/process-metrics.ts';
import { AppError, notFound } from './app-error.ts';

interface Needs {
  config: { METRICS_TOKEN?: string[] | undefined };
  pool: pg.Pool;
  metrics: Metrics;
}

/** The pattern of the route, as in the log: real paths hold names and tokens. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'page';

const isStream = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.endpoint?.response.kind === 'stream';

const countRequests = (app: FastifyInstance, metrics: Metrics): void => {
  const seconds = metrics.histogram('inkling_request_seconds', 'Answered requests by route and status');
  const streams = metrics.gauge('inkling_open_streams', 'Replies that are being streamed');
  streams.set({}, 0);
  app.addHook('onRequest', async (request) => {
    if (isStream(request)) streams.add({}, 1);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isStream(request)) streams.add({}, -1);
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
};

interface JobState {
  name: string;
  due: number;
  failed: number;
  oldest: number;
}

/** Asked when somebody reads the metrics; the same from every process. */
const queueStates = `
  select name, count(*) filter (where failed_at is null and run_at <= now())::int as due,
    count(*) filter (where failed_at is not null)::int as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (where failed_at is null and run_at <= now())), 0)::float8
      as oldest
  from queue.jobs group by name`;

const measureQueue = (pool: pg.Pool, metrics: Metrics): (() => Promise<void>) => {
  const due = metrics.gauge('inkling_jobs_due', 'Jobs that are due or under way');
  const failed = metrics.gauge('inkling_jobs_failed', 'Jobs given up in the last seven days');
  const oldest = metrics.gauge('inkling_oldest_job_seconds', 'How long the oldest job has been due');
  return async () => {
    const { rows } = await pool.query<JobState>(queueStates);
    for (const gauge of [due, failed, oldest]) gauge.clear();
    for (const { name: job, ...state } of rows) {
      due.set({ job }, state.due);
      failed.set({ job }, state.failed);
      oldest.set({ job }, state.oldest);
    }
  };
};

const measurePool = (pool: pg.Pool, metrics: Metrics): (() => void) => {
  const gauge = metrics.gauge('inkling_database_connections', 'Connections, and callers that wait for one');
  return () => {
    gauge.set({ state: 'open' }, pool.totalCount);
    gauge.set({ state: 'waited_for' }, pool.waitingCount);
  };
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Only with METRICS_TOKEN, of which there may be several while one is replaced; whoever does not send it finds nothing here. */
export const serveMetrics = (app: FastifyInstance, { config, pool, metrics }: Needs): void => {
  if (!config.METRICS_TOKEN) return;
  const expected = config.METRICS_TOKEN.map((token) => sha256(`Bearer ${token}`));
  countRequests(app, metrics);
  const refreshQueue = measureQueue(pool, metrics);
  const refreshers = [measureProcess(metrics), measurePool(pool, metrics)];
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = sha256(request.headers.authorization ?? '');
    if (!expected.some((one) => timingSafeEqual(given, one)))
      throw new AppError('not_found', notFound().message, {
        event: { event: 'metrics_refused', kind: 'token' },
      });
    for (const refresh of refreshers) refresh();
    await refreshQueue();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
};
