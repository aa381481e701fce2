import type { Role, User } from '@inkling/contract';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { clearSession, currentUser, loadUser } from '../api/session.ts';
import { accounts } from '../api/typed-calls.ts';
import { isInOtherLanguage, keepLanguageOfSession, language } from '../language/language.ts';
import { queryClient } from './query-client.ts';

/** The language was changed on another device; nothing of this document is shown any more. */
const loadAnew = (): Promise<never> => {
  window.location.reload();
  return new Promise(() => undefined);
};

/** What a parent reads here who never chose is stored, so that emails, notices and papers are in it, too. */
const keepLanguageWithAccount = (user: User): void => {
  if (language !== 'zh' || user.role !== 'parent' || user.language !== null) return;
  queryClient.setQueryData(currentUser.queryKey, { ...user, language });
  void call(accounts.updateSettings, { body: { language } }, { rawErrors: true }).catch(() => undefined);
};

/** The role behind the stored token; a token that no longer counts is forgotten. */
export const loadRoleOfSession = async (): Promise<Role | null> => {
  try {
    const user = await loadUser(queryClient);
    keepLanguageOfSession(user);
    if (isInOtherLanguage()) await loadAnew();
    keepLanguageWithAccount(user);
    return user.role;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    clearSession(queryClient);
    return null;
  }
};
