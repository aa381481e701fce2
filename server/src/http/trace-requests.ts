import type { FastifyInstance } from 'fastify';
import type { OpenSpan, Traces } from '../services/traces/traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the first hook. */
    span: OpenSpan | null;
  }
}

/** A span for each request, by the pattern of its route: real paths hold names and tokens. */
export const traceRequests = (app: FastifyInstance, traces: Traces): void => {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _, done) => {
    request.span = traces.begin(`${request.method} ${request.routeOptions.url ?? 'page'}`, 'server');
    request.span.within(done);
  });
  app.addHook('onResponse', async (request, reply) =>
    request.span?.end({
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'page',
      'http.response.status_code': reply.statusCode,
    }),
  );
};
