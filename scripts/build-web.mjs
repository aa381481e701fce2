import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from './log.mjs';
import { root } from './root.mjs';
import { npm, run } from './run.mjs';
import { withLock } from './setup-lock.mjs';

const stampPath = join(root, 'web/dist/.stamp');
const NOT_SOURCES = new Set(['node_modules', 'dist']);
/** The public pages are made of these too. */
const SITE_SOURCES = [
  'site.json',
  'scripts/render-site.ts',
  'scripts/read-site.ts',
  'scripts/coach-sample.ts',
];

/** Builds the web app unless the last build was made from the same sources; returns an exit code. */
export async function buildWebIfStale() {
  if (isFresh()) return 0;
  return withLock(async () => {
    if (isFresh()) return 0;
    const stamp = currentStamp();
    log('Building the web app');
    const code = await run(npm('run', '--silent', 'build', '--', '--logLevel=warn'));
    if (code === 0) writeFileSync(stampPath, stamp);
    return code;
  });
}

function isFresh() {
  try {
    return readFileSync(stampPath, 'utf8') === currentStamp();
  } catch {
    // Never built.
    return false;
  }
}

function currentStamp() {
  const hash = createHash('sha256');
  const files = ['web', 'contract', 'coach'].flatMap(listSources);
  for (const file of [...files, ...SITE_SOURCES, 'package.json', 'package-lock.json']) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function listSources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listSources(path);
      return /\.test\.tsx?$/.test(path) ? [] : [path];
    });
}
