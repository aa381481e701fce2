import type { FastifyInstance } from 'fastify';
import pino from 'pino';

/** JSON lines. What people type, tokens and addresses of pages with tokens in them never get in. */
export const createLog = (level: string) =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });

/** One line per request, by route pattern: real paths may hold tokens. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.caller && { user_id: request.caller.id }),
      },
      'request',
    );
  });
};
