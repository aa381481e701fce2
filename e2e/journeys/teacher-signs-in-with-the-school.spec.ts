import { startE2eServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const paula = { sub: 'paula', name: 'Paula Winter', email: 'paula@demo.inkling.test', email_verified: true };
const admin = { sub: 'ruth', name: 'Ruth Calder', email: 'admin@demo.inkling.test', email_verified: true };
const client = { client_id: 'inkling', client_secret: 'a secret for the journey' };

test.use({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startE2eServer({ environment: { SIGN_ON_PRIVATE_ADDRESSES: 'allow' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('an admin sets the school’s sign-on up, and a new teacher and the admin sign in with it', async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  const issuer = await server.command('startOpenIdProvider', [paula, admin]);
  await signIn('admin@demo.inkling.test');
  await page.goto('/school');
  await page.getByRole('button', { name: 'Add a sign-on' }).click();
  await page.getByRole('combobox', { name: 'Who runs your school’s accounts?' }).click();
  await page.getByRole('option', { name: 'Another provider' }).click();
  await page.getByLabel('Issuer').fill(issuer);
  await page.getByRole('button', { name: 'Continue' }).click();

  const dialog = page.getByRole('dialog', { name: 'Another provider' });
  const address = async (path: RegExp) => (await dialog.getByText(path).textContent()) ?? '';
  await server.command('addOpenIdClient', {
    ...client,
    redirect_uri: await address(/\/sign-on\/\w+$/),
    sign_out_uri: await address(/\/sign_out$/),
  });
  await dialog.getByLabel('Client ID').fill(client.client_id);
  await dialog.getByRole('textbox', { name: 'Client secret' }).fill(client.client_secret);
  await dialog.getByLabel('Email domains').fill('demo.inkling.test');
  await dialog.getByRole('combobox', { name: 'Who may come in?' }).click();
  await page.getByRole('option', { name: 'Everybody becomes a teacher' }).click();
  await dialog.getByRole('button', { name: 'Test the connection' }).click();
  await expect(dialog.getByText(/It answers as it should/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('switch', { name: /^Signing in with/ }).press('Space');
  await expect(page.getByText('On', { exact: true })).toBeVisible();
  await expectAccessible();

  const signInWithSchool = async (name: string) => {
    await page.evaluate('localStorage.clear()');
    await page.goto('/login?redirect=/settings');
    await page.getByRole('link', { name: 'Sign in with your school' }).click();
    await expectAccessible();
    await page.getByLabel('School email or school code').fill('me@demo.inkling.test');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name }).click();
  };
  await signInWithSchool('Paula Winter');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Paula Winter');
  await expect(page.getByRole('region', { name: 'School sign-in' })).toContainText('The only way into');

  await page.context().clearCookies();
  await signInWithSchool('Ruth Calder');
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Password', { exact: true }).fill('inkling-demo');
  await page.getByRole('button', { name: 'Link and sign in' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('button', { name: /^Unlink/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  // This session came through the school, and ends with the link.
  await expect(page).toHaveURL(/\/login/);

  await page.goto('/sign-on/nowhere?state=forged&code=forged');
  await expect(page.getByRole('alert')).toContainText('Please begin again');
  await expectAccessible();
});
