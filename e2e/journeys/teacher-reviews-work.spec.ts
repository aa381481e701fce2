import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const title = 'The lamp that waited';
const story =
  'The lamp had waited a hundred years. Nobody lit it.\n\n' +
  'Then Ines climbed the stairs with a match in her pocket. Her hands shook.';
const entry = (id: string, type: 'freeWriting' | 'feedback' | 'completed', content = '') => ({
  id,
  title: id,
  type,
  content,
});

const drawer = (page: Page) => page.getByRole('dialog', { name: title });
const card = (page: Page) => page.getByRole('article').filter({ hasText: title });

/** With the mouse, as a hand does it; which words it takes depends on the fonts. */
const dragOverLastLine = async (page: Page, sheet: Locator): Promise<void> => {
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('the sheet is on the page');
  const y = box.y + box.height - 60;
  await page.mouse.move(box.x + 50, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, y, { steps: 5 });
  await page.mouse.up();
};

test('a teacher comments, scores and returns work; the child revises it; the parent reads it', async ({
  page,
  server,
  newWriting,
  signIn,
  expectAccessible,
}) => {
  test.slow();
  const { writing_id, token, read } = await newWriting({
    activity: "The Lighthouse Keeper's Secret",
    screen_name: 'zara',
    title,
    status: 'completed',
    content: story,
    data: [
      entry('draft', 'freeWriting', story),
      entry('feedback', 'feedback'),
      entry('completed', 'completed'),
    ],
    ai_scoring: 55,
    messages: 60,
  });

  await test.step('the teacher finds it among the finished work', async () => {
    await signIn('teacher@demo.inkling.test');
    await page.goto('/teacher/dashboard');
    await page.getByRole('link', { name: /To review/ }).click();
    await expect(page).toHaveURL(/show=to_review/);
    await page.getByRole('searchbox').fill('zara okafor');
    // The cards of the search before stay, faded, until the new ones are there.
    await expect(page.getByRole('article').filter({ hasNotText: 'Zara Okafor' })).toHaveCount(0);
    await expect(card(page)).toHaveCount(1);
    await expect(card(page)).toContainText('To review');
    await expectAccessible();
    await card(page).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`writing=${writing_id}`));
    await expect(drawer(page).getByText('Nobody lit it.')).toBeVisible();
  });

  await test.step('comments on a sentence with the keyboard and on words with the mouse', async () => {
    const sheet = drawer(page).getByText('The lamp had waited').first().locator('..');
    await sheet.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByLabel('Your comment on this passage')).toBeFocused();
    await page.keyboard.type('Why not?');
    await drawer(page).getByRole('button', { name: 'Add comment' }).click();
    const comments = drawer(page).getByRole('region', { name: 'Comments' });
    await expect(comments.getByRole('listitem')).toContainText(['Nobody lit it.']);

    await dragOverLastLine(page, sheet);
    await drawer(page).getByRole('button', { name: 'Comment on this passage' }).click();
    await drawer(page).getByLabel('Your comment on this passage').fill('I can feel it.');
    await drawer(page).getByRole('button', { name: 'Add comment' }).click();
    await expect(comments.getByRole('listitem')).toHaveCount(2);
    await expectAccessible();
  });

  await test.step('gives a mark of one criterion with the keyboard', async () => {
    await drawer(page).getByRole('heading', { name: 'Marks' }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('4');
    await expect(drawer(page).getByRole('button', { name: /^Audience 4 of 6 yours/ })).toBeVisible();
    await expectAccessible();
    await drawer(page).getByRole('button', { name: 'Save my marks' }).click();
    await expect(page.getByText('1 mark saved')).toBeVisible();
  });

  await test.step('puts a score with a reason in place of the coach’s', async () => {
    await drawer(page).getByRole('button', { name: 'Change score' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the score' });
    await dialog.getByLabel('Score').press('Escape');
    await expect(dialog).toBeHidden();
    await drawer(page).getByRole('button', { name: 'Change score' }).click();
    await dialog.getByLabel('Score').fill('72');
    await dialog.getByLabel('Reason').fill('The fear is real.');
    await dialog.getByRole('button', { name: 'Save score' }).click();
    await expect(drawer(page).getByText("Teacher's score: 72")).toBeVisible();
  });

  await test.step('looks at every side of it', async () => {
    await drawer(page).getByRole('tab', { name: 'AI Chat History' }).click();
    const history = drawer(page).getByRole('log', { name: 'Messages' });
    await expect(history.getByText('Message 60', { exact: true })).toBeInViewport();
    await expect(history.getByText('Message 34', { exact: true })).toHaveCount(0);
    await history.hover();
    // Older messages come in above, twice; the place that is read stays where it is.
    for (const oldest of ['Message 12', 'Message 2'])
      await expect(async () => {
        await page.mouse.wheel(0, -5000);
        await expect(history.getByText(oldest, { exact: true })).toBeAttached({ timeout: 3000 });
      }).toPass();
    await drawer(page).getByRole('tab', { name: 'Student Activity' }).click();
    await expect(drawer(page).getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await drawer(page).getByRole('tab', { name: 'AI Feedback' }).click();
    await expect(drawer(page).getByText('No feedback available.')).toBeVisible();
    await drawer(page).getByRole('tab', { name: 'Submission Content' }).click();
  });

  await test.step('returns it for another draft', async () => {
    await drawer(page).getByRole('button', { name: 'Return for another draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return for another draft?' });
    await dialog.getByLabel('What should they do next?').fill('Tell me what the match does.');
    await dialog.getByRole('button', { name: 'Return for another draft' }).click();
    await expect(page.getByText('Returned for another draft. Your score is kept.')).toBeVisible();
    // What waits next is shown, or the queue.
    await expect(drawer(page)).toHaveCount(0);
    expect((await read()).status).toBe('progressing');
  });

  await test.step('the child sees it, revises and completes it again', async () => {
    // The server's clock stands, and a new draft awaits a review only if it is newer than the last one.
    await server.command('advance', { minutes: 1 });
    await signIn({ token });
    await page.goto('/students/my-writing');
    await expect(card(page)).toContainText('Returned');
    await card(page).getByRole('link', { name: title }).click();
    const notice = page.getByRole('note').filter({ hasText: 'Hannah Nguyen asks for another draft' });
    await notice.waitFor();
    expect(await notice.textContent(), 'the words come with the notice').toContain(
      'Tell me what the match does.',
    );
    await page.getByRole('tab', { name: 'Your teacher' }).click();
    await expect(page.getByText('Why not?')).toBeVisible();
    await expect(page.locator('mark', { hasText: 'Nobody lit it.' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Edit Draft' }).click();
    await page.getByLabel('Your draft').fill(`${story} The match hissed, and the dark stepped back.`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    expect(await read()).toMatchObject({ status: 'completed', returned_at: null });
  });

  await test.step('the teacher reads the new draft and marks it as reviewed', async () => {
    await signIn('teacher@demo.inkling.test');
    await page.goto(`/feedback?teacher_keyword=zara&writing=${writing_id}`);
    await expect(drawer(page).getByText('the dark stepped back')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Mark as reviewed', exact: true }).click();
    await expect(page.getByText('Marked as reviewed')).toBeVisible();
  });

  await test.step('the parent reads it all and changes nothing', async () => {
    await signIn('family@demo.inkling.test');
    await page.goto(`/feedback?writing=${writing_id}`);
    await expect(drawer(page).getByText('I can feel it.')).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'Add comment' })).toHaveCount(0);
    await expect(drawer(page).getByRole('button', { name: 'Return for another draft' })).toHaveCount(0);
    await expectAccessible();
  });
});
