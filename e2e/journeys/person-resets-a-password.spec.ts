import { expect, linkInEmail, test } from '../fixtures/test.ts';

test('a parent who forgot the password gets a link, chooses a new one and is signed in', async ({
  page,
  server,
  newParent,
  expectAccessible,
}) => {
  const parent = await newParent();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectAccessible();
  await page.getByLabel('Email').fill(parent.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Reset email sent, please check your email')).toBeVisible();

  const link = await linkInEmail(server, parent.email, 'Choose a new password');
  await page.goto(link.pathname + link.search);
  await expectAccessible();
  const choose = async (first: string, second: string) => {
    await page.getByLabel('New password', { exact: true }).fill(first);
    await page.getByLabel('Confirm new password').fill(second);
    await page.getByRole('button', { name: 'Reset password' }).click();
  };
  await choose('password123', 'password123');
  await expect(page.getByText('too easy to guess')).toBeVisible();
  await choose('a-brand-new-lantern', 'a-brand-new-lantern');
  await expect(page).toHaveURL(/\/parent\/dashboard$/);

  await page.evaluate('localStorage.clear()');
  await page.goto(link.pathname + link.search);
  await choose('a-third-new-lantern', 'a-third-new-lantern');
  await expect(page.getByText('This reset link is no longer valid')).toBeVisible();
});
