import {
  apiBase,
  type CallInput,
  type Endpoint,
  limits,
  type PageMeta,
  type ResponseOf,
} from '@inkling/contract';
import { ApiError, errorFromBody, tookTooLong } from './api-error.ts';
import { queryString } from './query-string.ts';
import { stepIn } from './refusals.ts';
import { readToken } from './token.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Refusals come back as they are: neither sign-out nor dialog follows. */
  bare?: boolean;
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

const urlOf = (endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return `${apiBase}${path}${queryString(query)}`;
};

const requestOf = (endpoint: Endpoint, { body }: LooseInput, signal: AbortSignal): RequestInit => {
  const headers = new Headers({ accept: 'application/json' });
  const token = readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return {
    method: endpoint.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
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

/** An answer can fail to come, or break off in the middle: to the person it is the same. */
export const hear = async <T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ApiError({
      status: 0,
      isLate,
      said: isLate ? tookTooLong : 'We could not reach Inkling. Check your connection and try again.',
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

/** The answer as it came; a refusal is thrown after the app has stepped in. */
export const fetchAnswer = async (
  endpoint: Endpoint,
  input: LooseInput,
  { signal, bare = false }: CallOptions,
): Promise<Response> => {
  const timeout = AbortSignal.timeout(limits.request_timeout_ms);
  const request = requestOf(endpoint, input, signal ? AbortSignal.any([signal, timeout]) : timeout);
  const response = await hear(fetch(urlOf(endpoint, input), request), signal);
  if (response.ok) return response;
  const error = errorFromBody(response.status, await hear(bodyOf(response), signal));
  if (!bare) await stepIn(error, endpoint);
  throw error;
};

/** One call of the contract: input and answer are typed by its declaration. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<ResponseOf<E>> => {
  const response = await fetchAnswer(endpoint, input ?? {}, options);
  const body = await hear(bodyOf(response), options.signal);
  const answer = endpoint.response.kind === 'list' ? { items: body, meta: metaOf(response.headers) } : body;
  // The server checks every answer against the declaration before it sends it.
  return answer as ResponseOf<E>;
};
