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

test('open pages are readable in the dark', async ({ page, goWithinApp, expectAccessible }) => {
  await page.addInitScript("localStorage.setItem('inkling:color-scheme', 'dark')");
  for (const [index, path] of open.entries())
    await test.step(path, async () => {
      await (index === 0 ? page.goto(path) : goWithinApp(path));
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await expectAccessible();
    });
});

test("one's own pages are readable on a phone in the dark and nothing is cut off", async ({
  page,
  newParent,
  signIn,
  request,
  goWithinApp,
  expectAccessible,
}) => {
  const parent = await newParent();
  await request.put('/app_api/v1/mine/settings', {
    headers: { authorization: parent.token },
    data: { appearance: { theme: 'dark', fontSize: 16 } },
  });
  await signIn(parent);
  await page.setViewportSize({ width: 390, height: 844 });
  const expectReadable = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectAccessible();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  };
  await test.step('the profile', async () => {
    await page.goto('/profile');
    await expectReadable();
  });
  await test.step('settings, with the whole email address', async () => {
    await goWithinApp('/settings');
    await expectReadable();
    const email = page.getByLabel('Email', { exact: true });
    await expect(email).toHaveValue(parent.email);
    const hidden = (field: { scrollWidth: number; clientWidth: number }) =>
      field.scrollWidth - field.clientWidth;
    expect(await email.evaluate(hidden)).toBe(0);
  });
  for (const section of ['Notifications', 'Privacy', 'Appearance'])
    await test.step(section, async () => {
      const link = page
        .getByRole('navigation', { name: 'Settings sections' })
        .getByRole('link', { name: section });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expectReadable();
    });
  await test.step('help', async () => {
    await goWithinApp('/help');
    await expectReadable();
  });
});
