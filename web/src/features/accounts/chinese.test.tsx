import { accounts, defaultSettings, help } from '@inkling/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fillInChinese } from '../../language/fill-in-chinese.ts';
import { fillTextsWith } from '../../language/texts.ts';
import { buildUser } from '../../testing/build-people.ts';
import { respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from './texts.ts';

const english = { ...t };

afterEach(() => {
  vi.restoreAllMocks();
  // Other tests read the same texts.
  fillTextsWith(() => undefined);
  Object.assign(t, english);
});

test('the sign-in page speaks Chinese, and what is not translated is counted', async () => {
  const reported: string[] = [];
  respond(help.reportUntranslatedTexts, ({ body }) => {
    reported.push(...body.texts);
    return undefined;
  });
  Object.assign(t, { neverTranslated: 'Only in English' });
  await fillInChinese(['accounts']);
  await renderScreen('login');
  expect(screen.getByRole('heading', { name: '欢迎回来' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
  await waitFor(() => expect(reported).toContain('accounts.neverTranslated'));
  expect(t).toMatchObject({ neverTranslated: 'Only in English' });
});

test('a parent chooses the language under Appearance; it is stored, kept here, and the page loads anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  respond(accounts.readSettings, () => defaultSettings);
  const saved: unknown[] = [];
  respond(accounts.updateSettings, ({ body }) => {
    saved.push(body);
    return { ...defaultSettings, ...body };
  });
  const { user } = await renderScreen('settings', { as: buildUser(), query: { section: 'appearance' } });
  await user.click(await screen.findByRole('radio', { name: '简体中文' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(saved).toEqual([{ language: 'zh' }]);
  expect(localStorage.getItem('inkling:language')).toBe('zh');
  expect(localStorage.getItem('inkling:language-of-session')).toBe('zh');
});

test('children and teachers are not asked', async () => {
  respond(accounts.readSettings, () => defaultSettings);
  await renderScreen('settings', { as: buildUser({ role: 'student' }), query: { section: 'appearance' } });
  await screen.findByRole('radio', { name: 'Light' });
  expect(screen.queryByRole('radio', { name: '简体中文' })).toBeNull();
});
