import { startTestApp, startTestPostgres } from '@inkling/server/testing';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../scripts/browser.mjs';

const paths = ['/', '/zh', '/b2b'];
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const allowed = { score: 95, cls: 0.05, scriptKb: 60 };

type Figures = Record<(typeof categories)[number] | 'cls' | 'scriptKb', number>;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One visit as a mid-range phone on a slow network sees it. */
const visit = async (url: string, port: number): Promise<Figures> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  const requests = lhr.audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  const bytes = items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
    scriptKb: bytes / 1024,
  };
};

const report = (path: string, visits: Figures[]): boolean => {
  const of = (name: keyof Figures): number => median(visits.map((each) => each[name]));
  const scores = categories.map((name) => `${name} ${of(name)}`).join(', ');
  process.stdout.write(
    `${path}  ${scores}, CLS ${of('cls').toFixed(3)}, JavaScript ${of('scriptKb').toFixed(1)} KB (median of ${visits.length})\n`,
  );
  const areGood = categories.every((name) => of(name) >= allowed.score);
  return areGood && of('cls') <= allowed.cls && of('scriptKb') <= allowed.scriptKb;
};

/** Lighthouse on the public pages as they are served. Needs a fresh build of the web app. */
export const benchLandingSpeed = async (): Promise<void> => {
  const postgres = await startTestPostgres();
  const { app, close } = await startTestApp(postgres.url);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const executablePath = findBrowser();
  const port = 9222 + (process.pid % 1000);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    for (const path of paths) {
      const visits: Figures[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(url + path, port));
      if (!report(path, visits)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await close();
    await postgres.stop();
  }
};
