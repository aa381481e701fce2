import { accounts, type Writing, writings } from '@inkling/contract';
import type { Page, Request, Route } from '@playwright/test';
import { startE2eServer } from '../fixtures/server.ts';
import { test as base, expect, password } from '../fixtures/test.ts';

/** A server to kill, quick to start again. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startE2eServer({ demo: false });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Spread at random over the typing. */
const kills = Number(process.env.KILLS ?? 5);
const pausesMs = { from: 200, to: 1500 };

const sheet = (page: Page) => page.getByLabel('Your draft');
const saveUrl = /\/app_api\/v1\/writings\/\d+$/;
const isSave = (request: Request) => request.method() === 'PUT' && saveUrl.test(request.url());

const draftOnly = (content = '') => ({
  content,
  data: [{ id: 'draft', title: 'Drafting', type: 'freeWriting' as const, content }],
});

const open = async (page: Page, writingId: number) => {
  await page.goto(`/writing/${writingId}#drafting`);
  await expect(sheet(page)).toBeVisible();
};

/** Types without end, as a child does who does not look up; returns what was typed when told to stop. */
const startTyping = (page: Page) => {
  let isStopped = false;
  let typed = '';
  const typing = (async () => {
    for (let count = 1; !isStopped; count += 1) {
      const word = `word${count} `;
      await page.keyboard.type(word, { delay: 15 });
      typed += word;
    }
    return typed;
  })();
  return {
    stop: () => {
      isStopped = true;
      return typing;
    },
  };
};

test('a server that dies again and again takes no word with it', async ({ page, server, newWriting }) => {
  test.setTimeout(60_000 + kills * 20_000);
  const { writing_id, read } = await newWriting(draftOnly());
  const acknowledged: string[] = [];
  page.on('response', async (response) => {
    if (!isSave(response.request()) || !response.ok()) return;
    const { data } = response.request().postDataJSON() as Pick<Writing, 'data'>; // What our own page sent.
    acknowledged.push(String(data.find(({ id }) => id === 'draft')?.content ?? ''));
  });
  await open(page, writing_id);
  await sheet(page).focus();
  const typing = startTyping(page);
  for (let count = 0; count < kills; count += 1) {
    const pauseMs = pausesMs.from + Math.random() * (pausesMs.to - pausesMs.from);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await server.kill();
    await server.restart();
    const before = [...acknowledged];
    const { content } = await read();
    for (const text of before) expect(content.startsWith(text)).toBe(true);
  }
  const typed = await typing.stop();
  await expect(sheet(page)).toHaveValue(typed);
  await expect(page.getByText('Auto saved')).toBeVisible();
  await expect(async () => expect((await read()).content).toBe(typed)).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('words typed without a connection are back after a quarter of an hour and a reload', async ({
  page,
  server,
  newWriting,
}) => {
  const { writing_id, read } = await newWriting(draftOnly('Once there was'));
  await page.clock.install();
  await open(page, writing_id);
  await server.kill();
  await sheet(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' an owl who could not sleep.');
  await expect(page.getByText('Not connected. Your words are kept on this device.')).toBeVisible();
  await page.keyboard.type(' Not even at noon.');
  await page.clock.fastForward('15:00');
  await expect(page.getByText('Not connected. Your words are kept on this device.')).toBeVisible();
  await page.reload().catch(() => undefined);
  await server.restart();
  await open(page, writing_id);
  const whole = 'Once there was an owl who could not sleep. Not even at noon.';
  await expect(sheet(page)).toHaveValue(whole);
  await expect(async () => expect((await read()).content).toBe(whole)).toPass();
});

for (const [place, [choice, kept, other]] of (
  [
    ['What is on this page', 'Once from the second tab', 'Once from the first tab'],
    ['What was saved elsewhere', 'Once from the first tab', 'Once from the second tab'],
  ] as const
).entries())
  test(`two tabs on one writing: the child goes on with "${choice}" and keeps the other`, async ({
    page,
    context,
    newWriting,
    expectAccessible,
  }) => {
    const { writing_id, read } = await newWriting(draftOnly('Once'));
    const first = await context.newPage();
    await open(first, writing_id);
    await open(page, writing_id);
    await sheet(first).fill('Once from the first tab');
    await expect(first.getByText('Auto saved')).toBeVisible();
    await sheet(page).fill('Once from the second tab');
    const screen = page.getByRole('dialog', { name: 'There are two versions of your writing' });
    await expect(screen.getByRole('region', { name: 'What is on this page' })).toContainText('second tab');
    await expect(screen.getByRole('region', { name: 'What was saved elsewhere' })).toContainText('first tab');
    expect((await read()).content).toBe('Once from the first tab');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Go on with this one' }).nth(place).click();
    await expect(screen).toBeHidden();
    await expect(sheet(page)).toHaveValue(kept);
    await expect(async () => expect((await read()).content).toBe(kept)).toPass();
    await page.getByRole('button', { name: 'Earlier drafts' }).click();
    const drafts = page.getByRole('dialog', { name: 'Earlier drafts' });
    const card = drafts.getByText(other).first().locator('xpath=..');
    await card.getByRole('button', { name: 'Bring it back' }).click();
    await expect(sheet(page)).toHaveValue(other);
  });

test('a session that ends while writing asks on the spot', async ({ page, api, newWriting }) => {
  const { writing_id, token, screen_name } = await newWriting(draftOnly('Once'));
  await open(page, writing_id);
  await api(accounts.signOut, { token });
  await sheet(page).fill('Once upon a time');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(`Password of ${screen_name}`).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(`Password of ${screen_name}`).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet(page)).toHaveValue('Once upon a time');
  const path = `/writings/${writing_id}`;
  const fresh = String(await page.evaluate('localStorage.getItem("inkling:web-user:access-token")'));
  await expect(async () => {
    const stored = (await api(writings.readWriting, { path, token: fresh })) as Writing; // Checked by the server.
    expect(stored.content).toBe('Once upon a time');
  }).toPass();
});

test('a slow save is never overtaken by a newer one', async ({ page, newWriting }) => {
  const { writing_id, read } = await newWriting(draftOnly());
  await open(page, writing_id);
  const waiting: Route[] = [];
  let most = 0;
  await page.route(saveUrl, async (route) => {
    if (!isSave(route.request())) return route.fallback();
    waiting.push(route);
    most = Math.max(most, waiting.length);
  });
  await sheet(page).fill('One');
  await expect(() => expect(waiting).toHaveLength(1)).toPass();
  await sheet(page).fill('One two');
  await sheet(page).blur();
  await expect(page.getByText('2 words')).toBeVisible();
  await waiting.shift()?.continue();
  await expect(() => expect(waiting).toHaveLength(1)).toPass();
  expect((await read()).content).toBe('One');
  await waiting.shift()?.continue();
  await expect(async () => expect((await read()).content).toBe('One two')).toPass();
  expect(most).toBe(1);
});

const logOut = async (page: Page, screenName: string) => {
  await page.getByRole('button', { name: screenName, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
};

test('a change begun beside the feedback is there again after the page was closed', async ({
  page,
  newWriting,
}) => {
  const { data, content } = draftOnly('The owl blinked. It was noon and the wood was loud.');
  const { writing_id, screen_name } = await newWriting({
    content,
    data: [...data, { id: 'feedback', title: 'Revising & Feedback', type: 'feedback', content: '' }],
  });
  await page.goto(`/writing/${writing_id}#revising-&-feedback`);
  await page.getByRole('button', { name: 'Edit Draft' }).click();
  await sheet(page).fill('The owl yawned.');
  await page.reload();
  await expect(sheet(page)).toHaveValue('The owl yawned.');
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByText('Please save or cancel your changes before proceeding.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on writing' }).click();
  await expect(sheet(page)).toHaveValue('The owl yawned.');

  await page.goto(`/writing/${writing_id}#drafting`);
  await sheet(page).fill('The owl slept.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Content saved successfully')).toBeVisible();
  await page.goto(`/writing/${writing_id}#revising-&-feedback`);
  await expect(sheet(page)).toHaveValue('The owl yawned.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('dialog', { name: 'Your draft has changed' });
  await question.getByRole('button', { name: 'Go on writing' }).click();
  await expect(sheet(page)).toHaveValue('The owl yawned.');

  await page.goto('/students/dashboard');
  await logOut(page, screen_name);
  await expect(
    page.getByRole('dialog', { name: 'Some of your words are only on this device' }),
  ).toBeVisible();
});

test('the last letters go along when a command comes while the sheet has the keyboard', async ({
  page,
  newWriting,
}) => {
  const { writing_id, read } = await newWriting(draftOnly());
  await open(page, writing_id);
  // As a tap on a tablet or a spoken command: no blur comes before it.
  const press = (role: 'button' | 'link', name: string) =>
    page.getByRole(role, { name, exact: true }).dispatchEvent('click');
  await sheet(page).focus();
  await page.keyboard.type('Once');
  await press('button', 'Save');
  await expect(page.getByText('Content saved successfully')).toBeVisible();
  expect((await read()).content).toBe('Once');
  await page.keyboard.type(' upon');
  await press('link', 'Back to My Writings');
  await expect(page).toHaveURL(/my-writing/);
  await expect(async () => expect((await read()).content).toBe('Once upon')).toPass();
});

test('logging out saves what is left first, and leaves nothing on a shared computer', async ({
  page,
  newWriting,
}) => {
  const { writing_id, screen_name } = await newWriting(draftOnly('Once'));
  await open(page, writing_id);
  await page.route(saveUrl, (route) => (isSave(route.request()) ? route.abort() : route.continue()));
  await sheet(page).fill('Once upon a time');
  await expect(page.getByText('Not connected. Your words are kept on this device.')).toBeVisible();

  // Within the app: a last save while a page is closed would get past the block.
  await page.getByRole('link', { name: 'Back to My Writings' }).click();
  await expect(page).toHaveURL(/my-writing/);
  await logOut(page, screen_name);
  const question = page.getByRole('dialog', { name: 'Some of your words are only on this device' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.unroute(saveUrl);
  const saving = page.waitForResponse((response) => isSave(response.request()) && response.ok());
  await logOut(page, screen_name);
  await expect(page).toHaveURL(/\/$/);
  // The public page that follows is another document: only what was sent can still be read.
  expect((await saving).request().postDataJSON()).toMatchObject({ data: draftOnly('Once upon a time').data });
  const left = `new Promise((resolve) => {
    indexedDB.open('inkling-drafts').onsuccess = ({ target }) => {
      const keys = target.result.transaction('drafts').objectStore('drafts').getAllKeys();
      keys.onsuccess = () => resolve(keys.result.length);
    };
  })`;
  expect(await page.evaluate(left)).toBe(0);
});
