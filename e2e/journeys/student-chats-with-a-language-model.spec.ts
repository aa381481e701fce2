import type { Page } from '@playwright/test';
import { type ScriptedModel, startScriptedModel } from '../fixtures/scripted-model.ts';
import { startE2eServer } from '../fixtures/server.ts';
import { test as base, expect } from '../fixtures/test.ts';

const test = base.extend<object, { model: ScriptedModel }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const model = await startScriptedModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const environment = {
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'scripted',
        AI_BASE_URL: model.url,
        AI_API_KEY: 'not-a-key',
      };
      const server = await startE2eServer({ environment });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const box = (page: Page) => page.getByLabel('Message to the assistant');
const sendMessage = async (page: Page, text: string) => {
  await expect(box(page)).toBeEnabled();
  await box(page).fill(text);
  await box(page).press('Enter');
};
const question = ['Good ', 'start! ', 'What ', 'is ', 'your ', 'dragon ', 'afraid ', 'of?'];

test('sentences appear one by one, and a model in trouble is never a child in trouble', async ({
  page,
  model,
  newWriting,
}) => {
  test.slow();
  // The dragon's own name may be hidden like a friend's: it comes back with the answer.
  model.about = 'dragon';
  // The child of the active family, whose parent consented.
  const { writing_id } = await newWriting({ screen_name: 'zara', title: 'A dragon of my own' });
  await page.goto(`/writing/${writing_id}#brainstorming`);
  await expect(log(page).getByText('Assistant:')).toHaveCount(1);

  await test.step('a slow answer is read as it comes', async () => {
    model.script = { words: question, ends: 'whole' };
    await sendMessage(page, 'I am Zara Okafor and my dragon is called Ember');
    await expect(page.getByText('The assistant is typing')).toBeAttached();
    await expect(box(page)).toBeDisabled();
    model.release(4);
    await expect(log(page)).toContainText('Good start!');
    await expect(log(page)).not.toContainText('What is');
    model.release(4);
    await expect(log(page)).toContainText('What is your dragon afraid of?');
    await expect(box(page)).toBeEnabled();
  });

  await test.step('an answer that the child left in the middle can be asked for again', async () => {
    await sendMessage(page, 'The dark');
    model.release(4);
    await expect(log(page).getByText('Assistant:')).toHaveCount(3);
    await expect(log(page).getByText('Assistant:').last().locator('xpath=..')).toContainText('Good start!');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Ask for the answer again' })).toBeVisible();
    await expect(log(page)).toContainText('The dark');
    model.release(20);
    await page.getByRole('button', { name: 'Ask for the answer again' }).click();
    await expect(log(page).getByText('What is your dragon afraid of?')).toHaveCount(2);
    await expect(log(page).getByText('Assistant:')).toHaveCount(3);
  });

  await test.step('an answer that breaks off at the model is finished by the built-in coach', async () => {
    model.script = { words: ['Your ', 'dragon ', 'wears '], ends: 'cut' };
    model.release(20);
    await sendMessage(page, 'It lives under the school');
    await expect(log(page).getByText('Assistant:')).toHaveCount(4);
    await expect(box(page)).toBeEnabled();
    const last = log(page).getByText('Assistant:').last().locator('xpath=..');
    await expect(last).not.toContainText('wears');
    await expect(last).toContainText('?');
  });

  await test.step('a model that fails is not noticed', async () => {
    model.script = { status: 500 };
    await sendMessage(page, 'What should happen next');
    await expect(log(page).getByText('Assistant:')).toHaveCount(5);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  const sent = model.requests.join('\n');
  expect(model.requests.length).toBeGreaterThanOrEqual(4);
  expect(sent).toContain('dragon');
  for (const name of ['Zara', 'zara', 'Okafor', 'Tom Okafor', 'family@demo.inkling.test'])
    expect(sent).not.toContain(name);
});
