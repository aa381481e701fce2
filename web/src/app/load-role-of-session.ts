import type { Role } from '@inkling/contract';
import { ApiError } from '../api/api-error.ts';
import { clearSession, loadUser } from '../api/session.ts';
import { queryClient } from './query-client.ts';

/** The role behind the stored token; a token that no longer counts is forgotten. */
export const loadRoleOfSession = async (): Promise<Role | null> => {
  try {
    return (await loadUser(queryClient)).role;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    clearSession(queryClient);
    return null;
  }
};
