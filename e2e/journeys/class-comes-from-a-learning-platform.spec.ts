import { reviews, type Writing, writings } from '@inkling/contract';
import { startE2eServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const environment = { SIGN_ON_PRIVATE_ADDRESSES: 'allow' };
      const server = await startE2eServer({ environment });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a teacher puts an activity into a course of Moodle, a pupil opens it there, and the grade arrives', async ({
  page,
  server,
  signIn,
  api,
  expectAccessible,
}) => {
  test.slow();
  const platform = await server.command('startLtiPlatform', undefined);
  await signIn('admin@demo.inkling.test');
  await page.goto('/school');
  await page.getByRole('button', { name: 'Add a learning platform' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Moodle' });
  await dialog.getByRole('button', { name: 'Make a registration link' }).click();
  const link = (await dialog.getByText(/\/lti\/register\//).textContent()) ?? '';
  const configuration = encodeURIComponent(`${platform}/.well-known/openid-configuration`);
  await page.goto(`${link}?openid_configuration=${configuration}&registration_token=registration-token`);
  await expect(page.getByRole('heading', { name: 'Inkling is registered' })).toBeVisible();
  await expectAccessible();
  await page.goto('/school');
  await page.getByRole('switch', { name: 'Opening Inkling from Moodle' }).press('Space');
  await page.getByRole('button', { name: 'Set up Moodle' }).click();
  await dialog.getByRole('combobox', { name: 'Who may come in?' }).click();
  await page.getByRole('option', { name: 'New students too' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const leave = async () => {
    await page.goto('/healthz');
    await page.evaluate('localStorage.clear()');
  };
  await leave();
  await page.goto(`${platform}/click?as=ines&do=select`);
  await expect(page.getByText(/You come from Moodle as Ines Moreno for the first time/)).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Username or email').fill('teacher@demo.inkling.test');
  await page.getByLabel('Password', { exact: true }).fill('inkling-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('class');
  await expectAccessible();
  const choose = (title: string) =>
    page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Choose' }).click();
  await choose('Year 5 Story Makers');
  await expect(page.getByRole('heading', { name: 'Choose an activity' })).toBeVisible();
  await expectAccessible();
  await choose('A Storm Is Coming');
  await expect(page.getByText(/^Placed: /)).toBeVisible();

  await leave();
  await page.goto(`${platform}/click?as=pia&do=open`);
  await page.getByRole('button', { name: 'I am new here' }).click();
  await expect(page).toHaveURL(/\/writings?\/\d+/);
  const id = /writings?\/(\d+)/.exec(page.url())?.[1] ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.evaluate<string>("localStorage.getItem('inkling:web-user:access-token') ?? ''");
  const path = `/writings/${id}`;
  // The page saves by itself, also while it is left.
  await page.goto('about:blank');
  const content = 'The harbour was quiet. Then the old bell rang, although nobody was there to ring it.';
  await expect(async () => {
    // The contract's response, checked by the server.
    const begun = await api(writings.beginAssignedWriting, { path: `${path}/progress`, token });
    const { version } = begun as Writing;
    await api(writings.saveWriting, { path, token, body: { data: [], content, version } });
  }).toPass();
  await api(writings.completeWriting, { path: `${path}/complete`, token });

  await leave();
  await page.goto(`${platform}/click?as=ines&do=open`);
  await expect(page.getByRole('heading', { name: 'Go on as Hannah Nguyen?' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Go on as Hannah Nguyen' }).click();
  await expect(page).toHaveURL(/\/teacher\/activities\/\d+$/);
  const teacher = await page.evaluate<string>("localStorage.getItem('inkling:web-user:access-token') ?? ''");
  const body = { action: 'score', score: 84, reason: 'A quiet beginning that makes me read on' };
  await api(reviews.addReview, { path: `${path}/reviews`, token: teacher, body });
  await expect(async () => {
    await page.goto(`${platform}/grades`);
    await expect(page.getByText('pia: 84')).toBeVisible({ timeout: 100 });
  }).toPass();
});
