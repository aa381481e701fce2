import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const example = (name: string) =>
  fileURLToPath(new URL(`../../docs/example-rosters/${name}.zip`, import.meta.url));
const dialogOf = (page: Page) => page.getByRole('dialog');
const chooseFile = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Upload a roster' }).click();
  await dialogOf(page).locator('input[type=file]').setInputFiles(example(name));
};

test('an admin brings in a roster, and the same one again changes nothing', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@demo.inkling.test');
  await page.goto('/school');
  await chooseFile(page, 'with-mistakes');
  await expect(dialogOf(page).getByText('3 lines need a look')).toBeVisible();
  await expect(dialogOf(page).getByText('users.csv, line 7')).toBeVisible();
  await dialogOf(page).locator('input[type=file]').setInputFiles(example('first-term'));
  await dialogOf(page).getByRole('button', { name: 'Add 4 students' }).click();
  const added = dialogOf(page).getByRole('region', { name: 'Add 4 students' });
  await expect(added.getByText('Amira Haddad')).toBeVisible();
  await expectAccessible();
  await dialogOf(page).getByRole('button', { name: 'Apply' }).click();
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('4 students added')).toBeVisible();

  await chooseFile(page, 'first-term');
  await expect(dialogOf(page).getByText('Nothing will change.')).toBeVisible();
  await dialogOf(page).locator('input[type=file]').setInputFiles(example('next-term'));
  await dialogOf(page).getByRole('button', { name: 'Take students out of classes: 1 place' }).click();
  await expect(dialogOf(page).getByText('Ben Tran')).toBeVisible();
});
