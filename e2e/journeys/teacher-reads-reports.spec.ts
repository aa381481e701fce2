import { expect, test } from '../fixtures/test.ts';

const course = 'Year 5 Story Makers';

test('a teacher reads reports, tries a failed one again, asks for a new one and takes it along', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  await signIn('teacher@demo.inkling.test');
  // The demo's teacher writes reports in other journeys too.
  let total = 0;

  await test.step('from the feedback center to the list', async () => {
    await page.goto('/feedback');
    await page.getByRole('link', { name: 'Writing reports' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Writing Reports' })).toBeVisible();
    const count = page.getByText(/^\d+ reports in total$/);
    total = Number.parseInt((await count.textContent()) ?? '', 10);
    expect(total).toBeGreaterThanOrEqual(12);
    await expectAccessible();
  });

  await test.step('a failed one is tried again', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(page).toHaveURL(/status_eq=failed/);
    await expect(page.getByText('1 report in total')).toBeVisible();
    await page.getByRole('button', { name: 'Retry: Leo Kapoor' }).click();
    await expect(page.getByText('No Writing Reports Yet')).toBeVisible();
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page.getByText(`${total} reports in total`)).toBeVisible();
  });

  await test.step('a new one is asked for and appears by itself', async () => {
    await page.getByRole('button', { name: 'New report' }).click();
    const dialog = page.getByRole('dialog', { name: 'New report' });
    await dialog.getByRole('button', { name: 'Write the report' }).click();
    await expect(dialog.getByText('Please choose a course')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Course' }).click();
    await page.getByRole('option', { name: course }).click();
    await dialog.getByRole('combobox', { name: 'Student' }).click();
    await page.getByRole('option', { name: 'Mia Kapoor' }).click();
    await dialog.getByLabel('To', { exact: false }).fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Write the report' }).click();
    await expect(dialog.getByText('The end date cannot be before the start date')).toBeVisible();
    await dialog.getByRole('button', { name: 'Last 4 weeks' }).click();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Write the report' }).click();
    await expect(page.getByText('1 report is being written')).toBeVisible();
    await expect(page.getByText(`${total + 1} reports in total`)).toBeVisible();
  });

  await test.step('the whole report, as a dialog, a file, a page and on paper', async () => {
    // The newest stands first; until it is written, its card has nothing to open.
    const newest = page.getByRole('list', { name: 'Writing reports' }).getByRole('article').first();
    await newest.getByRole('button', { name: 'View full report: Mia Kapoor' }).click();
    const report = page.getByRole('dialog', { name: 'Writing report: Mia Kapoor' });
    await expect(report.getByText(/^Mia Kapoor finished \d+ pieces?/)).toBeVisible();
    await expectAccessible();
    const saved = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Download PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Writing report Mia Kapoor [\d-]+\.pdf$/);
    await report.getByRole('link', { name: 'Open as a page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Writing report: Mia Kapoor' })).toBeVisible();
    await expectAccessible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText(/^Mia Kapoor finished \d+ pieces?/)).toBeVisible();
  });
});
