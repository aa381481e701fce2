import { expect, test } from '../fixtures/test.ts';

test('a teacher sees what the class needs, how far each student is, and what is overdue', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('teacher@demo.inkling.test');
  const insight = page.getByRole('region', { name: 'Class insight' });
  // The coach reads the demo school's pieces behind the start.
  await expect(async () => {
    await page.goto('/teacher/dashboard');
    await expect(insight.getByText('Teach next:')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(insight.getByRole('heading', { name: 'Needs next' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Activity Completion Status' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'View progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress Monitoring' })).toBeVisible();
  const students = page.getByRole('list', { name: 'Students' });
  await page.getByRole('searchbox', { name: 'Search students...' }).fill('kapoor');
  await expect(students.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(/keyword=kapoor/);
  await expectAccessible();
  await students.getByRole('button', { name: 'View Details of Mia Kapoor' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: 'Mia Kapoor' })).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  await expect(page).toHaveURL(/student=\d+/);
  await page.reload();
  await expect(details.getByRole('heading', { name: 'Mia Kapoor' })).toBeVisible();
  await expectAccessible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();

  await students.getByRole('link', { name: 'Mia Kapoor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mia Kapoor' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pieces' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('tab', { name: 'Skills over time' }).click();
  await expect(page.getByRole('heading', { name: 'All marks together' })).toBeVisible();
  await page.getByRole('tab', { name: 'Advice' }).click();
  await expect(page.getByText(/pieces of advice so far/)).toBeVisible();
  await expectAccessible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress Monitoring' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export scores' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^writing-scores-.*\.csv$/);

  await page.getByRole('tab', { name: 'Activity Completion' }).click();
  await page.getByRole('combobox', { name: 'Deadline' }).click();
  await page.getByRole('option', { name: 'Past Deadlines' }).click();
  const activities = page.getByRole('list', { name: 'Activities' });
  await expect(activities.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/show=past/);
  await expectAccessible();
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Students by completion' })).toBeVisible();
  await expectAccessible();

  await page.goto('/teacher/assignments');
  await page.getByRole('checkbox', { name: 'Overdue only' }).click();
  const rows = page.getByRole('table', { name: 'Assignments' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Overdue');
  await expect(page).toHaveURL(/overdue=true/);
  await expect(rows.filter({ hasText: 'Completed' })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No assignments match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows.first()).toBeVisible();
});
