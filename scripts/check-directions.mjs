import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { log } from './log.mjs';
import { root } from './root.mjs';

/** Which workspaces each one may import. */
const PACKAGES = {
  contract: [],
  coach: ['contract'],
  server: ['contract', 'coach'],
  web: ['contract'],
  e2e: ['contract', 'server'],
  bench: ['contract', 'coach', 'server'],
  scripts: ['contract', 'coach', 'server', 'web'],
};

/** Which areas inside server/src and web/src an area may import; files beside the areas compose and may import all. */
const AREAS = {
  server: {
    http: ['http', 'services', 'config.ts', 'db'],
    db: ['db', 'start-error.ts'],
    services: ['services', 'config.ts'],
    jobs: ['jobs', 'db', 'services', 'deps.ts'],
    features: ['features', 'http', 'services', 'jobs', 'db', 'deps.ts', 'config.ts', 'start-error.ts'],
  },
  web: {
    api: ['api'],
    ui: ['ui'],
    shared: ['shared', 'ui', 'api'],
    features: ['features', 'shared', 'ui', 'api'],
  },
};

/** Packages that only some places may use. */
const OUTSIDE = [
  {
    place: /^coach\//,
    forbidden: /^(pg|drizzle-orm|fastify|react|@mantine)(\/|$)/,
    why: 'the coach knows no database and no framework',
  },
  { place: /^contract\//, forbidden: /^(?!zod$|\.|vitest$)/, why: 'the contract uses zod only' },
  {
    place: /^server\/src\/features\/(?!.*\/serve-)/,
    forbidden: /^fastify$/,
    why: 'only http and serve-*.ts (bytes instead of JSON) know the framework',
  },
];

function listSources() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file && existsSync(join(root, file)));
}

function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map((match) => match[1] ?? match[2]);
}

function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const workspace = specifier.match(/^@inkling\/(\w+)(.*)/);
  return workspace ? `${workspace[1]}${workspace[2] || '/index.ts'}` : null;
}

const featureOf = (path) => path.match(/\/src\/features\/([^/]+)/)?.[1];

function objection(file, specifier) {
  const outside = OUTSIDE.find(
    ({ place, forbidden }) =>
      place.test(file) && forbidden.test(specifier) && !specifier.startsWith('@inkling/'),
  );
  if (outside) return outside.why;
  const target = targetOf(file, specifier);
  if (!target) return null;
  const [from, to] = [file.split('/')[0], target.split('/')[0]];
  if (from !== to) {
    if (!(from in PACKAGES) || to === 'scripts' || PACKAGES[from].includes(to)) return null;
    return `${from} may not import ${to}`;
  }
  return objectionInside(from, file, target);
}

function objectionInside(workspace, file, target) {
  if (/\.test\.tsx?$/.test(file)) return null;
  const [area, targetArea] = [file.split('/')[2], target.split('/')[2]];
  const allowed = AREAS[workspace]?.[area];
  if (allowed && !allowed.includes(targetArea)) return `${area} may not import ${targetArea}`;
  const [feature, other] = [featureOf(file), featureOf(target)];
  if (!feature || !other || feature === other) return null;
  return /\/index\.ts$/.test(target) ? null : `use ${other} through its index.ts`;
}

const objections = listSources().flatMap((file) =>
  importsOf(file)
    .map((specifier) => ({ specifier, why: objection(file, specifier) }))
    .filter(({ why }) => why)
    .map(({ specifier, why }) => `${file}: '${specifier}': ${why}`),
);
for (const line of objections) log(line);
process.exitCode = objections.length > 0 ? 1 : 0;
