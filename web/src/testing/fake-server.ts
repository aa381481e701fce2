import { type CheckedInput, type Endpoint, limits, type Page } from '@inkling/contract';
import { vi } from 'vitest';
import { type CheckedCall, checkInput } from './check-input.ts';
import { ErrorResponse } from './error-response.ts';
import { type FakeResponse, responseOf } from './fake-response.ts';
import { findEndpoint } from './find-endpoint.ts';

type Answering<E extends Endpoint> = (input: CheckedInput<E>) => FakeResponse<E> | Promise<FakeResponse<E>>;

const answers = new Map<Endpoint, (input: CheckedCall) => unknown>();
let received: { endpoint: Endpoint; input: CheckedCall }[] = [];
let unanswered: string[] = [];

/** Answers a call from now on; what is answered has to fit the declaration, as on the real server. */
export const respond = <E extends Endpoint>(endpoint: E, answer: Answering<E>): void => {
  // It is called with nothing but what this endpoint's own schemas have checked.
  answers.set(endpoint, answer as (input: CheckedCall) => unknown);
};

/** What has been sent to a call so far, as a handler of the server would get it. */
export const requestsTo = <E extends Endpoint>(endpoint: E): CheckedInput<E>[] =>
  // As above.
  received.filter((one) => one.endpoint === endpoint).map(({ input }) => input as CheckedInput<E>);

/** A list as it is paged; all of it on one page unless told otherwise. */
export const pageOf = <T>(items: T[], meta: Partial<Page<T>['meta']> = {}): Page<T> => ({
  items,
  meta: { total: items.length, page: 1, total_pages: 1, per_page: limits.per_page, offset: 0, ...meta },
});

const refused = ({ status, body }: ErrorResponse): Response => Response.json(body, { status });

const answerCall = async (url: URL, { method = 'GET', body }: RequestInit): Promise<Response> => {
  const found = findEndpoint(method, url.pathname);
  const answer = found && answers.get(found.endpoint);
  if (!found || !answer) {
    unanswered.push(`${method} ${url.pathname}`);
    return refused(new ErrorResponse('not_found', `No test answers ${method} ${url.pathname}`));
  }
  try {
    const sent = body ? JSON.parse(String(body)) : undefined;
    const input = checkInput(found.endpoint, { params: found.params, query: url.searchParams, body: sent });
    received.push({ endpoint: found.endpoint, input });
    return responseOf(found.endpoint, await answer(input));
  } catch (error) {
    if (error instanceof ErrorResponse) return refused(error);
    throw error;
  }
};

/** A page that was left, or that cancelled, hears nothing more. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Stands in for the network of a page. */
export const startFakeServer = (): void => {
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit = {}) =>
    Promise.race([
      answerCall(new URL(String(address), window.location.href), init),
      untilAborted(init.signal),
    ]),
  );
};

/** From now on nothing gets through, until `startFakeServer` is called again. */
export const loseConnection = (): void => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
};

/** Forgets everything and names the calls that nobody answered: a test states all that its page asks for. */
export const stopFakeServer = (): string[] => {
  const left = unanswered;
  answers.clear();
  received = [];
  unanswered = [];
  // What a page that is gone still sends goes nowhere.
  loseConnection();
  return left;
};
