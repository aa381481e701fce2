import { type BodySchema, type Endpoint, fieldProblems, setPlainValidationMessages } from '@inkling/contract';
import { ErrorResponse } from './error-response.ts';

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

// The real server does too.
setPlainValidationMessages();

const checked = (schema: BodySchema | undefined, sent: unknown): unknown => {
  if (!schema) return undefined;
  const fields = fieldProblems(schema, sent);
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ErrorResponse('invalid', first, { fields });
  return schema.parse(sent);
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
