import type { Page } from '@playwright/test';
import { openSignedIn, openWorkspace } from './workspace/open-workspace.ts';

const words = 5000;
const slowdown = 4;
/** In one turn. */
const keys = 50;
/** The two pages take turns, so that both meet the same machine. */
const turns = 4;
const pauseMs = 70;
const allowedRatio = 1.6;

/** From a key to the frame that shows it, for each key. */
const watchKeys = `
  globalThis.keyTimes = [];
  addEventListener('keydown', () => {
    const startedAt = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => globalThis.keyTimes.push(performance.now() - startedAt);
      port2.postMessage(null);
    });
  }, { capture: true });
`;

const toTheMiddle = `
  (() => {
    const sheet = document.querySelector('textarea');
    sheet.focus();
    const middle = Math.floor(sheet.value.length / 2);
    sheet.setSelectionRange(middle, middle);
  })()
`;

const prepare = async (page: Page): Promise<void> => {
  await page.waitForSelector('textarea');
  await page.evaluate(toTheMiddle);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.keyboard.type('warming up. ', { delay: pauseMs });
  await page.evaluate(watchKeys);
};

const keepTyping = async (page: Page): Promise<void> => {
  await page.bringToFront();
  await page.keyboard.type('an owl in the fog '.repeat(keys).slice(0, keys), { delay: pauseMs });
};

/** The most there can be on the sheet: a line below every misspelling. */
const underline = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Check my spelling' }).click();
  await page.getByRole('region', { name: 'Places to look at again' }).waitFor({ timeout: 60_000 });
};

const timesOf = async (page: Page): Promise<number[]> => {
  const times = (await page.evaluate('globalThis.keyTimes')) as number[]; // What the script above collects.
  return times.toSorted((a, b) => a - b);
};

const quantile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const lineOf = (name: string, times: number[]): string =>
  `${name.padEnd(18)}median ${quantile(times, 0.5).toFixed(1)} ms   p98 ${quantile(times, 0.98).toFixed(1)} ms   n ${times.length}\n`;

const plainPage = (text: string): string =>
  `<title>plain</title><textarea style="width:52rem;height:60vh;font:1.125rem/1.8 sans-serif">${text}</textarea>`;

/** Typing in the middle of a long draft with hints on a slow computer, beside a plain textarea in the same browser. */
export const benchDraftTyping = async (): Promise<void> => {
  const workspace = await openWorkspace();
  try {
    const { url, token, text } = await workspace.draftOf(words);
    const plain = await (await workspace.browser.newContext()).newPage();
    await plain.setContent(plainPage(text));
    const { page, go } = await openSignedIn(workspace.browser, url, token);
    await go();
    await underline(page);
    for (const one of [plain, page]) await prepare(one);
    for (let turn = 0; turn < turns; turn += 1) for (const one of [plain, page]) await keepTyping(one);
    const [plainTimes, times] = [await timesOf(plain), await timesOf(page)];
    const ratio = quantile(times, 0.98) / quantile(plainTimes, 0.98);
    process.stdout.write(lineOf('plain textarea', plainTimes) + lineOf('workspace', times));
    process.stdout.write(`p98 ratio ${ratio.toFixed(2)}, at most ${allowedRatio}\n`);
    if (ratio > allowedRatio) process.exitCode = 1;
  } finally {
    await workspace.close();
  }
};
