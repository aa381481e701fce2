import {
  apiBase,
  type CallInput,
  type Endpoint,
  errorCodes,
  limits,
  type PageMeta,
  type ResponseOf,
} from '@inkling/contract';
import { ApiError, CancelledError, errorFromBody, isUnreachable } from './api-error.ts';
import { interceptError } from './error-interceptor.ts';
import { sessionKey, storeOfflineResponse } from './offline-response-storage.ts';
import { proveIdentity } from './prove-identity.ts';
import { queryString } from './query-string.ts';
import { newRequestId } from './request-id.ts';
import { t } from './texts.ts';
import { readToken } from './token.ts';
import type { Call } from './typed-calls.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Errors are thrown as they are: neither sign-out nor dialog follows. */
  rawErrors?: boolean;
  /** For what takes longer than others. */
  timeoutMs?: number;
  /** It is sent even if the page is closed meanwhile. */
  keepalive?: boolean;
  /** In place of the session of this browser. */
  token?: string | null;
  /** The response is kept on this device, and answers in place of a server that cannot be reached. */
  keep?: boolean;
}

type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const urlOf = ({ path: pattern }: Call<Endpoint>, { params = {}, query = {} }: LooseInput): string => {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return `${apiBase}${path}${queryString(query)}`;
};

interface Sending {
  requestId: string;
  token: string | null;
  signal: AbortSignal;
  keepalive: boolean;
}

const requestOf = (
  { method }: Call<Endpoint>,
  { body }: LooseInput,
  { requestId, token, signal, keepalive }: Sending,
): RequestInit => {
  const headers = new Headers({ accept: 'application/json', 'x-request-id': requestId });
  // Not shown: a header.
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    keepalive,
  };
};

/** Every x- header with a number, under the name the contract gives it. */
const metaOf = (headers: Headers): PageMeta => {
  const read: Record<string, number> = {};
  for (const [name, value] of headers) {
    if (name.startsWith('x-')) read[name.slice(2).replaceAll('-', '_')] = Number(value);
  }
  return { total: 0, page: 1, total_pages: 1, per_page: limits.per_page, offset: 0, ...read };
};

/** A response can fail to come, or break off in the middle: to the person it is the same. */
export const withNetworkErrors = async <T>(
  response: Promise<T>,
  { signal, requestId }: { signal?: AbortSignal | undefined; requestId?: string } = {},
): Promise<T> => {
  try {
    return await response;
  } catch (error) {
    if (signal?.aborted) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ApiError({
      status: 0,
      isLate,
      ...(isLate && { requestId }),
      userMessage: isLate ? t.theAnswerTookTooLong : t.weCouldNotReachInkling,
    });
  }
};

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    // A proxy in between may answer with a page of its own; the status says enough.
    return undefined;
  }
};

/** The response as it came; an error is thrown after the app has dealt with it. */
export const fetchResponse = async (
  endpoint: Call<Endpoint>,
  input: LooseInput,
  options: CallOptions,
): Promise<Response> => {
  const { signal, rawErrors = false, timeoutMs = limits.request_timeout_ms, token = readToken() } = options;
  const { keepalive = false } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const requestId = newRequestId();
  const request = requestOf(endpoint, input, {
    requestId,
    token,
    keepalive,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const response = await withNetworkErrors(fetch(urlOf(endpoint, input), request), { signal, requestId });
  if (response.ok) return response;
  const body = await withNetworkErrors(bodyOf(response), { signal, requestId });
  const error = errorFromBody(response.status, body, requestId);
  if (!rawErrors && error.code === errorCodes.confirm_identity.code) {
    if (!(await proveIdentity())) throw new CancelledError();
    return fetchResponse(endpoint, input, options);
  }
  if (!rawErrors) await interceptError(error, endpoint, token);
  throw error;
};

const ask = async (endpoint: Call<Endpoint>, input: LooseInput, options: CallOptions): Promise<unknown> => {
  const response = await fetchResponse(endpoint, input, options);
  const body = await withNetworkErrors(bodyOf(response), { signal: options.signal });
  return endpoint.response === 'list' ? { items: body, meta: metaOf(response.headers) } : body;
};

const askOrRemember = async (
  endpoint: Call<Endpoint>,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> => {
  const url = urlOf(endpoint, input);
  const session = sessionKey();
  try {
    const answer = await ask(endpoint, input, options);
    void storeOfflineResponse(session, url, answer);
    return answer;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const reading = await import('./read-offline-response.ts').catch(() => null);
    const kept = await reading?.readOfflineResponse(endpoint, session, url);
    if (kept === undefined) throw error;
    return kept;
  }
};

/** One call of the contract: input and answer are typed by its declaration. */
export const call = async <E extends Endpoint>(
  endpoint: Call<E>,
  ...[input, options = {}]: CallArguments<E>
): Promise<ResponseOf<E>> => {
  const answer = await (options.keep ? askOrRemember : ask)(endpoint, input ?? {}, options);
  // The server checks every answer against the declaration before it sends it.
  return answer as ResponseOf<E>;
};

/** Another call has told what this one would answer now. */
export const storeResponseForOffline = <E extends Endpoint>(
  endpoint: Call<E>,
  input: CallInput<E>,
  answer: ResponseOf<E>,
): Promise<void> => storeOfflineResponse(sessionKey(), urlOf(endpoint, input), answer);
