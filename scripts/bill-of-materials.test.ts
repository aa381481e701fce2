import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.mjs';

const lock = {
  name: 'inkling',
  version: '0.1.0',
  packages: {
    '': {},
    server: { dependencies: { '@a/runs': '^1.0.0' } },
    'node_modules/@inkling/server': { link: true, resolved: 'server' },
    'node_modules/@a/runs': {
      version: '1.2.0+b',
      license: 'MIT',
      integrity: 'sha512-AAE=',
      dependencies: { old: '1.0.0' },
    },
    'node_modules/@a/runs/node_modules/old': { version: '1.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/old': { version: '1.0.0', dev: true, license: '(MIT OR Apache-2.0)' },
    'node_modules/renamed': { name: 'test-tool', version: '2.0.0', dev: true },
  },
};

test('names every package once, with licence, digest and whether production needs it', () => {
  expect(billOfMaterials(lock, ['server']).components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/runs@1.2.0+b',
      name: '@a/runs',
      version: '1.2.0+b',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '0001' }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/%40a/runs@1.2.0+b',
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/old@1.0.0',
      name: 'old',
      version: '1.0.0',
      scope: 'required',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      purl: 'pkg:npm/old@1.0.0',
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/test-tool@2.0.0',
      name: 'test-tool',
      version: '2.0.0',
      scope: 'excluded',
      purl: 'pkg:npm/test-tool@2.0.0',
    },
  ]);
});

test('of our own lockfile it has every package that is locked', () => {
  const own: { packages: Record<string, { link?: boolean; version?: string }> } = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  );
  const { components, bomFormat } = billOfMaterials();
  const installed = Object.entries(own.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  expect(bomFormat).toBe('CycloneDX');
  expect(components.length).toBeGreaterThan(0.8 * installed.length);
  expect(components.find(({ name }) => name === 'fastify')).toMatchObject({ scope: 'required' });
  expect(components.find(({ name }) => name === 'vitest')).toMatchObject({ scope: 'excluded' });
  expect(components.every(({ version, purl }) => version && purl.startsWith('pkg:npm/'))).toBe(true);
});
