import type { Plugin } from 'vite';
import { contract, type Endpoint } from '../contract/src/index.ts';

const callOf = ({ method, path, access, response }: Endpoint) => ({
  method,
  path,
  access: access === 'public' ? access : 'signed-in',
  response: response.kind,
});

const callsOf = (group: Record<string, Endpoint>) =>
  Object.fromEntries(Object.entries(group).map(([name, endpoint]) => [name, callOf(endpoint)]));

const calls = Object.fromEntries(Object.entries(contract).map(([name, group]) => [name, callsOf(group)]));

const named = 'virtual:contract-calls';
const resolved = `\0${named}`;
const typedCalls = /[\\/]src[\\/]api[\\/]typed-calls\.ts$/;
const ofGroup = (name: string) => `${named}/${name}`;

/**
 * Gives `src/api/typed-calls.ts` just what is needed to call each endpoint. With their schemas the declarations would
 * bring zod to every screen; a form brings the one schema it is checked with. In a build each group is a module of its
 * own, so that a screen carries the groups it calls.
 */
export const contractCallsPlugin = (): Plugin => {
  let isBuild = false;
  return {
    name: 'contract-calls',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(named) ? `\0${id}` : null),
    load: (id) => {
      if (isBuild && typedCalls.test(id)) {
        const groups = Object.keys(calls).map(
          (name) => `export { calls as ${name} } from '${ofGroup(name)}';`,
        );
        return { code: groups.join('\n'), moduleSideEffects: false };
      }
      if (!id.startsWith(resolved)) return null;
      const group = calls[id.slice(resolved.length + 1)] ?? calls;
      return { code: `export const calls = ${JSON.stringify(group)};`, moduleSideEffects: false };
    },
  };
};
