import { accounts, alerts, apiBase, chat, writings } from '@inkling/contract';
import { expect, test } from '../fixtures/test.ts';

const words = 'Sometimes I want to die and nobody would miss me.';

test('words that worry reach parent and teacher, and each answers for themselves', async ({
  page,
  api,
  request,
  signIn,
  expectAccessible,
}) => {
  const { token } = (await api(accounts.signIn, {
    body: { identifier: 'mia', password: 'inkling-demo' },
  })) as { token: string }; // The contract's response, here and below.
  const listed = await api(writings.listWritings, { path: '/writings?status_eq=progressing', token });
  const [writing] = listed as { id: number; title: string }[];
  const opened = await api(writings.readWriting, { path: `/writings/${writing?.id}`, token });
  const { id: chat_id } = (opened as { chat: { id: number } }).chat;
  await signIn('parent@demo.inkling.test');
  await page.goto('/parent/dashboard');
  const card = page.getByRole('region', { name: 'Please check on your child' });
  await expect(page.getByText('Year 5')).toBeVisible();
  await expect(card).toHaveCount(0);

  const said = await request.post(apiBase + chat.sendMessage.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { chat_id, content: words },
  });
  expect(await said.text()).toContain('1800 55 1800');

  await page.reload();
  const alert = card.getByRole('listitem').filter({ hasText: words });
  await expect(alert.getByText('The coach is sure')).toBeVisible();
  await expect(alert.getByText('Please check on them now.')).toBeVisible();
  await expect(alert.getByText(writing?.title ?? '')).toBeVisible();
  await expect(card.getByRole('link', { name: '1800 55 1800' })).toBeVisible();
  await expectAccessible();
  await alert.getByRole('button', { name: 'Talked with them' }).click();
  await expect(card).toHaveCount(0);

  await page.getByRole('link', { name: 'All alerts and answers' }).click();
  const answered = page.getByRole('region', { name: 'Answered' });
  await expect(answered.getByText(words)).toBeVisible();
  await answered.getByRole('button', { name: /^Add a note/ }).click();
  await answered.getByLabel('Your note').fill('We talked at dinner.');
  await expectAccessible();
  await answered.getByRole('button', { name: 'Keep the note' }).click();
  await expect(answered.getByText('We talked at dinner.')).toBeVisible();
  const parentSession = await api(accounts.signIn, {
    body: { identifier: 'parent@demo.inkling.test', password: 'inkling-demo' },
  });
  const { token: parentToken } = parentSession as { token: string };
  // The box that they were typed in shows the words, too, until they are stored.
  await expect
    .poll(() => api(alerts.listAlerts, { token: parentToken }))
    .toContainEqual(
      expect.objectContaining({
        excerpt: words,
        acknowledged: expect.objectContaining({ outcome: 'spoken', note: 'We talked at dinner.' }),
      }),
    );

  await signIn('teacher@demo.inkling.test');
  await page.goto('/teacher/dashboard');
  const theirs = page.getByRole('region', { name: 'Please check on your students' });
  const open = theirs.getByRole('listitem').filter({ hasText: words });
  await expect(open.getByText(/\(parent\) has spoken with Mia, today/)).toBeVisible();
  await expect(open.getByText('We talked at dinner.')).toBeVisible();
  await expectAccessible();
  const quiet = page.getByRole('region', { name: 'Worth a look' });
  await expect(quiet.getByText('Some boys in my class hide my bag every single day.')).toBeVisible();
  await quiet.getByRole('link', { name: 'Open the chat at these words' }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByRole('tab', { name: 'AI Chat History' })).toHaveAttribute('aria-selected', 'true');
  await expect(review.getByText(/mr quill keeps it/)).toBeInViewport();
  await expectAccessible();
});
