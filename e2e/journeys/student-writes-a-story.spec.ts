import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const lighthouse = "The Lighthouse Keeper's Secret";
const story =
  'The stairs creaked. Old Bram put his lamp down and listened to the storm.\n\n' +
  'Somebody was climbing, slowly, one step after the other. He had hidden the letter for nine years. ' +
  '"Who is there?" he called, but only the wind answered him.';

const next = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const stepOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Writing Journey' }).getByRole('button', { name });
const messageBox = (page: Page) => page.getByLabel('Message to the assistant');
const messages = (page: Page) => page.getByRole('log', { name: 'Messages' });
const feedbackTab = (page: Page, name: RegExp | string) =>
  page.getByRole('tablist', { name: 'Criteria' }).getByRole('tab', { name });

test('from an assigned writing to its celebration through every kind of step', async ({
  page,
  newWriting,
  expectAccessible,
}) => {
  test.slow();
  const { writing_id, read } = await newWriting({ activity: lighthouse, status: 'pending' });
  await page.goto(`/writing/${writing_id}`);

  await test.step('a video opens the journey', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Watch First' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/writing/${writing_id}#watch-first$`));
    await expect.poll(async () => (await read()).status).toBe('progressing');
    await expect(page.getByText('About this video')).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to My Writings' }).first()).toBeVisible();
    const details = page.getByRole('complementary').filter({ hasText: 'Assignment Details' });
    await expect(details).toContainText(lighthouse);
    await expect(details).toContainText('1 of 5');
    await expect(stepOf(page, 'Drafting')).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Help/ })).toHaveCount(0);
    await expectAccessible();
    await next(page, 'Continue to Brainstorming').click();
  });

  await test.step('the coach asks first and answers', async () => {
    await expect(page).toHaveURL(/#brainstorming$/);
    await expect(page.getByRole('heading', { name: 'AI Writing Assistant' })).toBeVisible();
    await expect(messages(page).getByText('Assistant:')).toHaveCount(1);
    const task = page.getByRole('region', { name: 'Your task' });
    await expect(task.getByRole('heading', { name: 'Requirements' })).toBeVisible();
    await task.getByRole('button', { name: /Look at/ }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Lighthouse' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await messageBox(page).fill('He hides a letter');
    await messageBox(page).press('Enter');
    await expect(messages(page).getByText('Assistant:')).toHaveCount(2);
    await expect(messageBox(page)).toBeEnabled();
    await messageBox(page).fill('From his sister');
    await messageBox(page).press('Control+Enter');
    await expect(messages(page).getByText('Assistant:')).toHaveCount(3);
    await page.getByRole('button', { name: 'Write in a larger box' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for help or suggestions' });
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await dialog.getByLabel('Your question').fill('Where could he hide it?');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    await expect(messages(page).getByText('Assistant:')).toHaveCount(4);
    await expectAccessible();
    await next(page, 'Continue to Expand Your Story').click();
  });

  await test.step('a plan of five kinds of question', async () => {
    await expect(page).toHaveURL(/#expand-your-story$/);
    await page.getByLabel('The keeper’s name').fill('Old  Bram');
    await expect(page.getByText('2 words', { exact: true })).toBeVisible();
    await page.getByLabel('The secret').fill('A letter\nfrom his sister');
    await expect(page.getByText('5 words', { exact: true })).toBeVisible();
    await page.getByLabel('The keeper', { exact: true }).check();
    await page.getByLabel('Sound').check();
    await page.getByLabel('Smell').check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('combobox', { name: 'The weather' }).click();
    await page.getByRole('option', { name: 'A storm' }).click();
    await expect(page.getByText('1 selected')).toHaveCount(2);
    await page.getByLabel('The secret').hover();
    await expect(page.getByText('What is hidden, and why must nobody know?', { exact: true })).toBeVisible();
    await expectAccessible();
    await next(page, 'Continue to Drafting').click();
  });

  await test.step('the draft, with the plan beside it', async () => {
    await expect(page).toHaveURL(/#drafting$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Write Your Draft' })).toBeVisible();
    const outline = page.getByRole('tabpanel', { name: 'Outline' });
    await expect(outline).toContainText('Your Outline');
    await expect(outline).toContainText('The keeper’s name: Old Bram');
    await expect(outline).toContainText('How it ends: /');
    await expect(outline).toContainText('Requirements');
    await expect(page.getByText('Content will be auto-saved.')).toBeVisible();
    await page.getByPlaceholder('Write your complete draft here...').fill(story);
    await expect(page.getByText('Auto-saving...')).toBeVisible();
    await expect(page.getByText('Auto saved')).toBeVisible();
    await expect(page.getByText('Content will be auto-saved.')).toBeVisible();
    expect((await read()).content).toBe(story);
    await expect(page.getByText('42 words')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Content saved successfully')).toBeVisible();
    await page.getByRole('tab', { name: 'AI Assistant' }).click();
    await expect(messageBox(page)).toBeVisible();
    await expectAccessible();
    await next(page, 'Continue to Revising & Feedback').click();
  });

  await test.step('feedback by criterion, and a better draft', async () => {
    await expect(page).toHaveURL(/#revising-&-feedback$/);
    await expect(page.getByText('AI Feedback aligned with NAPLAN assessment criteria')).toBeVisible();
    await expect(page.getByText('Generating feedback...')).toHaveCount(0);
    await expect(page.getByText('AI Score')).toBeVisible();
    const lead = page.getByRole('region', { name: 'One thing to do next' });
    await expect(lead).toBeVisible();
    await lead.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('button', { name: 'Make it better' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'See all' }).click();
    await feedbackTab(page, 'Vocabulary').click();
    const panel = page.getByRole('tabpanel', { name: 'Vocabulary' });
    for (const part of ['What you did well', 'Suggestions', 'Examples to learn from:'])
      await expect(panel.getByText(part, { exact: true })).toBeVisible();
    await feedbackTab(page, 'Punctuation').click();
    const mark = page.locator('mark').first();
    await mark.focus();
    // Reached by keyboard, as the hint asks for.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: 'Edit Draft' }).click();
    await page.getByLabel('Your draft').fill(`${story}\n\nThen the lamp went out.`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Don’t read it yet' }).click();
    await expect(feedbackTab(page, /Vocabulary/).getByLabel('Needs a refresh')).toBeVisible();
    await expect(page.getByText('Need to refresh the feedback?')).toBeVisible();
    const asked = page.waitForRequest(/ai_feedbacks\/generate/);
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    expect((await asked).postDataJSON()).toEqual({ criteria: ['punctuation'] });
    await expect(feedbackTab(page, /Punctuation/).getByLabel('Needs a refresh')).toHaveCount(0);
    await expect(feedbackTab(page, /Vocabulary/).getByLabel('Needs a refresh')).toBeVisible();
  });

  await test.step('a changed plan asks about the draft, which is never lost', async () => {
    await page.getByRole('button', { name: 'Edit in Form Mode' }).click();
    await expect(page).toHaveURL(/#expand-your-story$/);
    await page.getByLabel('How it ends').fill('The letter burns.');
    await next(page, 'Continue to Drafting').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start a fresh page' }).click();
    await expect(page.getByLabel('Your draft')).toHaveValue('');
    await page.getByRole('button', { name: 'Earlier drafts' }).click();
    const drawer = page.getByRole('dialog', { name: 'Earlier drafts' });
    await expect(drawer.getByText('Before the page was cleared')).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('button', { name: 'Bring it back' }).first().click();
    await expect(page.getByLabel('Your draft')).toHaveValue(`${story}\n\nThen the lamp went out.`);
    await stepOf(page, 'Expand Your Story').click();
    await expect(page.getByLabel('The keeper’s name')).toBeVisible();
    await stepOf(page, 'Revising & Feedback').click();
  });

  await test.step('completed, with a question before and joy after', async () => {
    await next(page, 'Mark as Complete').click();
    const tips = page.getByRole('dialog', { name: 'Tips!' });
    await expect(tips).toContainText('Are you sure you want to complete this writing?');
    await tips.getByRole('button', { name: 'Complete' }).click();
    const done = page.getByRole('dialog', { name: "You've completed your writing project!" });
    await expect(done).toContainText(
      'Your writing has been marked as complete. You can still access it from your writing list.',
    );
    await expect(page.getByText(/You unlocked/)).toBeVisible();
    await done.getByRole('button', { name: 'View Completed Writing' }).click();
    await expect(page).toHaveURL(/#completed$/);
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await expect(page.getByText("You've successfully completed your writing project.")).toBeVisible();
    await expect(page.getByText('Date Completed')).toBeVisible();
    await expect(page.getByText('Due Date')).toHaveCount(0);
    await expect(page.getByText('Then the lamp went out.')).toBeVisible();
    await expectAccessible();
    await stepOf(page, 'Brainstorming').click();
    await expect(messageBox(page)).toBeDisabled();
    await stepOf(page, 'Drafting').click();
    await expect(page.getByLabel('Your draft')).not.toBeEditable();
    await page.goto(`/writing/${writing_id}/completed`);
    await expect(page).toHaveURL(new RegExp(`/writing/${writing_id}#completed$`));
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  });
});
