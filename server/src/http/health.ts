import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../services/clock/clock.ts';

/** A database that does not answer by then does not save either. */
const patienceMs = 3000;

/** One small row of its own, written as a save is: a full disk or a database that may only be read fails it too. */
const write = `insert into rate_limits (key, points, expire) values ('readyz', 1, $1)
  on conflict (key) do update set points = rate_limits.points % 1000 + 1, expire = excluded.expire`;

const hourMs = 60 * 60 * 1000;

interface Needs {
  pool: pg.Pool;
  stopping: AbortSignal;
  clock: Clock;
}

const canSave = async ({ pool, clock }: Needs): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const written = pool.query(write, [clock.now().getTime() + hourMs]).then(
    () => true,
    () => false,
  );
  return Promise.race([written, late]).finally(() => clearTimeout(timer));
};

/** /healthz: the process lives. /readyz: it can also save, and is not about to stop. */
export const serveHealth = (app: FastifyInstance, needs: Needs): void => {
  let trying: Promise<boolean> | undefined;
  const isStopping = () => needs.stopping.aborted;
  const stateOf = async (): Promise<'ok' | 'stopping' | 'no database'> => {
    if (isStopping()) return 'stopping';
    // However many ask at once, one row is written.
    trying ??= canSave(needs).finally(() => {
      trying = undefined;
    });
    const isSaved = await trying;
    // Asked before the signal, answered after it.
    if (isStopping()) return 'stopping';
    return isSaved ? 'ok' : 'no database';
  };
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const status = await stateOf();
    return reply.status(status === 'ok' ? 200 : 503).send({ status });
  });
};
