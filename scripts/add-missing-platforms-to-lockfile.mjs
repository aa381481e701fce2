// A registry that carries only some platforms makes npm leave the others out of the lockfile, and then npm ci
// refuses everywhere. Run after adding a package: it puts the missing platforms back, by their exact version.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { log } from './log.mjs';
import { root } from './root.mjs';

const PLATFORM =
  /(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(\w+)(?:-(?:(gnu)|(musl)|\w+))?/;

/** The optional packages that the lockfile's packages name and the lockfile lacks, as [path, entry]. */
export function platformsMissingInLockfile({ packages }) {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isReachable(packages, parent, name))
      .map(([name, version]) => [`node_modules/${name}`, describe(name, version, entry)]),
  );
}

function isReachable(packages, parent, name) {
  const folders = parent
    .split(/(?=\/?node_modules\/)/)
    .map((_, end, parts) => parts.slice(0, end + 1).join(''));
  return ['', ...folders].some((folder) => packages[`${folder && `${folder}/`}node_modules/${name}`]);
}

function describe(name, version, { dev, devOptional, peer }) {
  const [, os, cpu, gnu, musl] = PLATFORM.exec(name) ?? [];
  if (!os) throw new Error(`${name} is missing from the lockfile and its name tells no platform.`);
  const family = gnu ? 'glibc' : musl;
  const libc = os === 'linux' && family ? [family] : undefined;
  return { version, cpu: [cpu], dev, devOptional, libc, optional: true, os: [os], peer };
}

/** Keeps npm's order, so that the next installation changes nothing. */
function insert(packages, additions) {
  const entries = Object.entries(packages);
  for (const addition of additions) {
    const at = entries.findIndex(
      ([path]) => path.startsWith('node_modules/') && path.localeCompare(addition[0], 'en') > 0,
    );
    entries.splice(at, 0, addition);
  }
  return Object.fromEntries(entries);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = join(root, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(path, 'utf8'));
  const additions = platformsMissingInLockfile(lockfile);
  const completed = { ...lockfile, packages: insert(lockfile.packages, additions) };
  if (additions.length > 0) writeFileSync(path, `${JSON.stringify(completed, null, 2)}\n`);
  log(`${additions.length} packages added to the lockfile`);
}
