import type { Step, StepEntry } from '@inkling/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const draftText = 'The owl blinked. It was noon, and the wood was loud with bees and small brown birds.';

const step = (id: string, title: string, type: Step['type'], more: Partial<Step> = {}): Step => ({
  ...{ id, title, type, instructions: '', form_fields: [], chat_prompt: '', feedback_criteria: [] },
  ...{ video_url: '', video_content: '' },
  ...more,
});
const draftStep = step('draft', 'Drafting', 'freeWriting');
const feedbackStep = step('feedback', 'Revising & Feedback', 'feedback');
const planStep = step('plan', 'Plan', 'structuredForm', {
  form_fields: [
    { label: 'Who is in it?', placeholder: 'One is enough', type: 'text', options: [], multiple: false },
    {
      label: 'What can be heard?',
      placeholder: 'Choose as many as you like',
      type: 'select',
      options: ['Bees', 'Rain', 'A train'],
      multiple: true,
    },
  ],
});
const entry = ({ id, title, type }: Step, content: StepEntry['content'] = ''): StepEntry => ({
  id,
  title,
  type,
  content,
});
const answer = (content: string) => [
  { field: 'Who is in it?', title: 'Who is in it?', placeholder: 'One is enough', content },
];

/** The first question to a coach that is only just starting takes a while on a busy machine. */
const patience = { timeout: 45_000 };

const sheet = (page: Page) => page.getByLabel('Your draft');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('older messages come when the child scrolls up, and the place is kept', async ({ page, newWriting }) => {
  const chatStep = step('talk', 'Brainstorming', 'chat');
  const { writing_id } = await newWriting({ own_steps: [chatStep], data: [entry(chatStep)], messages: 60 });
  await page.goto(`/writing/${writing_id}#brainstorming`);
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText('Message 60', { exact: true })).toBeInViewport();
  await expect(log.getByText('Message 30', { exact: true })).toHaveCount(0);
  await log.focus();
  // Once more when the page before was still on its way.
  for (const older of ['Message 30', 'Message 2'])
    await expect(async () => {
      await log.press('Home');
      await expect(log.getByText(older, { exact: true })).toBeAttached({ timeout: 3000 });
    }).toPass();
  await expect(log.getByText('Message 2', { exact: true })).not.toBeInViewport();
  await expect(log.getByText('Message 60', { exact: true })).toHaveCount(1);
});

test('hints come when asked for, and lead to the word', async ({ page, newWriting, expectAccessible }) => {
  const text = 'The owl was verry tired. It definately wanted to sleep.';
  const { writing_id } = await newWriting({
    own_steps: [draftStep],
    data: [entry(draftStep, text)],
    content: text,
  });
  await page.goto(`/writing/${writing_id}#drafting`);
  const hints = page.getByRole('region', { name: 'Places to look at again' });
  await expect(hints).toHaveCount(0);
  await button(page, 'Check my spelling').click();
  await expect(hints).toContainText('verry', patience);
  await expectAccessible();
  await expect(hints).toContainText('2 places to look at again');
  await expect(hints).not.toContainText('definitely');
  await hints.getByRole('button', { name: 'verry' }).click();
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.type('very');
  await expect(sheet(page)).toHaveValue(text.replace('verry', 'very'));
  await expect(hints).toContainText('1 place to look at again');
  await hints.getByRole('button', { name: 'Close the list' }).click();
  await expect(hints).toHaveCount(0);
});

test('the words of a long draft and their hints stand below each other on a phone', async ({
  page,
  newWriting,
}) => {
  const text = 'The owl was verry tired, and so was the moon.\n\n'.repeat(30);
  const { writing_id } = await newWriting({
    own_steps: [draftStep],
    data: [entry(draftStep, text)],
    content: text,
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/writing/${writing_id}#drafting`);
  const hints = page.getByRole('region', { name: 'Places to look at again' });
  await button(page, 'Check my spelling').click();
  await hints.getByRole('button', { name: 'verry' }).click();
  await expect(hints.getByText('It stands there 30 times.')).toBeInViewport({ ratio: 1 });
  await expect(hints).toBeInViewport({ ratio: 1 });
  const [paper, bar] = [await sheet(page).boundingBox(), await hints.boundingBox()];
  expect((paper?.y ?? 0) + (paper?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

/** The letters of the sheet, and those of the invisible copy that bears the lines. */
const widthInLetters = (page: Page) =>
  page.evaluate(`(() => {
    const sheet = document.querySelector('textarea');
    return [sheet, sheet.previousElementSibling].map((one) => {
      const { fontSize, fontFamily, lineHeight } = getComputedStyle(one);
      return [fontSize, fontFamily, lineHeight].join(' ');
    });
  })()`);

test('the lines stand below their words in the letters that the child chose', async ({
  page,
  newWriting,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const text = 'The owl was verry tired and looked for a place to sleep. It definately wanted to sleep.';
  const { writing_id } = await newWriting({
    own_steps: [draftStep],
    data: [entry(draftStep, text)],
    content: text,
  });
  await page.goto(`/writing/${writing_id}#drafting`);
  await button(page, 'Check my spelling').click();
  await expect(page.getByRole('region', { name: 'Places to look at again' })).toContainText(
    'verry',
    patience,
  );
  const sameAs = (letters: string) => [letters, letters].map((each) => expect.stringContaining(each));
  expect(await widthInLetters(page)).toEqual(sameAs('18px "Lexend Variable"'));
  await button(page, 'Text size and face').click();
  await page.getByText('Huge', { exact: true }).click();
  await page.getByRole('switch', { name: 'Easier letters (OpenDyslexic)' }).click();
  expect(await widthInLetters(page)).toEqual(sameAs('26px OpenDyslexic'));
});

test('feedback that failed says so and is tried again', async ({ page, newWriting, expectAccessible }) => {
  const { writing_id } = await newWriting({
    own_steps: [draftStep, feedbackStep],
    data: [entry(draftStep, draftText), entry(feedbackStep)],
    content: draftText,
    failed: ['ideas'],
  });
  const failure = page.getByText('Failed to generate feedback');
  await page.goto(`/writing/${writing_id}#revising-&-feedback`);
  await expect(failure).toBeVisible();
  await expectAccessible();
  await button(page, 'Retry').click();
  await button(page, 'See all').click(patience);
  await expect(page.getByRole('heading', { name: 'What you did well' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a video step says how its video stands, however fast the answer comes', async ({
  page,
  newWriting,
}) => {
  const watch = step('watch', 'Watch', 'videoExplanation', { video_url: '/files/nowhere/lost.webm' });
  const { writing_id } = await newWriting({ own_steps: [watch], data: [entry(watch)] });
  await page.goto(`/writing/${writing_id}#watch`);
  await expect(page.getByText('Unable to load video. Please try again later.')).toBeVisible();
});

test('a changed plan asks about the draft, and the child may keep it', async ({ page, newWriting }) => {
  const { writing_id, read } = await newWriting({
    own_steps: [planStep, draftStep],
    data: [entry(planStep, answer('An owl')), entry(draftStep, draftText)],
    content: draftText,
  });
  let letCome = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/form-step-.*\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(`/writing/${writing_id}#plan`);
  await expect(page.getByRole('heading', { name: 'Expand Your Story' })).toBeVisible();
  // It comes with its step: one that stood there before would move away under a finger.
  await expect(button(page, 'Continue to Drafting')).toHaveCount(0);
  letCome();
  await button(page, 'Continue to Drafting').click();
  await expect(sheet(page)).toHaveValue(draftText);
  await page.goBack();
  await page.getByLabel('Who is in it?').fill('A fox');
  await button(page, 'Continue to Drafting').click();
  const question = page.getByRole('dialog', { name: 'Your plan has changed' });
  await question.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(sheet(page)).toHaveValue(draftText);
  expect((await read()).content).toBe(draftText);

  await page.goBack();
  await page.getByLabel('Who is in it?').fill('A bee');
  await button(page, 'Continue to Drafting').click();
  await question.getByRole('button', { name: 'Start a fresh page' }).click();
  await expect(sheet(page)).toHaveValue('');
  await button(page, 'Earlier drafts').click();
  const drafts = page.getByRole('dialog', { name: 'Earlier drafts' });
  await expect(drafts).toContainText('Before the page was cleared');
  await drafts.getByRole('button', { name: 'Bring it back' }).first().click();
  await expect(sheet(page)).toHaveValue(draftText);
});

test('a plan with several answers to a question, and the kind reading of a wellbeing piece, are accessible', async ({
  page,
  newWriting,
  expectAccessible,
}) => {
  test.slow();
  const planned = await newWriting({ own_steps: [planStep, draftStep], data: [entry(planStep, [])] });
  await page.goto(`/writing/${planned.writing_id}#plan`);
  await page.getByRole('combobox', { name: 'What can be heard?' }).click();
  await page.getByRole('option', { name: 'Bees' }).click();
  await page.getByRole('option', { name: 'A train' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible();

  const wellbeing = await newWriting({
    activity: 'A Time I Was Brave',
    content: draftText,
    data: [entry(step('write', 'Writing It Down', 'freeWriting'), draftText), entry(feedbackStep)],
  });
  await page.goto(`/writing/${wellbeing.writing_id}`);
  await expect(page.getByRole('heading', { name: 'What you did well' })).toBeVisible(patience);
  await expectAccessible();
});
