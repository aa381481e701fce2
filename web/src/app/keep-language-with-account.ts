import type { Language, User } from '@inkling/contract';
import { call } from '../api/call.ts';
import { currentUser } from '../api/session.ts';
import { accounts } from '../api/typed-calls.ts';
import { queryClient } from './query-client.ts';

/** What a parent reads here who never chose is stored, so that emails, notices and papers are in it, too. */
export const keepLanguageWithAccount = (user: User, shown: Language): void => {
  if (shown !== 'zh' || user.role !== 'parent' || user.language !== null) return;
  queryClient.setQueryData(currentUser.queryKey, { ...user, language: shown });
  void call(accounts.updateSettings, { body: { language: shown } }, { rawErrors: true }).catch(
    () => undefined,
  );
};
