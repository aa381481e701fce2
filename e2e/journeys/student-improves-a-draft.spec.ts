import { expect, test } from '../fixtures/test.ts';

const story = `My dog Biscuit is brown. One day we went to the park and he ran away. I was sad. I looked in the bushes.

Then a man came with Biscuit. He was all muddy. We went home.`;

const feedbackOn = (content: string) => ({
  content,
  data: [
    { id: 'draft', title: 'Drafting', type: 'freeWriting' as const, content },
    { id: 'feedback', title: 'Revising & Feedback', type: 'feedback' as const, content: '' },
  ],
});

test('a child follows advice on a phone, sees that it came true, and finishes with the marks of the last draft', async ({
  page,
  newWriting,
  expectAccessible,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { writing_id, read } = await newWriting(feedbackOn(story));
  await page.goto(`/writing/${writing_id}#revising-&-feedback`);
  const next = page.getByRole('region', { name: 'One thing to do next' });

  await test.step('the feedback comes first: one strength, one next step', async () => {
    await expect(next).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('region', { name: 'What works' })).toBeVisible();
    await expect(page.getByRole('button', { name: "I'm finished" })).toHaveCount(0);
    await expectAccessible();
  });

  await test.step('other advice takes the place of what is put aside', async () => {
    const told = await next.textContent();
    await next.getByRole('button', { name: 'Not now' }).click();
    await expect(next).not.toHaveText(told ?? '');
  });

  await test.step('the editor opens at the sentence', async () => {
    await next.getByRole('button', { name: 'Fix this bit' }).click();
    await expect(page.getByLabel('Your draft')).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the whole draft gets better, and the coach reads it by itself', async () => {
    await page.getByRole('button', { name: 'Make it better' }).click();
    const better = story
      .replace('I was sad.', 'I was sad. A tear ran down my cheek and my hands were shaking.')
      .replace('He was all muddy.', 'He was all muddy because he had been in the pond. "Bad dog!" I said.');
    await page.getByLabel('Your draft').fill(better);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('The coach is going to read your new draft.')).toBeVisible();
    await expect(page.getByText(/^You did it: /).first()).toBeInViewport({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: "I'm finished" })).toBeVisible();
    await expectAccessible();
  });

  await test.step('finishing after one more change shows the marks of that change', async () => {
    await page.getByRole('button', { name: 'Make it better' }).click();
    await page.getByLabel('Your draft').fill('My dog ran. It ran and ran and ran away from me.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Don’t read it yet' }).click();
    const { ai_scoring: before } = await read();
    await page.getByRole('button', { name: "I'm finished" }).click();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible({ timeout: 60_000 });
    expect((await read()).ai_scoring).not.toBe(before);
  });
});
