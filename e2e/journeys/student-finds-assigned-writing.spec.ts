import { accounts, challenges, contract } from '@inkling/contract';
import { addChild, expect, password, test } from '../fixtures/test.ts';

type Api = Parameters<Parameters<typeof test>[2]>[0]['api'];
type NewParent = Parameters<Parameters<typeof test>[2]>[0]['newParent'];

/** A student with nothing yet. */
const newStudent = async (api: Api, newParent: NewParent) => {
  const screen_name = await addChild(api, await newParent());
  const response = await api(accounts.signIn, { body: { identifier: screen_name, password } });
  const { token } = response as { token: string }; // The contract's response.
  return { token, email: '', screen_name };
};

const demoCode = '52418830';

/** Types a letter in the moment between sending a search and having it back as the address. */
const typeAsTheAddressFollows = `{
  const replace = history.replaceState;
  history.replaceState = (...args) => {
    history.replaceState = replace;
    replace.apply(history, args);
    document.execCommand('insertText', false, 's');
  };
}`;

test('my writings are filtered, paged and opened, and the address remembers it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('mia');
  await page.goto('/students/my-writing');
  const cards = page.getByRole('list', { name: 'My writings' }).getByRole('article');
  await expect(cards).toHaveCount(9);
  await expectAccessible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).not.toHaveCount(9);

  const search = page.getByPlaceholder('Search by title, course or challenge...');
  await page.evaluate(typeAsTheAddressFollows);
  const isAsked = page.waitForRequest(/keyword=kindne(&|$)/);
  await search.fill('kindne');
  await isAsked;
  await page.keyboard.type('s');
  await expect(search).toHaveValue('kindness');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/keyword=kindness/);
  await expect(page).not.toHaveURL(/page=/);
  await search.fill('no such thing at all');
  await expect(page.getByText('No writings match')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(9);

  await page.getByRole('combobox', { name: 'Progress' }).click();
  await page.getByRole('option', { name: 'Completed' }).click();
  await expect(page).toHaveURL(/status_eq=completed/);
  await page.getByRole('combobox', { name: 'Course' }).click();
  await page.getByRole('option', { name: 'Year 5 Story Makers' }).click();
  await expect(page).toHaveURL(/course_id_eq=\d+/);
  await expect(cards.first()).toContainText('Year 5 Story Makers');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue('Year 5 Story Makers');
  await expect(page.getByRole('combobox', { name: 'Progress' })).toHaveValue('Completed');
  await expectAccessible();
  await page.getByRole('link', { name: "The Lighthouse Keeper's Secret" }).click();
  await expect(page).toHaveURL(/\/writing\/\d+#completed$/);
});

test('a class is joined by its code, and its first activity opened', async ({
  page,
  api,
  newParent,
  signIn,
  expectAccessible,
}) => {
  await signIn(await newStudent(api, newParent));
  await page.goto('/students/my-writing');
  await expect(page.getByText('No writings yet, start writing now!')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Join a class' }).click();
  await expect(page.getByRole('heading', { name: 'Join Your Classroom' })).toBeVisible();
  await expectAccessible();

  const code = page.getByLabel('Class code');
  const join = page.getByRole('button', { name: 'Join Class' });
  await code.pressSequentially('00-000 000');
  await code.press('Enter');
  await expect(page.getByText('Invalid code, please check and try again')).toBeVisible();
  await expectAccessible();

  await code.fill(` ${demoCode.slice(0, 2)}-${demoCode.slice(2)} `);
  await expect(code).toHaveValue(demoCode);
  await join.click();
  await expect(page).toHaveURL(/\/students\/my-writing/);
  const cards = page.getByRole('list', { name: 'My writings' }).getByRole('article');
  const begun = page.waitForResponse((response) => response.url().endsWith('/progress') && response.ok());
  await cards.first().getByRole('heading').getByRole('link').click();
  expect((await begun).request().method()).toBe('PUT');
  await expect(page).toHaveURL(/\/writing\/\d+/);

  await page.goto('/students/my-writing');
  await page.getByRole('link', { name: 'Year 5 Story Makers' }).first().click();
  await expect(page.getByRole('heading', { name: 'Year 5 Story Makers' })).toBeVisible();
  await expectAccessible();
  await expect(page.getByText('Class Code')).toHaveCount(0);
  await page.getByRole('link', { name: "The Lighthouse Keeper's Secret" }).click();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start writing' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page).toHaveURL(/\/writing\/\d+/);
  await page.goBack();
  await page.getByRole('link', { name: 'Continue writing' }).click();
  await expect(page).toHaveURL(/\/writing\/\d+/);
});

test('a challenge is found, joined and celebrated, and brings its writing', async ({
  page,
  api,
  newParent,
  signIn,
  expectAccessible,
}) => {
  const student = await newStudent(api, newParent);
  const running = await api(challenges.listChallenges, {
    path: '/challenges?status_eq=active',
    token: student.token,
  });
  const [challenge] = running as { title: string }[]; // The contract's response.
  const title = challenge?.title ?? '';
  await signIn(student);
  await page.goto('/challenges');
  for (const section of ['Active Challenges', 'Upcoming Challenges', 'Completed Challenges'])
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Not Joined');
  await expectAccessible();
  await page.getByPlaceholder('Search challenges...').fill(title);
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Active Challenge', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Join Challenge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Joined Successfully!' });
  await expect(dialog.getByText(`You've joined the ${title} challenge!`)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Go to My Writings' }).click();
  await expect(page).toHaveURL(/\/students\/my-writing/);
  await expect(page.getByRole('article').filter({ hasText: title })).not.toHaveCount(0);
  await page.getByRole('article').getByRole('link', { name: title }).first().click();
  await expect(page.getByText('Joined', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join Challenge' })).toBeDisabled();
});

test('parents look at challenges and cannot join', async ({ page, signIn, expectAccessible }) => {
  await signIn('parent@demo.inkling.test');
  await page.goto('/challenges?status_eq=active');
  await expect(page.getByText('Only students join and submit')).toBeVisible();
  await expect(page.getByText('Not Joined')).toHaveCount(0);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('Active Challenge', { exact: true })).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole('button', { name: 'Join Challenge' })).toHaveCount(0);
});

test('achievements are filtered and opened', async ({ page, signIn, expectAccessible }) => {
  await signIn('mia');
  await page.goto('/students/achievements');
  const badges = page.getByRole('list', { name: 'Achievements' }).getByRole('button');
  await expect(badges).toHaveCount(12);
  await expectAccessible();
  await badges.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Unlocked on /)).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  const asked = page.waitForRequest((request) => request.url().includes('in_progress=true'));
  await page.getByText('In Progress', { exact: true }).click();
  await asked;
  await expect(page).toHaveURL(/status=in_progress/);
  await expect(badges.filter({ hasText: 'Unlocked' })).toHaveCount(0);
});

test('progress shows figures and feedback, and to a newcomer the way to begin', async ({
  page,
  api,
  newParent,
  signIn,
  expectAccessible,
}) => {
  await signIn('mia');
  await page.goto('/students/dashboard');
  await expect(page.getByRole('list', { name: 'My writing activities' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('list', { name: 'Achievements' }).getByRole('button')).toHaveCount(4);
  await expectAccessible();
  await page.getByRole('link', { name: 'View My Progress' }).click();
  await expect(page.getByRole('heading', { name: 'Writings per type' })).toBeVisible();
  for (const tip of ['Write at least 3 times per week', 'Read widely', 'Seek feedback'])
    await expect(page.getByText(tip)).toBeVisible();
  await expectAccessible();

  await signIn(await newStudent(api, newParent));
  await page.goto('/students/progress');
  await expect(page.getByText('/', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Start a New Task' }).click();
  await page.getByLabel('Title').fill('   ');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByText('Please enter a title for your writing')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Title').fill('The Ink That Ran Away');
  await page.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'Year 4' }).click();
  await page.getByRole('radio', { name: 'Creative Writing' }).click();
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page).toHaveURL(/\/writing\/\d+/);
  await page.goto('/students/my-writing');
  await expect(page.getByRole('link', { name: 'The Ink That Ran Away' })).toBeVisible();
});

test('what is not there or fails says so, with a way on', async ({
  page,
  signIn,
  goWithinApp,
  expectAccessible,
}) => {
  await signIn('mia');
  await page.goto('/students/activity/999999');
  await expect(page.getByRole('heading', { name: 'Activity Not Found' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/students\/dashboard/);
  await goWithinApp('/courses/none');
  await expect(page.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();

  const writings = `**/app_api/v1${contract.writings.listWritings.path}?**`;
  await page.route(writings, (route) => route.fulfill({ status: 400, json: { error_message: 'Not now' } }));
  await goWithinApp('/students/my-writing');
  await expect(page.getByText('Not now')).toBeVisible();
  await expectAccessible();
  await page.unroute(writings);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'My writings' })).toBeVisible();
});
