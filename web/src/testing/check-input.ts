import type { Endpoint } from '@inkling/contract';
import { Refused } from './refused.ts';

export interface SentCall {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
}

export interface CheckedCall {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Schema = NonNullable<Endpoint['body']>;

const checked = (schema: Schema | undefined, sent: unknown): unknown => {
  if (!schema) return undefined;
  const { data, error } = schema.safeParse(sent);
  if (!error) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.') || 'body'] ??= message;
  throw new Refused('invalid', Object.values(fields)[0] ?? '', { fields });
};

/** `b[]=2&b[]=3` is the list that `queryString` wrote. */
const queryOf = (search: URLSearchParams): Record<string, unknown> => {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) =>
      name.endsWith('[]') ? [name.slice(0, -2), search.getAll(name)] : [name, search.get(name)],
    ),
  );
};

/** Refuses what the real server would refuse, with the same words at the same fields. */
export const checkInput = (endpoint: Endpoint, { params, query, body }: SentCall): CheckedCall => ({
  params: checked(endpoint.params, params),
  query: checked(endpoint.query, queryOf(query)),
  body: checked(endpoint.body, body),
});
