import { expect, password, test } from '../fixtures/test.ts';

// A red dot: the smallest picture that is really a PNG.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

test('a parent changes name and picture', async ({ page, newParent, signIn, expectAccessible }) => {
  await signIn(await newParent());
  await page.goto('/profile');
  await expectAccessible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expectAccessible();
  await page.getByLabel('Full name').fill('Sam of the Seven Rivers');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  const picture = page.getByRole('main').locator('img[src^="/files/"]');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBe(5);
  await page.goto('/profile');
  await expect(page.getByText('Sam of the Seven Rivers').first()).toBeVisible();
});

test('theme and font size act at once and follow the person to the next device', async ({
  page,
  browser,
  server,
  newParent,
  signIn,
  expectAccessible,
}) => {
  const parent = await newParent();
  await signIn(parent);
  await page.goto('/settings?section=notifications');
  await expectAccessible();
  for (const section of ['Privacy', 'Appearance']) {
    const link = page
      .getByRole('navigation', { name: 'Settings sections' })
      .getByRole('link', { name: section });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectAccessible();
  }
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible();
  const saved = page.waitForResponse(
    (response) => response.ok() && (response.request().postData() ?? '').includes('"fontSize":20'),
  );
  await page.getByRole('slider').focus();
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Font size: 20 px')).toBeVisible();
  await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('20px');
  await saved;

  const other = await browser.newPage({ baseURL: server.url });
  await other.goto('/login');
  await other.getByLabel('Email or Username').fill(parent.email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect.poll(() => other.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('20px');
  await other.close();
});

test('a child sees that the parent looks after the account', async ({ page, signIn, expectAccessible }) => {
  await signIn('mia');
  await page.goto('/settings');
  await expect(page.getByText('Parent-managed student accounts have restricted settings')).toBeVisible();
  await expectAccessible();
});
