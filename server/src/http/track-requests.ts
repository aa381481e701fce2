import type { FastifyInstance } from 'fastify';
import { asWork, type Work } from '../services/current-work/current-work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the first hook. */
    work: Work | null;
  }
}

/** Everything that is done for a request knows which one it is. */
export const trackRequests = (app: FastifyInstance): void => {
  app.decorateRequest('work', null);
  app.addHook('onRequest', (request, _, done) => {
    request.work = { request_id: request.id };
    asWork(request.work, done);
  });
};
