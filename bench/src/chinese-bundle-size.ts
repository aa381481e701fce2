import { gzipSync } from 'node:zlib';
import { buildUser, signInAs, startTestApp, startTestPostgres } from '@inkling/server/testing';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

const allowedKb = 8;
const afterMs = 2000;

/** Scripts and styles that a parent's dashboard fetches in Chinese and not in English, gzipped. */
export const benchChineseBundleSize = async (): Promise<void> => {
  const postgres = await startTestPostgres();
  const { app, deps, close } = await startTestApp(postgres.url);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const executablePath = findBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });

  const filesIn = async (language: 'en' | 'zh'): Promise<Map<string, number>> => {
    const parent = await buildUser(deps.db, { role: 'parent', settings: { language } });
    const stored = {
      'inkling:web-user:access-token': await signInAs(deps, parent),
      'inkling:language-of-session': language,
    };
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const content = `Object.assign(localStorage, ${JSON.stringify(stored)})`;
    await context.addInitScript({ content });
    const page = await context.newPage();
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(js|css)$/.test(pathname))
        sizes.set(
          pathname,
          response.body().then((body) => gzipSync(body).byteLength / 1024),
        );
    });
    await page.goto(`${url}/parent/dashboard`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(afterMs);
    page.removeAllListeners('response');
    return new Map(await Promise.all([...sizes].map(async ([name, kb]) => [name, await kb] as const)));
  };

  try {
    const english = await filesIn('en');
    const chinese = await filesIn('zh');
    const more = [...chinese].filter(([name]) => !english.has(name));
    const total = more.reduce((sum, [, kb]) => sum + kb, 0);
    for (const [name, kb] of more) process.stdout.write(`${kb.toFixed(1).padStart(8)} KB  ${name}\n`);
    process.stdout.write(`${total.toFixed(1).padStart(8)} KB  more, at most ${allowedKb}\n`);
    if (total > allowedKb) process.exitCode = 1;
  } finally {
    await browser.close();
    await close();
    await postgres.stop();
  }
};
