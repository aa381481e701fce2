import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const teacher = 'teacher@demo.inkling.test';

/** A real picture of one dot. */
const picture = {
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const addActivity = async (page: Page, field: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
};

test('a teacher creates a course, copies its code, changes and archives it', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(teacher);
  await page.goto('/teacher/courses');
  await expectAccessible();
  await page.getByRole('link', { name: 'New Course' }).click();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByLabel('Course title')).toBeFocused();
  await expectAccessible();

  await page.getByLabel('Course title').fill('Moonlight Scribes');
  await choose(page, 'Subject', 'Writing');
  await page.getByLabel('Description').fill('Stories that begin in the dark.');
  await page.getByLabel('Learning goal').fill('Finish one story.');
  await page.getByRole('button', { name: 'Primary (Years 1-6)' }).click();
  await page.getByRole('checkbox', { name: 'Year 1', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Story Structure' }).click();
  await addActivity(page, 'Associated activities');
  await page.getByRole('button', { name: '1 week' }).click();
  const code = page.getByRole('textbox', { name: 'Class code' });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(code).toHaveValue(/^\d{8}$/);
  const digits = await code.inputValue();
  await page.getByRole('button', { name: 'Create Course' }).click();

  const card = page.getByRole('article').filter({ hasText: 'Moonlight Scribes' });
  await expect(card.getByText('Year 2 to Year 6')).toBeVisible();
  await expect(card.getByText('1 activity')).toBeVisible();
  await card.getByRole('button', { name: 'Copy class code' }).click();
  await expect(page.getByText('Class code copied successfully')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(digits);

  await card.getByRole('link', { name: 'Edit Moonlight Scribes' }).click();
  await expect(page.getByRole('textbox', { name: 'Class code' })).toHaveValue(digits);
  await page.getByLabel('Course title').fill('Late Moonlight Scribes');
  await page.getByRole('button', { name: 'Update Course' }).click();
  await page.getByRole('link', { name: 'View Details of Late Moonlight Scribes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Late Moonlight Scribes' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page).toHaveURL(/\/teacher\/courses$/);
  await expect(page.getByRole('heading', { name: 'Year 5 Story Makers' })).toBeVisible();
  await expect(page.getByText('Late Moonlight Scribes')).toHaveCount(0);

  await page.getByRole('link', { name: 'View Details of Year 5 Story Makers' }).click();
  const row = page.getByRole('row', { name: /Noah Tran/ });
  await expect(row.getByText('Overdue').first()).toBeVisible();
  await row.getByRole('checkbox', { name: 'Select Noah Tran' }).click();
  await expect(page.getByText('1 student selected')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove from this class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from this class' }).click();
  await expect(page.getByText('1 student removed from this class')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a teacher creates a challenge with a cover, and sees who takes part in another', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  await signIn(teacher);
  await page.goto('/teacher/challenges');
  await expectAccessible();
  await page.getByRole('link', { name: 'Create New Challenge' }).click();
  await page.getByRole('button', { name: 'Create Challenge' }).click();
  await expect(page.getByText('Cover is required')).toBeVisible();
  await expectAccessible();

  await page.getByRole('textbox', { name: 'Title' }).fill('Ghost Stories');
  await page.getByLabel('Brief').fill('Nobody is in the attic.');
  await page.getByLabel('Description').fill('Or so they say.');
  await page.getByRole('textbox', { name: 'Requirements' }).fill('At most 300 words.');
  await page.getByRole('group', { name: 'Cover' }).locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('Start date').fill('2031-05-10');
  await page.getByLabel('End date').fill('2031-05-20');
  await page.getByRole('button', { name: '2 hours' }).click();
  await page.getByRole('button', { name: 'All Years' }).click();
  await addActivity(page, 'Activities');
  await page.getByRole('button', { name: 'Create Challenge' }).click();

  const card = page.getByRole('article').filter({ hasText: 'Ghost Stories' });
  await expect(card.getByText('Starts 10 May 2031')).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', /cover\.png$/);
  await card.getByRole('link', { name: 'Edit: Ghost Stories' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Ghost Stories');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('Are you sure you want to cancel? Any unsaved changes will be lost.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await card.getByRole('button', { name: 'Delete: Ghost Stories' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Challenge deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.getByRole('link', { name: "Participants: Young Storytellers' Fortnight" }).click();
  await expect(page.getByText('5 participants')).toBeVisible();
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Search participants..' }).fill('mia');
  await expect(page.getByRole('row')).toHaveCount(2);
});
