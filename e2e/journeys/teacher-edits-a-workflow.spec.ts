import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const video = fileURLToPath(new URL('../../server/src/demo/media/plan-a-story.webm', import.meta.url));

const chooseType = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Activity type' }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

const stepsOf = (page: Page) => page.getByRole('list', { name: 'Steps of the workflow' });

const expectOrder = (page: Page, titles: string[]) =>
  expect(stepsOf(page).getByRole('group')).toHaveText(
    titles.map((title, index) => new RegExp(`^${index + 1}\\. ${title}`)),
  );

/** The drag is announced before the rows are measured and the keys are heard: both follow within two frames. */
const measured = (page: Page) =>
  page.evaluate(
    'new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done))))',
  );

test('a teacher builds a workflow, puts it in order and tries it as a student', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  await signIn('teacher@demo.inkling.test');
  await page.goto('/teacher/activities/create');
  await chooseType(page, 'Persuasive');
  const templates = page.getByRole('list', { name: 'Workflow templates' });
  await expect(templates.getByText('NAPLAN rehearsal: persuasive, Year 3')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Use Persuasive essay' }).click();
  await expectOrder(page, ['Brainstorming', 'Outlining', 'Drafting', 'Revising & Feedback']);

  await test.step('steps move by keyboard and by button, and say so', async () => {
    await page.getByRole('button', { name: 'Drag Outlining' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up Outlining, number 2 of 4.')).toBeAttached();
    await measured(page);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Outlining would be number 1 of 4.')).toBeAttached();
    await page.keyboard.press('Space');
    await expectOrder(page, ['Outlining', 'Brainstorming', 'Drafting', 'Revising & Feedback']);
    const down = page.getByRole('button', { name: 'Move Outlining down' });
    await down.press('Enter');
    await expectOrder(page, ['Brainstorming', 'Outlining', 'Drafting', 'Revising & Feedback']);
    await expect(page.getByText('Outlining is now number 2 of 4.')).toBeAttached();
    await expect(down).toBeFocused();
  });

  await test.step('a planning form is built', async () => {
    await page.getByRole('button', { name: /^Planning form/ }).click();
    const form = page.getByRole('group', { name: 'Step 4: Outlining 2' });
    await form.getByLabel('Step title').fill('One last look');
    const look = page.getByRole('group', { name: 'Step 4: One last look' });
    await look.getByRole('button', { name: 'Add a question' }).click();
    await look.getByLabel('Question', { exact: true }).fill('How sure are you?');
    await look.getByRole('combobox', { name: 'Kind of answer' }).click();
    await page.getByRole('option', { name: 'Choose one' }).click();
    await look.getByLabel('Options').fill('Very\nNot yet');
    await expectAccessible();
  });

  await test.step('only videos are taken', async () => {
    await page.getByRole('button', { name: /^Video/ }).click();
    const watch = page.getByRole('group', { name: 'Step 5: Watch' });
    const file = watch.locator('input[type=file]');
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no film') });
    await expect(watch.getByText('Please select a valid video file')).toBeVisible();
    await file.setInputFiles(video);
    await expect(watch.getByRole('button', { name: 'Replace video' })).toBeVisible();
    await expect(watch.locator('video')).toBeVisible();
  });

  await test.step('the preview can be tried and keeps nothing', async () => {
    await page.getByRole('button', { name: 'Preview as a student' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview as a student' });
    await preview.getByRole('button', { name: 'Continue to Outlining' }).click();
    await preview.getByLabel('What do you want people to think or do?').fill('More trees at school');
    await expectAccessible();
    await preview.getByRole('button', { name: 'Continue to Drafting' }).click();
    await expect(preview.getByText('More trees at school')).toBeVisible();
    await preview.getByRole('button', { name: 'One last look', exact: true }).click();
    await expect(preview.getByRole('radio', { name: 'Not yet' })).toBeVisible();
    await preview.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(preview.locator('video')).toBeVisible();
    await preview.getByRole('button', { name: 'Close the preview' }).click();
    await expect(preview).toHaveCount(0);
    await expect(page.getByText('More trees at school')).toHaveCount(0);
  });
});
