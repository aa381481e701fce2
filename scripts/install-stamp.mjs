import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const stampPath = join(root, 'node_modules/.inkling-setup');

/** True when node_modules holds what the lockfile says. */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules'))) return false;
  if (readOr(stampPath, '') === currentStamp()) return true;
  // Installed by hand: npm's own record tells, and nothing needs to be thrown away.
  if (!matchesRecord()) return false;
  markInstalled();
  return true;
}

export function markInstalled() {
  try {
    writeFileSync(stampPath, currentStamp());
  } catch {
    // A node_modules of someone else is only checked the longer way each time.
  }
}

function currentStamp() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  const folders = ['', ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces];
  for (const folder of folders) hash.update(readFileSync(join(root, folder, 'package.json')));
  return hash.update(lockfile).digest('hex');
}

function matchesRecord() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const complete = Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && isForThisMachine(entry))
    .every(([path, entry]) => found[path]?.version === entry.version && existsSync(join(root, path)));
  return complete && Object.keys(found).every((path) => path in wanted);
}

function isForThisMachine({ os, cpu, libc, optional }) {
  if (optional && !os && !cpu) return false;
  const isGlibc = !libc || libc.includes('glibc');
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && isGlibc;
}

function packagesOf(path) {
  return JSON.parse(readOr(path, '{}')).packages ?? {};
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
