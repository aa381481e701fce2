import type { Role } from '@inkling/contract';
import { ApiError } from '../api/api-error.ts';
import { clearSession, loadUser } from '../api/session.ts';
import { isInOtherLanguage, keepLanguageOfSession, language } from '../language/language.ts';
import { keepLanguageWithAccount } from './keep-language-with-account.ts';
import { queryClient } from './query-client.ts';

/** The language was changed on another device; nothing of this document is shown any more. */
const loadAnew = (): Promise<never> => {
  window.location.reload();
  return new Promise(() => undefined);
};

/** The role behind the stored token; a token that no longer counts is forgotten. */
export const loadRoleOfSession = async (): Promise<Role | null> => {
  try {
    const user = await loadUser(queryClient);
    keepLanguageOfSession(user);
    if (isInOtherLanguage()) await loadAnew();
    keepLanguageWithAccount(user, language);
    return user.role;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    clearSession(queryClient);
    return null;
  }
};
