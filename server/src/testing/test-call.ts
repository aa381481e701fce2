import { apiBase, type CallInput, type Endpoint, type ErrorBody, type ResponseOf } from '@inkling/contract';
import type { FastifyInstance } from 'fastify';

export interface TestResponse<T> {
  status: number;
  /** The body of a successful response; reading it after an error is a mistake in the test. */
  body: T;
  error: ErrorBody;
  headers: Record<string, unknown>;
}

type BodyOf<E extends Endpoint> = ResponseOf<E> extends { items: infer Items } ? Items : ResponseOf<E>;

const pathOf = (endpoint: Endpoint, params: Record<string, unknown> = {}): string =>
  apiBase + endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const queryOf = (query: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    Array.isArray(value)
      ? value.map((one): [string, string] => [`${key}[]`, String(one)])
      : [[key, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
};

/** Calls a declared endpoint as someone, through the whole server but the socket. */
export const testCall = async <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: CallInput<E> & { token?: string; device?: string; cookie?: string; address?: string },
): Promise<TestResponse<BodyOf<E>>> => {
  const response = await app.inject({
    method: endpoint.method,
    url: `${pathOf(endpoint, input.params)}?${queryOf(input.query)}`,
    headers: {
      ...(input.token && { authorization: `Bearer ${input.token}` }),
      'user-agent': input.device ?? 'test',
      ...(input.cookie && { cookie: input.cookie }),
    },
    ...(input.address && { remoteAddress: input.address }),
    ...(input.body !== undefined && { payload: input.body as object }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body = isJson ? response.json() : undefined;
  return { status: response.statusCode, body, error: body, headers: response.headers };
};
