import { accounts } from '@inkling/contract';
import type { Page } from '@playwright/test';
import { fillInTask, fillInWorkflow } from '../fixtures/activity-form.ts';
import { addChild, expect, password, test } from '../fixtures/test.ts';

/** The coach reads, and the job that writes a report waits for its turn. */
const patience = { timeout: 90_000 };
const teacher = 'teacher@demo.inkling.test';
const story =
  'The stairs creaked. Old Bram put his lamp down and listened to the storm.\n\n' +
  'Somebody was climbing, slowly, one step after the other. "Who is there?" he called.';

const createCourse = async (page: Page, title: string) => {
  await page.goto('/teacher/courses');
  await page.getByRole('link', { name: 'New Course' }).click();
  await page.getByLabel('Course title').fill(title);
  await page.getByRole('combobox', { name: 'Subject' }).click();
  await page.getByRole('option', { name: 'Writing', exact: true }).click();
  await page.getByLabel('Description').fill('Stories that begin in the dark.');
  await page.getByLabel('Learning goal').fill('Finish one story.');
  await page.getByRole('button', { name: 'Primary (Years 1-6)' }).click();
  await page.getByRole('button', { name: 'Story Structure' }).click();
  await page.getByRole('button', { name: '1 week' }).click();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  const field = page.getByRole('textbox', { name: 'Class code' });
  await expect(field).toHaveValue(/^\d{8}$/);
  const code = await field.inputValue();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return { code, id: page.url().match(/\d+$/)?.[0] ?? '' };
};

const publishActivity = async (page: Page, title: string, courseId: string) => {
  await page.goto(`/teacher/activities/create?courseId=${courseId}`);
  await page.getByRole('button', { name: 'Change, or add pictures' }).click();
  await fillInTask(page, title);
  await fillInWorkflow(page);
  await page.getByRole('button', { name: 'Create Activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
};

const goOn = (page: Page) => page.getByRole('button', { name: /^Continue to / }).click();

const complete = async (page: Page) => {
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByRole('dialog', { name: 'Tips!' }).getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'View Completed Writing' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
};

const writeStory = async (page: Page, title: string) => {
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('log', { name: 'Messages' }).getByText('Assistant:')).toHaveCount(1);
  await goOn(page);
  await expect(page).toHaveURL(/#outlining$/);
  await page.getByRole('textbox', { name: 'Who is your main character?' }).fill('Old Bram');
  await goOn(page);
  await page.getByPlaceholder('Write your complete draft here...').fill(story);
  await expect(page.getByText('Auto saved')).toBeVisible();
  await goOn(page);
  await expect(page.locator('video')).toBeVisible();
  await goOn(page);
  await expect(page.getByText('AI Score')).toBeVisible(patience);
  await complete(page);
};

test('a class works together, from an empty course to a report', async ({ page, api, newParent, signIn }) => {
  test.slow();
  const name = `Night Writers ${process.pid}`;
  const title = `The lighthouse of ${process.pid}`;
  const response = await api(accounts.signIn, {
    body: { identifier: await addChild(api, await newParent()), password },
  });
  const child = response as { token: string }; // The contract's response, checked by the server.
  const drawer = page.getByRole('dialog', { name: title });
  let course = { code: '', id: '' };

  await test.step('the teacher builds a course and an activity with every type of step', async () => {
    await signIn(teacher);
    course = await createCourse(page, name);
    await publishActivity(page, title, course.id);
  });

  await test.step('a student joins with the code and finishes', async () => {
    await signIn(child);
    await page.goto('/students/my-writing');
    await page.getByRole('link', { name: 'Join a class' }).first().click();
    await page.getByLabel('Class code').fill(course.code);
    await page.getByRole('button', { name: 'Join Class' }).click();
    await expect(page).toHaveURL(/\/students\/my-writing/);
    await writeStory(page, title);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await saved).suggestedFilename()).toBe(`${title}.pdf`);
  });

  await test.step('the teacher comments and returns it', async () => {
    await signIn(teacher);
    await page.goto(`/feedback?teacher_keyword=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).first().click();
    await drawer.getByLabel('Your comment').fill('I want to know who it is.');
    await drawer.getByRole('button', { name: 'Add comment' }).click();
    await expect(drawer.getByRole('region', { name: 'Comments' })).toContainText('who it is');
    await drawer.getByRole('button', { name: 'Return for another draft' }).click();
    const question = page.getByRole('dialog', { name: 'Return for another draft?' });
    await question.getByLabel('What should they do next?').fill('Tell me who climbs the stairs.');
    await question.getByRole('button', { name: 'Return for another draft' }).click();
    await expect(page.getByText('Returned for another draft').first()).toBeVisible();
  });

  await test.step('the student revises and completes it again', async () => {
    await signIn(child);
    await page.goto('/students/my-writing');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByText('Tell me who climbs the stairs.').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Writing Journey' })
      .getByRole('button', { name: /feedback/i })
      .click();
    await page.getByRole('button', { name: 'Edit Draft' }).click();
    await page.getByLabel('Your draft').fill(`${story} It was his sister, wet to the bone.`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await complete(page);
  });

  await test.step('the report shows it', async () => {
    await signIn(teacher);
    await page.goto(`/teacher/activity-reports?target_of_Course_type_id_eq=${course.id}`);
    await expect(page.getByText('No Writing Reports Yet')).toBeVisible();
    await page.getByRole('button', { name: 'New report' }).click();
    const dialog = page.getByRole('dialog', { name: 'New report' });
    await expect(dialog.getByRole('combobox', { name: 'Course' })).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Write the report' }).click();
    await expect(page.getByText('1 report in total')).toBeVisible();
    await page.getByRole('button', { name: 'View full report: Robin Rivers' }).click(patience);
    const report = page.getByRole('dialog', { name: 'Writing report: Robin Rivers' });
    await expect(report.getByRole('listitem').filter({ hasText: `${title} (` })).toContainText('1 redraft');
    // What was asked of the first draft is no comment on the finished one.
    await expect(report.getByText('Tell me who climbs the stairs.')).toHaveCount(0);
    await expect(report.getByRole('row', { name: /^Ideas/ })).toBeVisible();
  });
});
