import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from './log.mjs';
import { root } from './root.mjs';
import { run, tool } from './run-command.mjs';
import { withLock } from './setup-lock.mjs';
import { hasStamp, sourceStamp } from './source-stamp.mjs';

const stampPath = join(root, 'web/dist/.stamp');

/** The public pages are made of files of scripts/ too. */
const SOURCES = {
  folders: ['web', 'contract', 'coach'],
  files: [
    'site.json',
    'scripts/render-site.ts',
    'scripts/read-site-settings.ts',
    'scripts/landing-page-sample-feedback.ts',
    'package.json',
    'package-lock.json',
  ],
};

/** Builds the web app unless the last build was made from the same sources; returns an exit code. */
export async function buildWebIfStale() {
  if (hasStamp(stampPath, sourceStamp(SOURCES))) return 0;
  return withLock(async () => {
    const stamp = sourceStamp(SOURCES);
    // Another start may have built it while we waited.
    if (hasStamp(stampPath, stamp)) return 0;
    log('Building the web app');
    const code = await run(tool('vite/bin/vite.js', 'build', 'web', '--logLevel=warn'));
    if (code === 0) writeFileSync(stampPath, stamp);
    return code;
  });
}
