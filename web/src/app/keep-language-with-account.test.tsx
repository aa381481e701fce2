import { accounts, defaultSettings } from '@inkling/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadUser } from '../api/session.ts';
import { buildUser } from '../testing/build-people.ts';
import { requestsTo, respond } from '../testing/fake-server.ts';
import { keepLanguageWithAccount } from './keep-language-with-account.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => queryClient.clear());

/** Two pages are opened one after the other, in Chinese. */
const openTwoPages = async (user: ReturnType<typeof buildUser>): Promise<void> => {
  respond(accounts.readMine, () => user);
  respond(accounts.updateSettings, ({ body }) => ({ ...defaultSettings, ...body }));
  keepLanguageWithAccount(await loadUser(queryClient), 'zh');
  keepLanguageWithAccount(await loadUser(queryClient), 'zh');
};

test('the language that the device chose is stored once with a parent who never chose', async () => {
  await openTwoPages(buildUser({ role: 'parent', language: null }));
  // Nobody waits for it: it may still be on its way.
  await vi.waitFor(() =>
    expect(requestsTo(accounts.updateSettings)).toMatchObject([{ body: { language: 'zh' } }]),
  );
});

test.each([
  { role: 'parent', language: 'en' },
  { role: 'student', language: null },
] as const)('a choice stays, and children and teachers are not asked ($role)', async (person) => {
  await openTwoPages(buildUser(person));
  // What was not sent at once never is.
  await new Promise((done) => setTimeout(done, 50));
  expect(requestsTo(accounts.updateSettings)).toEqual([]);
});
