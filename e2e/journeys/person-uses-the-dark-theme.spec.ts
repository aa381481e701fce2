import { expect, test } from '../fixtures/test.ts';

const open = [
  '/login',
  '/register',
  '/password/forgot',
  '/reset_password',
  '/verify_email',
  '/email/unsubscribe',
  '/terms-of-use',
  '/docs/privacy',
  '/contact',
];

test('open pages are readable in the dark', async ({ page, expectAccessible }) => {
  await page.addInitScript("localStorage.setItem('inkling:color-scheme', 'dark')");
  for (const path of open)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await expectAccessible();
    });
});

const own = [
  '/profile',
  '/settings',
  '/settings?section=notifications',
  '/settings?section=privacy',
  '/settings?section=appearance',
  '/help',
];

test("one's own pages are readable on a phone in the dark and nothing is cut off", async ({
  page,
  newParent,
  signIn,
  request,
  expectAccessible,
}) => {
  const parent = await newParent();
  await request.put('/app_api/v1/mine/settings', {
    headers: { authorization: parent.token },
    data: { appearance: { theme: 'dark', fontSize: 16 } },
  });
  await signIn(parent);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of own)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await expectAccessible();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    });

  await test.step('the whole email address is seen in settings', async () => {
    await page.goto('/settings');
    const email = page.getByLabel('Email', { exact: true });
    await expect(email).toHaveValue(parent.email);
    const hidden = (field: { scrollWidth: number; clientWidth: number }) =>
      field.scrollWidth - field.clientWidth;
    expect(await email.evaluate(hidden)).toBe(0);
  });
});
