import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The package offers its build with checks for developers only; ours for people takes the one without. */
export const productionRouterPlugin = (): Plugin => {
  const development = createRequire(import.meta.url).resolve('react-router');
  const production = development.replace(/development([\\/])index\.m?js$/, 'production$1index.mjs');
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: production }] } }),
  };
};
