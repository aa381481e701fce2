import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { platformsMissingInLockfile } from './add-missing-platforms-to-lockfile.mjs';
import { root } from './root.mjs';

it('the lockfile names the packages of every platform, so that npm ci accepts it (else: node scripts/add-missing-platforms-to-lockfile.mjs)', () => {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(platformsMissingInLockfile(lockfile)).toEqual([]);
});

it('a platform left out is put back with what its name tells', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        'tool-linux-x64-musl': '1.2.3',
        'tool-win32-x64-gnu': '1.2.3',
        'tool-here': '1.2.3',
      },
    },
    'node_modules/tool/node_modules/tool-here': {},
  };
  expect(platformsMissingInLockfile({ packages })).toEqual([
    [
      'node_modules/tool-linux-x64-musl',
      { version: '1.2.3', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    ],
    [
      'node_modules/tool-win32-x64-gnu',
      { version: '1.2.3', cpu: ['x64'], dev: true, optional: true, os: ['win32'] },
    ],
  ]);
});
