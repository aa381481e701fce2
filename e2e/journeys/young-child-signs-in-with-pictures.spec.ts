import { expectPageAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const tokenKey = 'inkling:web-user:access-token';

test('a teacher opens the picture sign-in, and a child taps its way in until it closes', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  await signIn('relief@demo.inkling.test');
  await page.goto('/teacher/courses');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Open picture sign-in for this lesson' }).click();
  await page.getByRole('button', { name: 'Show on the board' }).click();
  const board = page.getByRole('dialog', { name: /^Open until/ });
  await expect(board.getByText(/\/class$/)).toBeVisible();
  const letters = await board.getByText(/^[A-Z]{3} [A-Z]{3}$/).textContent();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^0 of \d+ signed in$/)).toBeVisible();

  const tablet = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const child = await tablet.newPage();
  await child.goto('/login');
  await child.getByRole('link', { name: 'Sign in with your class' }).tap();
  const field = child.getByRole('textbox', { name: 'Letters from the board' });
  await expect(field).toBeVisible();
  await expectPageAccessible(child);
  await field.pressSequentially(letters ?? '');
  await child.getByRole('button', { name: 'Leo', exact: true }).tap();
  await expect(child.getByRole('list', { name: 'Pictures' }).getByRole('button')).toHaveCount(12);
  await expectPageAccessible(child);
  for (const picture of ['Tree', 'Fish', 'Sun']) await child.getByRole('button', { name: picture }).tap();
  await expect(child.getByText('Those are not your pictures. Try again.')).toBeVisible();
  for (const picture of ['Sun', 'Fish', 'Tree']) await child.getByRole('button', { name: picture }).tap();
  await expect(child).toHaveURL('/students/dashboard');
  await expect(child.getByRole('heading', { level: 1 })).toContainText('leo');
  // Nothing of it outlives the browser.
  expect(await child.evaluate(`localStorage.getItem(${JSON.stringify(tokenKey)})`)).toBeNull();

  // The next child takes the tablet, in another tab: nothing of Leo is left in the first, nor by going back.
  await child.goto('/students/my-writing');
  const next = await tablet.newPage();
  await next.goto('/class');
  await next.getByRole('textbox', { name: 'Letters from the board' }).pressSequentially(letters ?? '');
  const names = next.getByRole('list', { name: 'Names' }).getByRole('button');
  await names.filter({ hasNotText: 'Leo' }).first().tap();
  for (const picture of ['Sun', 'Fish', 'Tree']) await next.getByRole('button', { name: picture }).tap();
  await expect(next).toHaveURL('/students/dashboard');
  await expect(child).toHaveURL('/class');
  await child.goBack();
  await expect(child).not.toHaveURL('/students/dashboard');

  // Leo's session ended with his tab.
  await expect(page.getByText(/^1 of \d+ signed in$/)).toBeVisible();
  await page.getByRole('button', { name: 'Close now' }).click();
  await expect(page.getByRole('button', { name: 'Open picture sign-in for this lesson' })).toBeVisible();
  await next.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await expect(next.getByText('The lesson is over. Your words are safe.')).toBeVisible();
  await expect(next).toHaveURL('/class');
  await tablet.close();
});
