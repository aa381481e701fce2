import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const path = '/guide/writing';

/** Everything the page asks the API for, from now on. */
const watchApi = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/app_api')) asked.push(request.url());
  });
  return asked;
};

const storedTours = (page: Page) => page.evaluate("localStorage.getItem('inkling:tours')");

test('a visitor walks through the tour with the keyboard alone', async ({ page, expectAccessible }) => {
  const asked = watchApi(page);
  await page.goto(path);
  const intro = page.getByRole('dialog', { name: 'Welcome to the product' });
  await expect(intro.getByRole('button', { name: 'Start' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Enter');

  const tip = page.getByRole('dialog');
  const progress = tip.getByRole('progressbar', { name: 'Tour progress' });
  const stops = 9;
  for (let stop = 1; stop <= stops; stop += 1) {
    await expect(tip.getByText(`${stop} of ${stops}`)).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round((stop / stops) * 100)));
    await expect(tip.getByRole('button', { name: stop < stops ? 'Next' : 'Complete' })).toBeFocused();
    await expectAccessible();
    if (stop === 4) {
      await page.keyboard.press('Shift+Tab');
      await expect(tip.getByRole('button', { name: 'Previous' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tip.getByText('3 of 9')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(tip.getByText('4 of 9')).toBeVisible();
      await expect(tip.getByRole('button', { name: 'Next' })).toBeFocused();
    }
    await page.keyboard.press('Enter');
  }
  await expect(tip).toBeHidden();
  await expect(page).toHaveURL(/#revising-&-feedback$/);
  expect(await storedTours(page)).toBe('["guide-writing"]');

  await page.reload();
  await expect(intro).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(intro).toBeHidden();
  expect(asked).toEqual([]);
});

test('a visitor looks at every step, declines the offer and reaches the end', async ({
  page,
  expectAccessible,
}) => {
  const asked = watchApi(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message to the assistant' })).toBeDisabled();
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.locator('[data-role]')).toHaveCount(20);
  await page.evaluate("document.querySelector('[role=log]').scrollTo({ top: 40 })");
  await expect(log.locator('[data-role]')).toHaveCount(38);
  await page.getByRole('button', { name: 'Look at A vegetable garden beside a school' }).click();
  await expect(page.getByRole('dialog').getByAltText('A vegetable garden beside a school')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Continue to Outlining' }).click();
  await expect(page.getByRole('heading', { name: 'What others might say' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue to Drafting' }).click();
  await expect(page.getByRole('tab', { name: 'Outline' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue to Revising & Feedback' }).click();
  await expect(page.getByRole('tablist', { name: 'Criteria' }).getByRole('tab')).toHaveCount(10);
  for (const criterion of ['Audience', 'Persuasive Devices', 'Spelling']) {
    await page.getByRole('tab', { name: criterion }).click();
    for (const part of ['What you did well', 'Suggestions', 'Examples to learn from:'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
  }
  await expectAccessible();

  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  const offer = page.getByRole('dialog', { name: 'Special offer for your first month' });
  await expect(offer).toContainText('$9.90');
  await expect(offer).toContainText('$49.00');
  await expect(offer).toContainText('24 hours from the moment you first see it');
  await expectAccessible();
  await offer.getByRole('button', { name: 'Not now, finish the sample' }).click();
  await expect(page).toHaveURL(/#completed$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Congratulations!' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Revising & Feedback' }).click();
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Congratulations!' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('who takes the offer goes to billing, and signs in first', async ({ page }) => {
  await page.goto(`${path}#revising-&-feedback`);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByRole('button', { name: 'See plan details' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=\/parent\/billing$/);
});

test('the demo asks the server nothing, also for someone who is signed in', async ({ page, signIn }) => {
  await signIn('mia');
  const asked = watchApi(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to Outlining' }).click();
  await expect(page.getByRole('heading', { name: 'My last line' })).toBeVisible();
  expect(asked).toEqual([]);
});

for (const [who, home] of [
  ['mia', '/students/dashboard'],
  ['parent@demo.inkling.test', '/parent/dashboard'],
  ['teacher@demo.inkling.test', '/teacher/dashboard'],
] as const)
  test(`${who} is offered a look around once`, async ({ page, signIn, expectAccessible }) => {
    await signIn(who);
    await page.goto(home);
    const offer = page.getByRole('region', { name: 'A look around' });
    await expect(offer).toBeVisible();
    await expectAccessible();
    await offer.getByRole('button', { name: 'Show me' }).click();
    const tip = page.getByRole('dialog');
    await expect(tip.getByText(/^1 of [345]$/)).toBeVisible();
    await expectAccessible();
    const stops = Number((await tip.getByText(/^1 of/).textContent())?.at(-1));
    for (let stop = 1; stop <= stops; stop += 1) {
      await expect(tip.getByText(`${stop} of ${stops}`)).toBeVisible();
      await expect(tip.getByRole('button', { name: stop < stops ? 'Next' : 'Complete' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
    }
    await expect(tip).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open help' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
