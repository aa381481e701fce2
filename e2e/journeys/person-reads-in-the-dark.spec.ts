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

for (const path of open) {
  test(`${path} is readable in the dark`, async ({ page, expectAccessible }) => {
    await page.addInitScript("localStorage.setItem('inkling:color-scheme', 'dark')");
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectAccessible();
  });
}

const own = [
  '/profile',
  '/settings',
  '/settings?section=notifications',
  '/settings?section=privacy',
  '/settings?section=appearance',
  '/help',
];

for (const path of own) {
  test(`${path} is readable on a phone in the dark and nothing is cut off`, async ({
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
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectAccessible();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
}

test('a phone shows the whole email address in settings', async ({ page, newParent, signIn }) => {
  const parent = await newParent();
  await signIn(parent);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue(parent.email);
  const hidden = (field: { scrollWidth: number; clientWidth: number }) =>
    field.scrollWidth - field.clientWidth;
  expect(await email.evaluate(hidden)).toBe(0);
});
