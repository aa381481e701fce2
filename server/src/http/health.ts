import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** /healthz: the process lives. /readyz: it can also reach the database. */
export const serveHealth = (app: FastifyInstance, pool: pg.Pool): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'no database' });
  });
};
