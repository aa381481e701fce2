import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildServerIfStale } from './build-server.mjs';
import { buildWebIfStale } from './build-web.mjs';
import { fail, log } from './log.mjs';
import { isNeededAtRunTime, listProductionPackages } from './production-packages.mjs';
import { root } from './root.mjs';
import { run } from './run-command.mjs';

const target = join(root, 'dist');

/** What the code reads beside itself; the coach also digests its own sources, to know which coach gave a mark. */
const FILES = [
  { from: 'web/dist', isWanted: (path) => !path.endsWith('.stamp') },
  { from: 'server/dist', isWanted: (path) => !path.includes('/dist/testing') && !path.endsWith('.stamp') },
  { from: 'server/src', isWanted: (path) => !/\.tsx?$|\/import\/testing/.test(path) },
  { from: 'coach/src', isWanted: (path) => !/\.test\.ts$|\/(testing|training|cases)(\/|$)/.test(path) },
  { from: 'coach/package.json', isWanted: () => true },
];

const copy = (from, isWanted) => {
  const to = join(target, from);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, from), to, { recursive: true, verbatimSymlinks: true, filter: isWanted });
};

const readPackage = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The commands of an operator, without npm's development packages. */
const describe = () => {
  const { name, version, description, engines } = readPackage('.');
  const program = (file) => `node --enable-source-maps server/dist/${file}.js`;
  const scripts = {
    start: `MALLOC_ARENA_MAX=2 exec ${program('main')}`,
    account: program('account-cli'),
    audit: program('audit-cli'),
    secrets: program('secrets-cli'),
    ...Object.fromEntries(
      ['backup', 'restore', 'drill'].map((name) => [name, `${program('backup-cli')} ${name}`]),
    ),
  };
  return { name, version, private: true, type: 'module', description, engines, scripts };
};

/** Makes dist/: everything that runs in production, and nothing that builds it. */
async function build() {
  if ((await buildWebIfStale()) !== 0) fail('The web app could not be built (see above).');
  await buildServerIfStale();
  rmSync(target, { recursive: true, force: true });
  for (const { from, isWanted } of FILES) copy(from, isWanted);
  const packages = listProductionPackages(['server', 'coach']);
  for (const folder of packages) if (existsSync(join(root, folder))) copy(folder, isNeededAtRunTime);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(describe(), null, 2)}\n`);
  log('Preparing what the coach looks up, so that a folder nobody may write to starts as fast');
  const code = await run([process.execPath, join(target, 'server/dist/build-spelling-lexicon.js')]);
  if (code !== 0) fail('The coach could not be prepared (see above).');
  log(`Ready in ${target}: node server/dist/main.js`);
}

await build();
