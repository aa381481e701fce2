import type { Page } from '@playwright/test';
import { expect, password, test } from '../fixtures/test.ts';

const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a teacher adds, changes and removes a student', async ({ page, signIn, expectAccessible }) => {
  test.slow();
  await signIn('teacher@demo.inkling.test');
  await page.goto('/teacher/students');
  await expect(rowOf(page, 'Mia Kapoor')).toContainText('Year 5');
  await expectAccessible();

  await page.getByRole('button', { name: 'Add Student' }).click();
  const form = dialogNamed(page, 'Add Student');
  await form.getByRole('button', { name: 'Add Student' }).click();
  await expect(form.getByText('Full name is required')).toBeVisible();
  await expectAccessible();
  await form.getByLabel('Full Name').fill('Ivy Quill');
  await form.getByLabel('Email Address').fill(`ivy.${process.pid}@school.test`);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('combobox', { name: 'Grade Level' }).click();
  await page.getByRole('option', { name: '4th Grade' }).click();
  await form.getByRole('button', { name: 'Add Student' }).click();
  await expect(page.getByText(/Ivy Quill signs in as ivy_quill/)).toBeVisible();
  await expect(rowOf(page, 'Ivy Quill')).toContainText('Year 4');

  await page.getByRole('button', { name: 'Edit Ivy Quill' }).click();
  await dialogNamed(page, 'Edit Student').getByLabel('Full Name').fill('Ivy Feather');
  await dialogNamed(page, 'Edit Student').getByRole('button', { name: 'Save changes' }).click();
  await expect(dialogNamed(page, 'Edit Student')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Find students..' }).fill('feather');
  await expect(page).toHaveURL(/keyword=feather/);
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete Ivy Feather' }).click();
  const question = dialogNamed(page, 'Delete Ivy Feather?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No students found')).toBeVisible();
});

test('a teacher imports a class, prints its login cards, and a student signs in and hears of new work', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  await signIn('teacher@demo.inkling.test');
  await page.goto('/teacher/students');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = dialogNamed(page, 'Import Students');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const picker = dialog.locator('input[type=file]');
  const mail = `${process.pid}.school.test`;
  await picker.setInputFiles(
    file(
      'class.csv',
      `Name;Email;Grade Level\nOtto Reed;otto@${mail};Year 5\nMaximiliana-Alexandrina O'Brien;max@${mail};5\nBad;bad@;5`,
    ),
  );
  await expect(dialog.getByText('2 will be added')).toBeVisible();
  await expect(dialog.getByText('This is not a complete e-mail address')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Course (optional)' }).click();
  await page.getByRole('option', { name: 'Year 5 Story Makers' }).click();
  await expect(dialog.getByText('2 will be added')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('2 added', { exact: false })).toBeVisible();
  await dialog.getByRole('link', { name: 'Login cards' }).click();

  await page.getByRole('button', { name: 'Make login cards' }).click();
  await dialogNamed(page, 'Make new login cards?').getByRole('button', { name: 'Make cards' }).click();
  const cards = page.getByRole('list', { name: 'Login cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const card = cards.filter({ hasText: 'Otto Reed' });
  await expect(card).toContainText('otto_reed');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible();
  await expect(page.getByText('Mia Kapoor')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const hints = cards.getByText('Keep this card safe, and show it to nobody.');
  for (const index of [0, 1]) {
    const paper = await cards.nth(index).boundingBox();
    const hint = await hints.nth(index).boundingBox();
    expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThan((paper?.y ?? 0) + (paper?.height ?? 0));
  }
  await page.emulateMedia({ media: null });
  const secret = await card.getByRole('definition').last().textContent();

  const child = await browser.newPage();
  await child.goto(new URL('/login', page.url()).href);
  await child.getByLabel(/username/i).fill('otto_reed');
  await child.getByLabel('Password', { exact: true }).fill(secret ?? '');
  await child.getByRole('button', { name: 'Sign in', exact: true }).click();
  await child.getByRole('button', { name: /^Notices, \d+ new$/ }).click();
  await expect(child.getByRole('link', { name: /New writings? to do/ })).toBeVisible();
  await child.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(child.getByRole('button', { name: 'Notices, nothing new' })).toBeVisible();
  await child.close();
});

test('login cards are printed eight to a page, also when one came from the class', async ({
  page,
  signIn,
}) => {
  await signIn('teacher@demo.inkling.test');
  await page.goto('/teacher/courses');
  await page
    .getByRole('article')
    .filter({ hasText: 'Year 5 Story Makers' })
    .getByRole('link', { name: /View Details/ })
    .click();
  await page.getByRole('link', { name: 'Login cards' }).click();
  await page.getByRole('button', { name: 'Make login cards' }).click();
  await dialogNamed(page, 'Make new login cards?').getByRole('button', { name: 'Make cards' }).click();
  const cards = page.getByRole('list', { name: 'Login cards' }).getByRole('listitem');
  await cards.first().waitFor();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(Math.ceil((await cards.count()) / 8));
});
