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

/**
 * Gives `src/api/typed-calls.ts` just what is needed to call each endpoint. With their schemas the declarations would
 * bring zod to every screen; a form brings the one schema it is checked with.
 */
export const contractCallsPlugin = (): Plugin => ({
  name: 'contract-calls',
  resolveId: (id) => (id === named ? resolved : null),
  load: (id) => (id === resolved ? `export const calls = ${JSON.stringify(calls)};` : null),
});
