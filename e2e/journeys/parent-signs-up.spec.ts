import { expect, linkInEmail, password, test } from '../fixtures/test.ts';

test('a parent signs up, verifies the address from the mail and stays signed in', async ({
  page,
  server,
  expectAccessible,
}) => {
  const email = `ada.${process.pid}@example.test`;
  await page.goto('/register');
  await expectAccessible();
  await page.getByLabel('Email').fill(`  ${email} `);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /create|sign up/i }).click();
  await expect(page).toHaveURL(/\/parent\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();

  const link = await linkInEmail(server, email, 'Please verify your email');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/parent\/dashboard/);
});
