import type { FastifyInstance } from 'fastify';
import { type RequestContext, runInRequestContext } from '../services/request-context/request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the first hook. */
    work: RequestContext | null;
  }
}

/** Everything that is done for a request knows which one it is. */
export const trackRequests = (app: FastifyInstance): void => {
  app.decorateRequest('work', null);
  app.addHook('onRequest', (request, _, done) => {
    request.work = { request_id: request.id };
    runInRequestContext(request.work, done);
  });
};
