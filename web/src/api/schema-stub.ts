/**
 * Stands in for zod in the browser's bundle: the contract's schemas give the types, and the server checks
 * them; here they would only cost 25 KB (gzip) and the time to build them all at every start.
 */
const checking = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync'];

const read = (_: unknown, name: string | symbol): unknown => {
  if (typeof name === 'symbol' || name === 'then') return undefined;
  if (checking.includes(name))
    throw new Error('The browser does not carry the schemas: the server checks them');
  return z;
};

export const z: unknown = new Proxy(() => z, { get: read, apply: () => z });
