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
  await expect(alert.getByText('Serious: please check on them now')).toBeVisible();
  await expect(alert.getByText(writing?.title ?? '')).toBeVisible();
  await expect(card.getByRole('link', { name: '1800 55 1800' })).toBeVisible();
  await expectAccessible();
  await alert.getByRole('button', { name: /^I have seen this/ }).click();
  await alert.getByLabel('A note for yourself').fill('We talked at dinner.');
  await expectAccessible();
  await alert.getByRole('button', { name: 'I have looked after this' }).click();
  await expect(card).toHaveCount(0);
  const parentSession = await api(accounts.signIn, {
    body: { identifier: 'parent@demo.inkling.test', password: 'inkling-demo' },
  });
  const kept = await api(alerts.listAlerts, { token: (parentSession as { token: string }).token });
  expect(kept).toMatchObject([{ excerpt: words, acknowledged: { note: 'We talked at dinner.' } }]);

  await signIn('teacher@demo.inkling.test');
  await page.goto('/teacher/dashboard');
  const theirs = page.getByRole('region', { name: 'Please check on your students' });
  await expect(theirs.getByText(words)).toBeVisible();
  await expectAccessible();
});
