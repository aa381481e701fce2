import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const story =
  'The lamp had waited a hundred years. Nobody lit it. Then Ines climbed the stairs with a match.';
const entry = (id: string, type: 'freeWriting' | 'feedback' | 'completed', content = '') => ({
  id,
  title: id,
  type,
  content,
});
const finished = (title: string) => ({
  activity: "The Lighthouse Keeper's Secret",
  screen_name: 'zara',
  title,
  status: 'completed' as const,
  content: story,
  data: [
    entry('draft', 'freeWriting', story),
    entry('feedback', 'feedback'),
    entry('completed', 'completed'),
  ],
  ai_scoring: 55,
});

/** A hand at work: what it clicks and types is counted. */
const handOn = (page: Page) => {
  const count = { clicks: 0, keys: 0 };
  return {
    count,
    click: async (what: Locator) => {
      count.clicks += 1;
      await what.click();
    },
    type: async (text: string) => {
      count.keys += text.length;
      await page.keyboard.type(text);
    },
  };
};

const student = 'zara okafor';

/** The cards of the search before stay, faded, until the new ones are there. */
const waitingPieces = async (page: Page): Promise<Locator> => {
  await expect(page.getByRole('article').filter({ hasNotText: 'Zara Okafor' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  return page.getByRole('article');
};

const openId = (page: Page) => new URL(page.url()).searchParams.get('writing');
const drawer = (page: Page) => page.getByRole('dialog');
const titleOfPiece = (page: Page) => drawer(page).getByRole('heading', { level: 2 });

test('a teacher sees what waits, reviews five pieces with a comment each and returns one, in thirteen clicks', async ({
  page,
  newWriting,
  signIn,
}) => {
  test.slow();
  for (const number of [1, 2, 3, 4, 5]) await newWriting(finished(`Evening ${number}`));
  await signIn('teacher@demo.inkling.test');
  await page.goto('/teacher/dashboard');
  const hand = handOn(page);

  await hand.click(page.getByRole('link', { name: /To review/ }));
  await hand.click(page.getByRole('searchbox'));
  await hand.type(student);
  const waiting = await waitingPieces(page);
  await hand.click(waiting.first().getByRole('link').first());
  for (const number of [1, 2, 3, 4, 5]) {
    const id = openId(page);
    const title = (await titleOfPiece(page).textContent()) ?? '';
    const comment = drawer(page).getByLabel('Your comment');
    await hand.click(comment);
    await hand.type('I could see it. Try one more reason.');
    if (number === 5) await hand.click(drawer(page).getByRole('button', { name: 'Comment and return' }));
    else {
      await hand.click(drawer(page).getByRole('button', { name: 'Comment and mark as reviewed' }));
      await expect.poll(() => openId(page)).not.toBe(id);
      // Nobody writes before the next piece is there to be read.
      await expect(titleOfPiece(page)).not.toHaveText(title);
    }
  }
  await expect(page.getByText('Returned for another draft').first()).toBeVisible();
  expect(hand.count.clicks).toBeLessThanOrEqual(13);
  // Nothing but the comments themselves.
  expect(hand.count.keys - 5 * 36 - student.length).toBe(0);
});
