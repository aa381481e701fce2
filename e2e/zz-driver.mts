import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { launchOptions } from './fixtures/browser.ts';

const url = readFileSync('/tmp/child-url', 'utf8');
const browser = await chromium.launch(launchOptions);
const pages: Record<string, any> = {};
const make = async (name: string, o: any = {}) => {
  const c = await browser.newContext({
    baseURL: url,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    serviceWorkers: 'block',
    viewport: { width: o.width ?? 390, height: o.height ?? 844 },
    colorScheme: o.dark ? 'dark' : 'light',
    hasTouch: (o.width ?? 390) < 500,
    isMobile: (o.width ?? 390) < 500,
    deviceScaleFactor: 1,
    ...o.context,
  });
  const p = await c.newPage();
  p.setDefaultTimeout(15000);
  p.setDefaultNavigationTimeout(45000);
  p.on('pageerror', (e: Error) => console.log(name, 'pageerror', e.message));
  p.on('console', (m: any) => {
    if (m.type() === 'error') console.log(name, 'console', m.text());
  });
  pages[name] = p;
  return p;
};
const AF = Object.getPrototypeOf(async () => {}).constructor;
createServer((req, res) => {
  let b = '';
  req.on('data', (d) => (b += d));
  req.on('end', async () => {
    try {
      const shot = async (p: any, n: string, full = false) => {
        await p.screenshot({ path: `/tmp/play/${n}.png`, fullPage: full });
      };
      const r = await new AF('pages', 'make', 'shot', 'url', b)(pages, make, shot, url);
      res.end(JSON.stringify(r ?? null, null, 1));
    } catch (e: any) {
      res.statusCode = 500;
      res.end(String(e?.stack ?? e).slice(0, 1500));
    }
  });
}).listen(9444, '127.0.0.1');
console.log('ready');
