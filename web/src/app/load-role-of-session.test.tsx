import { accounts, defaultSettings } from '@inkling/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildUser } from '../testing/build-people.ts';
import { respond } from '../testing/fake-server.ts';
import { loadRoleOfSession } from './load-role-of-session.ts';
import { queryClient } from './query-client.ts';

vi.mock('../language/language.ts', async (load) => ({
  ...(await load<typeof import('../language/language.ts')>()),
  language: 'zh',
  isInOtherLanguage: () => false,
}));

beforeEach(() => queryClient.clear());

const savedFor = async (user: ReturnType<typeof buildUser>): Promise<unknown[]> => {
  const saved: unknown[] = [];
  respond(accounts.readMine, () => user);
  respond(accounts.updateSettings, ({ body }) => {
    saved.push(body);
    return { ...defaultSettings, ...body };
  });
  await loadRoleOfSession();
  await loadRoleOfSession();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await new Promise((done) => setTimeout(done));
  return saved;
};

test('the language that the device chose is stored once with a parent who never chose', async () => {
  const saved = await savedFor(buildUser({ role: 'parent', language: null }));
  // Nobody waits for it: it may still be on its way.
  await vi.waitFor(() => expect(saved).toEqual([{ language: 'zh' }]));
});

test('a choice stays, and children and teachers are not asked', async () => {
  expect(await savedFor(buildUser({ role: 'parent', language: 'en' }))).toEqual([]);
  expect(await savedFor(buildUser({ role: 'student', language: null }))).toEqual([]);
});
