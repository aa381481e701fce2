import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { currentRequestContext, logFieldsOf } from '../services/request-context/request-context.ts';

const kindOf = (error: Error) => ({ type: error.name, ...('code' in error && { code: error.code }) });

/** An error as logs keep it: its kind and its place. Messages of the database and of drizzle quote rows. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error };
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    ...kindOf(error),
    // drizzle wraps the database's error, whose code tells a lost connection from a bug.
    ...(error.cause instanceof Error && { cause: kindOf(error.cause) }),
    stack: places.join('\n'),
  };
};

/** JSON lines. What people type, tokens and addresses of pages with tokens in them never get in. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Whatever is logged for a request or its jobs can be found by the request's id. A copy, as it is written to.
      mixin: () => logFieldsOf(currentRequestContext()),
      formatters: { level: (label) => ({ level: label }) },
      // Also what the framework itself logs: requests hold addresses, errors hold words.
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
    },
    destination ?? pino.destination(1),
  );

/** One line per request, by route pattern: real paths may hold tokens. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        request_id: request.id,
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
