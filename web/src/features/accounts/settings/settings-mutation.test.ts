import { defaultSettings, type Settings } from '@inkling/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mySettings } from '../../../api/settings.ts';
import { settingsMutation } from './settings-mutation.ts';

/** A server whose every save waits until it is answered or fails. */
const startServer = () => {
  let stored: Settings = defaultSettings;
  const waiting: ((isSaved: boolean) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { body }: { body: string }) =>
      new Promise((resolve, reject) =>
        waiting.push((isSaved) => {
          if (!isSaved) return reject(new TypeError('network error'));
          stored = { ...stored, ...JSON.parse(body) };
          resolve(Response.json(stored));
        }),
      ),
  );
  const answer = async (isSaved: boolean) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(isSaved);
  };
  return { answer, stored: () => stored };
};

const startScreen = () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(mySettings.queryKey, defaultSettings);
  const change = (changes: Partial<Settings>) =>
    queryClient
      .getMutationCache()
      .build(queryClient, settingsMutation(queryClient))
      .execute(changes)
      .catch(() => undefined);
  return { change, shown: () => queryClient.getQueryData(mySettings.queryKey) };
};

beforeEach(() => {
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, { getItem: () => null });
});
afterEach(() => void vi.unstubAllGlobals());

const dark = { appearance: { ...defaultSettings.appearance, theme: 'dark' } } as const;
const quiet = { privacy: { ...defaultSettings.privacy, showActivity: false } };

test('a change shows before it is saved, and goes back when saving fails', async () => {
  const server = startServer();
  const { change, shown } = startScreen();
  const done = change(dark);
  await vi.waitFor(() => expect(shown()).toMatchObject(dark));
  await server.answer(false);
  await done;
  expect(shown()).toEqual(defaultSettings);
});

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('of two changes at once, saved %s and %s, what the server has is shown in the end', async (...answers) => {
  const server = startServer();
  const { change, shown } = startScreen();
  const done = [change(dark), change(quiet)];
  await vi.waitFor(() => expect(shown()).toMatchObject({ ...dark, ...quiet }));
  for (const isSaved of answers) await server.answer(isSaved);
  await Promise.all(done);
  expect(shown()).toEqual(server.stored());
});
