import type { Page } from '@playwright/test';
import { startE2eServer } from '../fixtures/server.ts';
import { expect, password, test } from '../fixtures/test.ts';

test.use({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      // A passkey belongs to a name, never to a number.
      const server = await startE2eServer({ hostname: 'localhost' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A device of Chromium's own that asks nobody for a fingerprint. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Without a finger on it, a list of names stays open. */
    setPresent: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    countKeys: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};

test('a parent adds a passkey, signs in with it and removes it', async ({
  page,
  server,
  newParent,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  const parent = await newParent();
  const device = await addAuthenticator(page);
  await signIn(parent);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Passkeys' });

  // A session left open for a while has to show first whose it is.
  await server.command('advance', { minutes: 11 });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByLabel('Your password').fill('not-the-password');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('This is not your password')).toBeVisible();
  await expectAccessible();
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The passkey opens your account from now on')).toBeVisible();
  expect(await device.countKeys()).toBe(1);

  await card.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('My phone')).toBeVisible();
  await expectAccessible();

  await device.setPresent(false);
  await page.evaluate('localStorage.clear()');
  await page.goto('/login?redirect=/settings');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectAccessible();
  await device.setPresent(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(card.getByText(/last used/)).toBeVisible();

  // Long after, the passkey itself shows that it is them.
  await server.command('advance', { minutes: 11 });
  await card.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey no longer opens your account')).toBeVisible();
  await expect(card.getByText('My phone')).toBeHidden();
  await expect
    .poll(async () => (await server.command('emails', parent.email)).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([
        'A passkey was added to your account',
        'A passkey was removed from your account',
      ]),
    );

  await page.evaluate('localStorage.clear()');
  await device.setPresent(false);
  await page.goto('/login');
  await device.setPresent(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('does not open an account here');
});

test('the browser offers a passkey in the field for the name', async ({ page, newParent, signIn }) => {
  const parent = await newParent();
  const device = await addAuthenticator(page);
  await signIn(parent);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey opens your account from now on')).toBeVisible();
  expect(await device.countKeys()).toBe(1);
  await page.evaluate('localStorage.clear()');
  // Chromium's device stands for somebody who picks it from the list.
  await page.goto('/login');
  await expect(page).toHaveURL(/\/parent\/dashboard$/);
});
