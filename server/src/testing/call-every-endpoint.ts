import { apiBase, contract, type Endpoint, type Role } from '@inkling/contract';
import type { TestApp } from './test-app.ts';

export type NamedEndpoint = [name: string, endpoint: Endpoint];

const mayBeCalledBy = ({ access }: Endpoint, role: Role): boolean =>
  access === 'public' || access === 'signed-in' || access.includes(role);

/** Every call that somebody of this role may make. */
export const callsOf = (role: Role): NamedEndpoint[] =>
  Object.entries(contract)
    .flatMap(([group, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]): NamedEndpoint => [`${group}.${name}`, endpoint]),
    )
    .filter(([, endpoint]) => mayBeCalledBy(endpoint, role));

export const isReading = ([, { method }]: NamedEndpoint): boolean => method === 'GET';

/** The id of the row that a path speaks of: `/courses/:id`, `:revision_id`. */
const idFor = (ids: Record<string, number>, name: string, path: string): number => {
  const segment = path.split(`/:${name}`)[0]?.split('/').at(-1) ?? '';
  return ids[name === 'id' ? segment : name.replace(/_id$/, '')] ?? 2_147_483_646;
};

/** With every id that a query could name: `revision_id`, `student_id_eq`. */
const urlOf = ({ path, query }: Endpoint, ids: Record<string, number>): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(idFor(ids, name, path)));
  const named = Object.keys(query?.shape ?? {}).flatMap((key) => {
    const id = ids[key.replace(/_id(_eq)?$/, '')];
    return id && /_id(_eq)?$/.test(key) ? [`${key}=${id}`] : [];
  });
  return `${apiBase}${filled}?${named.join('&')}`;
};

export interface Answered {
  name: string;
  status: number;
  text: string;
}

/** Makes each call about the rows with these ids, and once more without naming rows in the query; each with `asked` too. */
export const callAll = async (
  { app }: Pick<TestApp, 'app'>,
  calls: NamedEndpoint[],
  { token, ids, asked = '' }: { token: string; ids: Record<string, number>; asked?: string },
): Promise<Answered[]> => {
  const responses: Answered[] = [];
  for (const [name, endpoint] of calls) {
    const bare = urlOf(endpoint, ids).split('?')[0] ?? '';
    for (const url of new Set([urlOf(endpoint, ids), bare])) {
      const response = await app.inject({
        method: endpoint.method,
        url: `${url}${url.includes('?') ? '&' : '?'}${asked}`,
        headers: { authorization: `Bearer ${token}` },
        ...(endpoint.body && { payload: {} }),
      });
      responses.push({ name, status: response.statusCode, text: response.body });
    }
  }
  return responses;
};

export const endpointsThatShow = (responses: Answered[], secret: string): string[] => [
  ...new Set(responses.filter(({ text }) => text.includes(secret)).map(({ name }) => name)),
];
