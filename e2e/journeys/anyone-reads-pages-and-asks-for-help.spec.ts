import { expect, test } from '../fixtures/test.ts';

test('terms, privacy and documents open for everyone', async ({ page, goWithinApp, expectAccessible }) => {
  const script = page.waitForResponse(/\/assets\/start-.*\.js$/);
  await page.goto('/terms-of-use');
  for (const [path, heading] of [
    ['/terms-of-use', 'Terms of Use'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/docs/terms', 'Terms of Use'],
    ['/docs/privacy', 'Privacy Policy'],
  ] as const) {
    if (path !== '/terms-of-use') await goWithinApp(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectAccessible();
  }
  // Its length is known only where the copy that the build compressed is sent.
  expect((await script).headers()).toMatchObject({
    'content-encoding': 'br',
    'content-length': expect.stringMatching(/^\d+$/),
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
  });
});

test('the contact form reaches support', async ({ page, server, expectAccessible }) => {
  await page.goto('/contact');
  await expectAccessible();
  const words = `How do I add a third child? ${process.pid}`;
  await page.getByRole('textbox', { name: 'Email' }).fill('curious@example.test');
  await page.getByRole('textbox', { name: /message/i }).fill(words);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Your message has been sent')).toBeVisible();
  await expect
    .poll(async () =>
      (await server.command('emails', 'support@inkling.test')).some(({ plain }) => plain.includes(words)),
    )
    .toBe(true);
});

test('help answers on its page and in the floating widget', async ({
  page,
  signIn,
  goWithinApp,
  expectAccessible,
}) => {
  await signIn('mia');
  await page.goto('/help');
  await expectAccessible();
  await expect(page.getByText('9am to 5pm EST').first()).toBeVisible();
  await goWithinApp('/students/dashboard');
  await page.getByRole('button', { name: /help/i }).click();
  await expectAccessible();
});

test('a wrong verification or unsubscribe link says so kindly', async ({ page, expectAccessible }) => {
  await page.goto('/verify_email?token=wrong');
  await expect(page.getByText('Email Verification Failed')).toBeVisible();
  await expectAccessible();
  await page.goto('/email/unsubscribe?token=reminders.wrong');
  await expect(page.getByText('This link does not work')).toBeVisible();
  await expectAccessible();
});
