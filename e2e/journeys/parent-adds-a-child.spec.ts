import { consentText } from '@inkling/contract';
import type { Page } from '@playwright/test';
import { addChild, expect, linkInEmail, password, test } from '../fixtures/test.ts';

const formNamed = (page: Page, name: string) => page.getByRole('region', { name });

const fillIn = async (page: Page, child: { name: string; username: string; year: string }) => {
  const form = formNamed(page, 'Add a Child Account');
  await form.getByLabel('Full name').fill(child.name);
  await form.getByRole('textbox', { name: 'Username' }).fill(child.username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('combobox', { name: 'Grade' }).click();
  await page.getByRole('option', { name: child.year, exact: true }).click();
  await form.getByRole('checkbox', { name: consentText }).check();
  return form;
};

test('a parent signs up, verifies, adds, changes and deletes children', async ({
  page,
  server,
  browser,
  expectAccessible,
}) => {
  test.slow();
  const email = `grace.${process.pid}@example.test`;
  const username = `grace_child_${process.pid}`;
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /create|sign up/i }).click();
  await expect(page.getByText('No children found')).toBeVisible();
  await page.getByRole('link', { name: 'Add Your First Child' }).click();
  await expect(
    page.getByText("You haven't added any children yet. Create your first child account below."),
  ).toBeVisible();
  await expectAccessible();

  const form = formNamed(page, 'Add a Child Account');
  await form.getByRole('button', { name: 'Add child' }).click();
  await expect(form.getByText('Full name is required')).toBeVisible();
  await expectAccessible();

  await fillIn(page, { name: 'Mia Rivers', username, year: 'Year 5' });
  await form.getByRole('button', { name: 'Add child' }).click();
  const verifyDialog = page.getByRole('dialog', { name: 'Verify your email' });
  await expect(verifyDialog.getByText('Please verify your email to continue.')).toBeVisible();
  await verifyDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Full name')).toHaveValue('Mia Rivers');

  const link = await linkInEmail(server, email, 'Please verify your email');
  const letterBox = await page.context().newPage();
  await letterBox.goto(link.pathname + link.search);
  await expect(letterBox.getByRole('heading', { name: 'Email Verified Successfully' })).toBeVisible();
  await letterBox.close();
  await form.getByRole('button', { name: 'Add child' }).click();
  await expect(page.getByText('Child account created successfully')).toBeVisible();
  const mia = page.getByRole('article').filter({ hasText: 'Mia Rivers' });
  await expect(mia.getByText('Year 5')).toBeVisible();
  await expect(form.getByLabel('Full name')).toHaveValue('');
  await expectAccessible();

  const childPage = await browser.newPage({ baseURL: server.url });
  await childPage.goto('/login');
  await childPage.getByLabel('Email or Username').fill(username);
  await childPage.getByLabel('Password', { exact: true }).fill(password);
  await childPage.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(childPage).toHaveURL(/\/students\/dashboard/);
  await childPage.close();

  await mia.getByRole('link', { name: /^Edit/ }).click();
  const editing = formNamed(page, 'Edit Child Account');
  await expect(editing.getByRole('textbox', { name: 'Username' })).toHaveValue(username);
  await expectAccessible();
  await editing.getByLabel('Email (optional)').fill(`mia.${process.pid}@example.test`);
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Child account updated successfully')).toBeVisible();
  await expect(mia.getByText(`mia.${process.pid}@example.test`)).toBeVisible();
  await expect(form).toBeVisible();

  await mia.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByText(
    "Are you sure you want to delete Mia Rivers's account? This action cannot be undone.",
  );
  await expect(question).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Child account deleted successfully')).toBeVisible();
  await expect(page.getByText("You haven't added any children yet.")).toBeVisible();
});

test('the third child of a free family meets the plan limit and nothing typed is lost', async ({
  page,
  api,
  newParent,
  signIn,
  expectAccessible,
}) => {
  const parent = await newParent();
  await addChild(api, parent);
  await addChild(api, parent);
  await signIn(parent);
  await page.goto('/parent/dashboard');
  await expect(page.getByText('No activities yet')).toHaveCount(2);
  await expectAccessible();
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/parent\/children\?id=\d+/);
  await expect(formNamed(page, 'Edit Child Account').getByLabel('Full name')).toHaveValue('Robin Rivers');
  await formNamed(page, 'Edit Child Account').getByRole('button', { name: 'Cancel' }).click();

  const form = await fillIn(page, { name: 'Third Child', username: `third_${process.pid}`, year: 'Year 2' });
  await form.getByRole('button', { name: 'Add child' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan limit reached' });
  await expect(dialog.getByText('Your plan includes up to 2 child accounts.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Full name')).toHaveValue('Third Child');
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue(`third_${process.pid}`);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const leaving = page.getByRole('dialog', { name: 'Leave this page?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(form.getByLabel('Full name')).toHaveValue('Third Child');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/parent\/dashboard/);
});

test("a parent looks at each child's progress", async ({ page, signIn, expectAccessible }) => {
  await signIn('parent@demo.inkling.test');
  await page.goto('/parent/dashboard');
  await page
    .getByRole('link', { name: /^Progress of/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: "Children's Progress" })).toBeVisible();
  await expect(page.getByText('Completed Tasks')).toBeVisible();
  await expect(page.getByText('With Unlimited AI you see here')).toBeVisible();
  await expectAccessible();
  const second = page.getByRole('radio').nth(1);
  await second.click();
  await expect(second).toBeChecked();
  await expect(page).toHaveURL(/id=\d+/);
  await expectAccessible();
});

test('a parent hands the device to a new child, who begins', async ({ page, signIn }) => {
  await signIn('family@demo.inkling.test');
  await page.goto('/parent/children');
  const child = { name: 'Otto Okafor', username: `otto_${process.pid}`, year: 'Year 4' };
  const form = await fillIn(page, child);
  await form.getByRole('button', { name: 'Add child' }).click();
  await page.getByRole('button', { name: 'Open on this device' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/students\/dashboard/);
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome back, ${child.username}!` }),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByText('Tom Okafor')).toHaveCount(0);
});
