import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityEvent } from '../services/security-events/security-event.ts';
import type { SecurityEvents } from '../services/security-events/security-events.ts';
import { AppError } from './app-error.ts';

/** Pages and files of the web app are asked for by anybody, also where there are none. */
const isCall = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.endpoint !== undefined || (routeOptions.url ?? '').startsWith('/files/');

/** What a refusal means that says nothing more precise. */
const eventOf = (error: AppError, request: FastifyRequest): SecurityEvent | null => {
  if (error.event) return error.event;
  if (error.errorCode === 'forbidden') return { event: 'access_refused', kind: 'policy' };
  if (error.errorCode === 'confirm_identity') return { event: 'proof_missing', kind: 'too_old' };
  // Missing or somebody else's: the answer is the same, and who asks for many is worth a look.
  if (error.errorCode === 'not_found' && isCall(request)) return { event: 'row_refused', kind: 'not_found' };
  return null;
};

/** Tells of what was refused, before it is answered. */
export const reportRefusals = (app: FastifyInstance, events: Pick<SecurityEvents, 'report'>): void => {
  app.addHook('onError', async (request, _, error) => {
    const event = error instanceof AppError ? eventOf(error, request) : null;
    if (event) events.report(event, request.work ?? { request_id: request.id });
  });
};
