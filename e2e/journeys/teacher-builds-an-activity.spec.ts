import { accounts, courses, enrollments } from '@inkling/contract';
import { fillInTask, fillInWorkflow } from '../fixtures/activity-form.ts';
import { addChild, expect, password, test } from '../fixtures/test.ts';

const teacher = 'teacher@demo.inkling.test';
const course = (code: string) => ({
  title: `Storm watchers ${code}`,
  subject: 'writing',
  description: 'A small class',
  learning_goal: 'To build suspense',
  grade_levels: [5],
  skills: ['Plot Development'],
  estimated_time: 4,
  estimated_time_unit: 'weeks',
  code,
});

test('a teacher builds an activity with every type of step, publishes it, and a student gets it', async ({
  page,
  api,
  newParent,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  const code = String(10_000_000 + process.pid);
  const title = `The lighthouse of class ${code}`;
  const tokenOf = async (identifier: string, secret: string) => {
    const response = await api(accounts.signIn, { body: { identifier, password: secret } });
    return (response as { token: string }).token; // The contract's response, checked by the server.
  };
  const body = course(code);
  const made = await api(courses.createCourse, { body, token: await tokenOf(teacher, 'inkling-demo') });
  const child = { token: await tokenOf(await addChild(api, await newParent()), password) };
  await api(enrollments.joinClass, { body: { code }, token: child.token });

  await signIn(teacher);
  await page.goto('/teacher/activities');
  await expectAccessible();
  await page.getByRole('link', { name: 'Create Activity' }).click();
  await page.getByRole('button', { name: 'Create Activity' }).click();
  await expect(page.getByText('Title is required', { exact: true })).toBeVisible();
  await expectAccessible();

  await page.goto(`/teacher/activities/create?courseId=${(made as { id: number }).id}`);
  await expect(page.getByText(body.title)).toBeVisible();
  await expect(page.getByText('Year 5 · Plot Development · 45 minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Change, or add pictures' }).click();
  await fillInTask(page, title);
  await page.reload();
  await expect(page.getByText('We kept what you filled in before.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: 'Requirements' })).toHaveText('Three paragraphs.');
  await fillInWorkflow(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Create Activity' }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByText('7 day(s) after assignment')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Once published, this action cannot be changed or revoked.');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('1 student has it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible();

  await signIn(child);
  await page.goto('/students/my-writing');
  await expect(page.getByText(title)).toBeVisible();
});

test('a teacher finds, changes and deletes a draft', async ({ page, signIn }) => {
  const title = `A draft of ${process.pid}`;
  await signIn(teacher);
  await page.goto('/teacher/activities/create');
  await fillInTask(page, title);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Story Structure' }).click();
  await page.getByRole('button', { name: 'Use Narrative story' }).click();
  await page.getByRole('button', { name: 'Create Activity' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, mended`);
  await page.getByRole('button', { name: 'Remove lighthouse.svg' }).click();
  await page.getByRole('button', { name: 'Update Activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, mended` })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Lighthouse', exact: true })).toHaveCount(0);

  await page.goto('/teacher/activities');
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('No association');
  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(`Are you sure you want to delete the activity "${title}, mended"?`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No activities match your filters')).toBeVisible();
});
