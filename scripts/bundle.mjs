import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

const THREAD = "new URL('./start-thread.mjs', import.meta.url)";
const BUNDLED_THREAD = "new URL('./coach-thread.js', import.meta.url)";
export const THREAD_STARTER = 'coach/src/worker/create-coach-worker.ts';

/**
 * Writes programs of ours as plain JavaScript, each in one piece with all of our code it imports. Packages stay where
 * they are installed, so the folder has to lie in server/, whose packages they are.
 */
export async function bundle(folder, programs) {
  const outdir = join(root, folder);
  await build({
    absWorkingDir: root,
    entryPoints: { ...programs, 'coach-thread': 'coach/src/worker/coach-thread.ts' },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [keepPackagesOutside, readFilesBesideSource(outdir)],
  });
}

const keepPackagesOutside = {
  name: 'keep packages outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@inkling/') ? undefined : { path, external: true },
    );
  },
};

/** A module that asks for its own address reads a file beside its source; only the coach's thread is bundled too. */
function readFilesBesideSource(outdir) {
  return {
    name: 'read files beside the source',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (path.endsWith(THREAD_STARTER))
          return { contents: startThreadAt(source, BUNDLED_THREAD), loader: 'ts' };
        if (!source.includes('import.meta.url')) return undefined;
        const address = `new URL(${JSON.stringify(relative(outdir, path))}, import.meta.url).href`;
        const contents = source.replaceAll('import.meta.url', address);
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** The source of the module that starts the coach's threads, with another place to find them. */
export function startThreadAt(source, address) {
  if (!source.includes(THREAD)) throw new Error(`${THREAD_STARTER} no longer says ${THREAD}`);
  return source.replace(THREAD, address);
}
