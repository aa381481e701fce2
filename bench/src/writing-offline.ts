import { apiBase } from '@inkling/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { openWorkspace, signIn } from './workspace/open-workspace.ts';

/** Fifteen words a minute, which is a quick child. */
const childsPaceMs = 800;
const reloads = 2;
const feedbackTimeoutMs = 600_000;
const day = [
  'the keeper climbed the stairs and counted them aloud. ',
  'A gull sat on the rail and would not go away. ',
  'She wrote down the ships that passed, and what the wind was like. ',
  'In the evening the lamp hummed, and somebody knocked three times.\n\n',
];

const storyOf = (letters: number): string => {
  const days = Array.from({ length: letters }, (_, index) => `On day ${index + 1} ${day.join('')}`);
  return days.join('').slice(0, letters).trim();
};

const sheet = (page: Page) => page.getByLabel('Your draft');

/** Opened once with a network, and the app itself on the device. */
const openAtSchool = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await sheet(page).waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await sheet(page).waitFor();
};

interface Lesson {
  story: string;
  msPerKey: number;
}

const writeOffline = async (
  page: Page,
  context: BrowserContext,
  { story, msPerKey }: Lesson,
): Promise<number> => {
  await context.setOffline(true);
  const part = Math.ceil(story.length / (reloads + 1));
  let lost = 0;
  for (let start = 0; start < story.length; start += part) {
    if (start > 0) await page.reload();
    await sheet(page).focus();
    await page.keyboard.press('Control+End');
    lost += start - (await sheet(page).inputValue()).length;
    await page.keyboard.type(story.slice(start, start + part), { delay: msPerKey });
  }
  await page.getByRole('button', { name: 'Continue to Revising & Feedback' }).click();
  await page.getByText('The coach reads your draft by itself once you are.').waitFor();
  return lost;
};

const contentOnServer = async (url: string, token: string): Promise<string> => {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace('/writing/', '/writings/');
  const response = await fetch(origin + apiBase + path, { headers: { authorization: `Bearer ${token}` } });
  const { content } = (await response.json()) as { content: string }; // The contract's answer, checked by the server.
  return content;
};

/** A whole lesson without a network at a child's pace, with two reloads; then the network is back. */
export const benchWritingOffline = async ([
  minutes = '20',
  pace = String(childsPaceMs),
]: string[]): Promise<void> => {
  const workspace = await openWorkspace();
  try {
    const msPerKey = Number(pace);
    const story = storyOf(Math.ceil((Number(minutes) * 60_000) / msPerKey));
    const { url, token } = await workspace.emptyDraft();
    const context = await workspace.browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await signIn(context, token);
    await openAtSchool(page, url);
    const startedAt = performance.now();
    const lostByReloads = await writeOffline(page, context, { story, msPerKey });
    const offlineMinutes = (performance.now() - startedAt) / 60_000;
    await context.setOffline(false);
    await page.getByText('One thing to do next').waitFor({ timeout: feedbackTimeoutMs });
    const content = await contentOnServer(url, token);
    const isWhole = content === story && lostByReloads === 0;
    process.stdout.write(
      `${offlineMinutes.toFixed(1)} minutes offline, ${reloads} reloads, ${story.length} characters typed, ` +
        `${lostByReloads} lost by reloads, ${content.length} on the server, ${isWhole ? 'each in its place' : 'NOT the same'}; feedback came by itself\n`,
    );
    if (!isWhole) process.exitCode = 1;
  } finally {
    await workspace.close();
  }
};
