import { accounts, notifications } from '@inkling/contract';
import type { UserRow } from '../db/schema/index.ts';
import type { useTestApp } from './use-test-app.ts';

/** What a parent reads in the bell who has just chosen Chinese. */
export const readInChinese = async (
  server: Pick<ReturnType<typeof useTestApp>, 'callAs'>,
  parent: UserRow,
) => {
  await server.callAs(parent, accounts.updateSettings, { body: { language: 'zh' } });
  const { body } = await server.callAs(parent, notifications.listNotifications, { query: {} });
  return body.map(({ title, body }) => ({ title, body }));
};
