import { apiBase, contract, type Endpoint } from '@inkling/contract';

const all: Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group));

const paramsIn = (endpoint: Endpoint, path: string): Record<string, string> | null => {
  const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${apiBase}${pattern}$`).exec(path);
  return found && { ...found.groups };
};

interface Found {
  endpoint: Endpoint;
  params: Record<string, string>;
}

/** The declaration behind an address. `/courses/read_options` is not a course: fewer parameters come first. */
export const findEndpoint = (method: string, path: string): Found | undefined =>
  all
    .filter((endpoint) => endpoint.method === method)
    .flatMap((endpoint) => {
      const params = paramsIn(endpoint, path);
      return params ? { endpoint, params } : [];
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
