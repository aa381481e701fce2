import { gzipSync } from 'node:zlib';
import { openSignedIn, openWorkspace } from './workspace/open-workspace.ts';

const allowedKb = 200;
const afterMs = 2000;

/** All scripts and styles that the first load of the workspace fetches, gzipped. Needs a fresh build of the web app. */
export const benchBundleSize = async (): Promise<void> => {
  const workspace = await openWorkspace();
  try {
    const { url, token } = await workspace.draftOf(300);
    const { page, go } = await openSignedIn(workspace.browser, url, token);
    const sizes: Promise<{ name: string; kb: number }>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/\.(js|css)$/.test(pathname)) return;
      const name = pathname.split('/').at(-1) ?? '';
      sizes.push(response.body().then((body) => ({ name, kb: gzipSync(body).byteLength / 1024 })));
    });
    await go();
    await page.waitForSelector('textarea');
    // What the page fetches by itself right after belongs to it.
    await page.waitForTimeout(afterMs);
    page.removeAllListeners('response');
    const files = (await Promise.all(sizes)).toSorted((a, b) => b.kb - a.kb);
    const total = files.reduce((sum, { kb }) => sum + kb, 0);
    for (const { name, kb } of files) process.stdout.write(`${kb.toFixed(1).padStart(8)} KB  ${name}\n`);
    process.stdout.write(
      `${total.toFixed(1).padStart(8)} KB  in ${files.length} files, at most ${allowedKb}\n`,
    );
    if (total > allowedKb) process.exitCode = 1;
  } finally {
    await workspace.close();
  }
};
