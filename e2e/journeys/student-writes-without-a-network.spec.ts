import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const sheet = (page: Page) => page.getByLabel('Your draft');
const kept = 'Not connected. Your words are kept on this device.';
const parts = [
  'Once there was an owl who could not sleep. ',
  'She flew to the lighthouse and asked the keeper for a story. ',
  'He told her about the sea until the sun came up, and she slept at last.',
];
const whole = parts.join('');

const draftStep = { id: 'draft', title: 'Drafting', type: 'freeWriting' as const };

/** Opened once with a network, and the app itself on the device. */
const openAtSchool = async (page: Page, writingId: number) => {
  await page.goto(`/writing/${writingId}#drafting`);
  await expect(sheet(page)).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await expect(sheet(page)).toBeVisible();
};

test('a whole draft is written without a network, through two reloads, and read once there is one', async ({
  page,
  context,
  newWriting,
}) => {
  test.setTimeout(180_000);
  const { writing_id, read } = await newWriting({ content: '', data: [{ ...draftStep, content: '' }] });
  await openAtSchool(page, writing_id);
  await page.getByRole('tab', { name: 'AI Assistant' }).click();
  await expect(page.getByRole('log', { name: 'Messages' })).not.toBeEmpty();

  await context.setOffline(true);
  await sheet(page).focus();
  for (const part of parts) {
    await page.keyboard.type(part);
    await expect(page.getByText(kept)).toBeVisible();
    if (part === parts.at(-1)) break;
    await page.reload();
    await expect(sheet(page)).toBeVisible();
    await sheet(page).focus();
    await page.keyboard.press('Control+End');
  }
  await expect(sheet(page)).toHaveValue(whole);

  await sheet(page).fill(`${whole} She was hapy becuase of it.`);
  await page.getByRole('button', { name: 'Check my spelling' }).click();
  const hints = page.getByRole('region', { name: 'Places to look at again' });
  await expect(hints).toContainText('2 places to look at again');
  await hints.getByRole('button', { name: 'becuase' }).click();
  await expect(hints).toContainText('This device does not know the word.');
  await sheet(page).fill(whole);
  await expect(hints).toContainText('You looked at every one.');
  await hints.getByRole('button', { name: 'Close the list' }).click();

  await page.getByRole('tab', { name: 'AI Assistant' }).click();
  await page.getByLabel('Message to the assistant').fill('Is my ending good?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your message waits here and is sent once you are.')).toBeVisible();

  await page.getByRole('button', { name: 'Continue to Revising & Feedback' }).click();
  await expect(page.getByText('The coach reads your draft by itself once you are.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('One thing to do next')).toBeVisible({ timeout: 90_000 });
  await expect(async () => {
    const stored = await read();
    expect(stored.content).toBe(whole);
    expect(stored.chatHistory.map(({ content }) => content)).toContain('Is my ending good?');
  }).toPass();
  await expect(page.getByText(/Try again|Retry/i)).toHaveCount(0);
});

test('nothing of one child is left on the device for the next', async ({ page, context, newWriting }) => {
  test.setTimeout(120_000);
  const first = await newWriting({ content: whole, data: [{ ...draftStep, content: whole }] });
  await openAtSchool(page, first.writing_id);
  await expect(sheet(page)).toHaveValue(whole);
  // The second child signs in on the same tablet; the first never signed out.
  const second = await newWriting({ content: '', data: [{ ...draftStep, content: '' }] });
  await page.goto(`/writing/${second.writing_id}#drafting`);
  await expect(sheet(page)).toHaveValue('');
  await context.setOffline(true);
  await page.goto(`/writing/${first.writing_id}#drafting`);
  await expect(
    page.getByText('We could not reach Inkling. Check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByText(parts[0] ?? '')).toHaveCount(0);
  await context.setOffline(false);

  await page.goto('/students/dashboard');
  await page.getByRole('button', { name: second.screen_name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  const left = `new Promise((resolve) => {
    indexedDB.open('inkling-responses').onsuccess = ({ target }) => {
      const keys = target.result.transaction('responses').objectStore('responses').getAllKeys();
      keys.onsuccess = () => resolve(keys.result.length);
    };
  })`;
  expect(await page.evaluate(left)).toBe(0);
});
