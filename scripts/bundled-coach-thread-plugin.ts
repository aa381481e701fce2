import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';
import { bundle, startThreadAt, THREAD_STARTER } from './bundle.mjs';
import { root } from './root.mjs';

const folder = 'server/dist/testing/vitest';

/** For all projects of a run. */
let bundled: Promise<void> | undefined;

/**
 * Tests start the coach's threads as production does, in one piece: each from its sources takes two seconds more of a
 * processor. create-coach-worker.test.ts starts one from its sources.
 */
export const bundledCoachThreadPlugin = (): Plugin => ({
  name: 'bundled-coach-thread',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith(THREAD_STARTER)) return undefined;
    bundled ??= bundle(folder, {});
    await bundled;
    const address = pathToFileURL(join(root, folder, 'coach-thread.js')).href;
    return { code: startThreadAt(source, `new URL(${JSON.stringify(address)})`), map: null };
  },
});
