import { accounts, consentText, writings } from '@inkling/contract';
import type { Page } from '@playwright/test';
import { startE2eServer } from '../fixtures/server.ts';
import { addChild, test as base, expect, linkInEmail, password } from '../fixtures/test.ts';

/** A server of its own: its clock goes a month ahead. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startE2eServer({ demo: false });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const register = async (page: Page, email: string) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /create|sign up/i }).click();
  await expect(page).toHaveURL(/\/parent\/dashboard/);
};

const signIn = async (page: Page, identifier: string) => {
  await page.goto('/login');
  await page.getByLabel('Email or Username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/);
};

const addChildInForm = async (page: Page, username: string) => {
  await page.goto('/parent/children');
  const form = page.getByRole('region', { name: 'Add a Child Account' });
  await form.getByLabel('Full name').fill('Robin Rivers');
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('combobox', { name: 'Grade' }).click();
  await page.getByRole('option', { name: 'Year 5', exact: true }).click();
  await form.getByRole('checkbox', { name: consentText }).check();
  await form.getByRole('button', { name: 'Add child' }).click();
  await expect(page.getByText('Child account created successfully')).toBeVisible();
};

const createOwnWriting = async (page: Page, title: string) => {
  await page.goto('/students/new-writing');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'Year 5', exact: true }).click();
  await page.getByRole('radio', { name: 'Creative Writing' }).click();
  await page.getByRole('button', { name: 'Start writing' }).click();
};

test('a family meets the free limit, upgrades, goes on writing, pays late, cancels, and is back on Free at the period’s end', async ({
  page,
  browser,
  server,
  api,
  expectAccessible,
}) => {
  test.slow();
  const email = `upgrade.${process.pid}@example.test`;
  const username = `upgrade_child_${process.pid}`;
  await register(page, email);
  const link = await linkInEmail(server, email, 'Please verify your email');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully' })).toBeVisible();
  await addChildInForm(page, username);

  const response = await api(accounts.signIn, { body: { identifier: username, password } });
  const { token } = response as { token: string }; // The contract's response, checked by the server.
  for (const title of ['One', 'Two', 'Three', 'Four'])
    await api(writings.createOwnWriting, {
      body: { title, grade_level: 5, writing_type: 'creative' },
      token,
    });
  const child = await browser.newPage({ baseURL: server.url });
  await signIn(child, username);
  await createOwnWriting(child, 'The fifth story');
  const dialog = child.getByRole('dialog', { name: 'Plan limit reached' });
  await expect(dialog).toContainText('ask your parent');
  await dialog.getByRole('button', { name: 'See plans' }).click();
  await expect(child.getByText('Only parents can subscribe to a plan')).toBeVisible();

  await page.goto('/parent/billing');
  const offer = page.getByRole('region', { name: 'Special offer' });
  await expect(offer).toContainText('first month $9.90, then $49 per month');
  await expect(offer).toContainText('Special offer, until tomorrow, ');
  await expect(page.getByRole('region', { name: 'Current Plan' })).toContainText('Free Plan');
  await expectAccessible();
  await offer.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByText('Payment sandbox: no card is asked for and no money moves')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Let the bank decline it' }).click();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.goto('/parent/billing');
  await offer.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('button', { name: 'Pay $9.90' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('Your subscription is activated.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('Unlimited AI').first()).toBeVisible();

  await createOwnWriting(child, 'The fifth story');
  await expect(child).toHaveURL(/\/writing\/\d+/);

  await page.getByRole('link', { name: 'Billing', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Current Plan' })).toContainText('Unlimited AI');
  await expectAccessible();
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('switch', { name: 'Let the next payment fail' }).click();
  await expect(page.getByRole('switch', { name: 'Let the next payment fail' })).toBeChecked();
  await server.command('advance', { days: 32 });
  await server.command('runScheduled', 'renew-sandbox');
  // A month later the old session is over too.
  await signIn(page, email);
  const late = page.getByRole('region', { name: 'Your plan' });
  await expect(late).toContainText('A payment did not go through.');
  await expectAccessible();
  await late.getByRole('link', { name: 'Check payment details' }).click();
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Renews on' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel your plan?' });
  await expect(question).toContainText('all children keep their accounts');
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled: ends on' })).toBeVisible();

  await server.command('advance', { days: 32 });
  await server.command('runScheduled', 'renew-sandbox');
  await expect(async () => {
    const subjects = (await server.command('emails', email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your plan has ended');
  }).toPass();
  await signIn(page, email);
  await page.getByRole('link', { name: 'Billing', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Current Plan' })).toContainText('Free Plan');
  await expect(page.getByRole('button', { name: 'Manage Billing' })).toHaveCount(0);
  await signIn(child, username);
  await child.goto('/students/my-writing');
  await expect(child.getByText('The fifth story').first()).toBeVisible();
  await child.close();
});

test('the plans page opens for all, asks guests to sign in, and lets go only of a whole form', async ({
  page,
  api,
  newParent,
  expectAccessible,
}) => {
  const parent = await newParent();
  await addChild(api, parent);
  await page.goto('/subscription');
  for (const tag of ['Cancel Anytime', '14-Day Money Back', 'Secure Payment'])
    await expect(page.getByText(tag, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/register');
  await expectAccessible();
  await page.getByRole('button', { name: 'Select: Unlimited AI' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=.*subscription/);
  await page.getByLabel('Email or Username').fill(parent.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/subscription$/);

  // A plan that is looked at can be left again.
  await page.getByRole('button', { name: 'Select: Unlimited AI' }).click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.goBack();

  await page.getByText('Yearly', { exact: true }).click();
  await expect(page.getByText('$468 billed yearly')).toBeVisible();
  await page.getByRole('button', { name: 'Select: Unlimited AI' }).click();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('$468 per year');
  await page.getByText('Monthly', { exact: true }).first().click();
  await expect(summary).toContainText('$49 per month');
  await expect(summary).toContainText('$9.90');

  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  for (const [label, text] of [
    ['Cardholder name', 'Sam Rivers'],
    ['Card number', '4242 4242 4242 4242'],
    ['Expiry', '12/30'],
    ['Security code', '123'],
    ['Address', '1 Harbour Street'],
    ['City', 'Sydney'],
    ['Zip code', '2000'],
  ] as const) {
    await expect(subscribe).toBeDisabled();
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(subscribe).toBeEnabled();
  await page.getByRole('checkbox', { name: /I agree/ }).uncheck();
  await expect(subscribe).toBeDisabled();
  await page.getByRole('button', { name: 'Terms of Use' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Use' });
  await expect(terms.getByRole('heading').nth(1)).toBeVisible();
  await terms.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await expectAccessible();
  await subscribe.click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Payment canceled' })).toBeVisible();
  expect(sent.join()).not.toMatch(/4242|Harbour|12\/30/);
  await page.getByRole('button', { name: 'The price' }).click();
  await expect(page.getByText('Thank you, that helps us.')).toBeVisible();
  await expectAccessible();
});
