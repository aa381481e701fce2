import { expect, password, test } from '../fixtures/test.ts';

test('a guard sends the signed out to login and back to where they wanted to go', async ({
  page,
  newParent,
  expectAccessible,
}) => {
  const parent = await newParent();
  await page.goto('/settings?section=appearance');
  await expect(page).toHaveURL(/\/login\?redirect=\/settings%3Fsection%3Dappearance$/);
  await expectAccessible();

  await page.getByLabel('Email or Username').fill(` ${parent.email} `);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('is not right');

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\?section=appearance$/);
});

test('a student lands on the dashboard and is kept out of foreign and unknown pages', async ({
  page,
  signIn,
}) => {
  await signIn('mia');
  for (const path of ['/', '/parent/dashboard', '/no-such-page']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/students\/dashboard$/);
  }
  // A piece of the app that is gone, or a connection that is, leaves nobody on an empty page.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page
    .getByRole('link', { name: /^Challenge/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
});

test('logging out asks first, ends the session on the server and forgets everything', async ({
  page,
  newParent,
  signIn,
  request,
}) => {
  const parent = await newParent();
  await signIn(parent);
  await page.goto('/profile');
  const logOut = async () => {
    await page.getByRole('button', { name: parent.screen_name, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Are you sure you want to logout?')).toBeVisible();
  };
  await logOut();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await logOut();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /logout/i })
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate('localStorage.getItem("inkling:web-user:access-token")')).toBeNull();
  const response = await request.get('/app_api/v1/mine', { headers: { authorization: parent.token } });
  expect(response.status()).toBe(401);
});
