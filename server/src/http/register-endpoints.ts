import {
  apiBase,
  type CheckedInput,
  type Endpoint,
  type EndpointGroup,
  type ResponseOf,
} from '@inkling/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { SecurityEvents } from '../services/security-events/security-events.ts';
import { forbidden, unauthenticated } from './app-error.ts';
import { type BrowserCookie, browserCookies } from './browser-cookies.ts';
import type { Caller } from './caller.ts';
import { type EventSource, sendEvents } from './event-stream.ts';
import { networkOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';

/** What a handler knows of a call: checked input, who calls, and nothing of the framework. */
export type EndpointCall<E extends Endpoint> = CheckedInput<E> & {
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  /** For rate limits and the list of devices. */
  address: string;
  device: string;
  deviceCookie: BrowserCookie;
  tabletCookie: BrowserCookie;
  passkeyCookie: BrowserCookie;
  ssoCookie: BrowserCookie;
  /** Of a body that is signed; empty otherwise. */
  signature: string;
};

/** A file made for one response. */
export interface Download {
  filename: string;
  content_type: string;
  bytes: Buffer;
  /** Numbers of what is in it, for the record. */
  about?: number[];
}

export type HandlerResult<E extends Endpoint> = E['response'] extends { kind: 'stream' }
  ? EventSource
  : E['response'] extends { kind: 'download' }
    ? Download
    : E['response'] extends { kind: 'redirect' }
      ? string
      : E['response'] extends { kind: 'no-content' }
        ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a response may end in any call
          void
        : ResponseOf<E>;

export type Handler<E extends Endpoint> = (
  call: EndpointCall<E>,
) => Promise<HandlerResult<E>> | HandlerResult<E>;

/** One handler for each declaration of a group: a missing one does not compile. */
export type Handlers<G extends EndpointGroup> = { [K in keyof G]: Handler<G[K]> };

/** What is known of a call when it is recorded. */
export interface RecordedCall {
  group: string;
  name: string;
  params: unknown;
  query: unknown;
  body: unknown;
  caller: Caller | null;
  address: string;
  requestId: string;
}

/** Runs a call and records it, as one where it changes something. */
export type RecordRequest = <T>(call: RecordedCall, run: () => Promise<T>) => Promise<T>;

export interface EndpointOptions {
  record: RecordRequest;
  identify: (authorization: string | undefined) => Promise<Caller | null>;
  rateLimits: RateLimits;
  /** Refuses whoever has not proved lately who they are. */
  requireProof: (caller: Caller) => Promise<void>;
  securityEvents: Pick<SecurityEvents, 'reportNoted'>;
}

const schemaOf = (endpoint: Endpoint, tag: string): FastifySchema => ({
  summary: endpoint.summary,
  tags: [tag],
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.response.kind === 'json' && { response: { 200: endpoint.response.schema } }),
  ...(endpoint.response.kind === 'list' && { response: { 200: z.array(endpoint.response.schema) } }),
});

const admit = (endpoint: Endpoint, caller: Caller | null): void => {
  if (endpoint.access === 'public') return;
  if (!caller) throw unauthenticated();
  if (endpoint.needsOwnSignIn && caller.is_in_lesson)
    throw forbidden('To change this, sign in with your own password.', {
      event: 'access_refused',
      kind: 'lesson',
    });
  if (endpoint.access === 'signed-in') return;
  if (!endpoint.access.includes(caller.role))
    throw forbidden(`This is not possible with a ${caller.role} account.`, {
      event: 'access_refused',
      kind: 'role',
    });
};

/** Everything before the handler: who calls, whether the role may, whether they must prove it, whether the rate limit allows it. */
const prepare = (endpoint: Endpoint, options: EndpointOptions) => async (request: FastifyRequest) => {
  request.caller = await options.identify(request.headers.authorization);
  if (request.work && request.caller) request.work.user_id = request.caller.id;
  admit(endpoint, request.caller);
  if (endpoint.needsProof === true && request.caller) await options.requireProof(request.caller);
  if (endpoint.rateLimit)
    await options.rateLimits.consume(
      endpoint.rateLimit,
      request.caller ? `user ${request.caller.id}` : `address ${networkOf(request.ip)}`,
    );
};

/** What else the call changes needs no proof. */
const proveForPassword =
  (endpoint: Endpoint, options: EndpointOptions) => async (request: FastifyRequest) => {
    if (endpoint.needsProof !== 'with-password' || !request.caller) return;
    const sent = z.object({ password: z.string().min(1) }).safeParse(request.body);
    if (sent.success) await options.requireProof(request.caller);
  };

const signatureOf = (endpoint: Endpoint, request: FastifyRequest): string =>
  endpoint.signedBy ? String(request.headers[endpoint.signedBy] ?? '') : '';

/** Saved, never shown in place: what is in it came from people. */
const sendDownload = (reply: FastifyReply, { filename, content_type, bytes }: Download) =>
  reply
    .header('content-type', content_type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .send(bytes);

/** `Handlers` ties what a handler returns to the kind of its response, which the union of all endpoints can't. */
const response = (endpoint: Endpoint, reply: FastifyReply, result: unknown) => {
  if (endpoint.response.kind === 'no-content') return reply.status(204).send();
  if (endpoint.response.kind === 'redirect') return reply.redirect(String(result), 303);
  if (endpoint.response.kind === 'json') return reply.send(result);
  if (endpoint.response.kind === 'download') return sendDownload(reply, result as Download);
  if (endpoint.response.kind === 'stream') return sendEvents(reply, result as EventSource);
  const { items, meta } = result as ResponseOf<Endpoint & { response: { kind: 'list'; schema: z.ZodType } }>;
  for (const [name, value] of Object.entries(meta)) reply.header(`x-${name.replaceAll('_', '-')}`, value);
  return reply.send(items);
};

export const registerEndpoints = <G extends EndpointGroup>(
  app: FastifyInstance,
  group: { name: string; endpoints: G; handlers: Handlers<G> },
  options: EndpointOptions,
): void => {
  for (const [name, endpoint] of Object.entries(group.endpoints)) {
    // The union of all handlers can't be called with the union of all calls; each fits its own by construction.
    const handler = group.handlers[name] as Handler<Endpoint>;
    app.route({
      method: endpoint.method,
      url: apiBase + endpoint.path,
      schema: schemaOf(endpoint, group.name),
      config: { endpoint },
      onRequest: prepare(endpoint, options),
      preHandler: proveForPassword(endpoint, options),
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller: request.caller,
          address: request.ip,
          device: request.headers['user-agent'] ?? '',
          ...browserCookies(request, reply),
          signature: signatureOf(endpoint, request),
        };
        // The framework has checked params, query and body against the declaration by now.
        const result = await options.record(
          { ...call, group: group.name, name, requestId: request.id },
          async () => handler(call as EndpointCall<Endpoint>),
        );
        options.securityEvents.reportNoted();
        return response(endpoint, reply, result);
      },
    });
  }
};
