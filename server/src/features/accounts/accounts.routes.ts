import type { accounts } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { presentSession } from './accounts.presenter.ts';
import { deleteSession, deleteSessions, listSessions, noteVisit } from './accounts.queries.ts';
import { changePassword } from './change-password.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { changeOwnSettings, readSettings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { readUnsubscribe, unsubscribe } from './unsubscribe.ts';
import { readProfile, updateProfile } from './update-profile.ts';
import { requestVerification, verifyEmail } from './verify-email.ts';

export const accountsRoutes = (deps: Deps): Handlers<typeof accounts> => ({
  register: ({ body, device }) => register(deps, body, device),
  signIn: ({ body, ...browser }) => signIn(deps, body, browser),
  signOut: async ({ caller }) => {
    await deps.db.transaction((tx) => deleteSession(tx, caller.id, caller.session_id));
  },
  requestPasswordReset: ({ body }) => requestPasswordReset(deps, body.email),
  resetPassword: ({ body, device }) => resetPassword(deps, body, device),
  readMine: ({ caller }) => readProfile(deps, caller.id),
  updateMine: ({ caller, body }) => updateProfile(deps, caller, body),
  deleteMine: ({ caller }) => deleteOwnAccount(deps, caller.id),
  refreshLastLogin: ({ caller }) => noteVisit(deps.db, caller.id, deps.clock.now()),
  changePassword: ({ caller, body }) => changePassword(deps, caller.id, body),
  sendVerificationEmail: ({ caller }) => requestVerification(deps, caller.id),
  sendVerificationEmailByGet: ({ caller }) => requestVerification(deps, caller.id),
  verifyEmail: ({ body }) => verifyEmail(deps, body.verify_token),
  readSettings: ({ caller }) => readSettings(deps, caller.id),
  updateSettings: ({ caller, body }) => changeOwnSettings(deps, caller, body),
  listSessions: async ({ caller }) => {
    const rows = await listSessions(deps.db, caller.id, deps.clock.now());
    return singlePage(rows.map((row) => presentSession(row, caller.session_id)));
  },
  endOtherSessions: ({ caller }) =>
    deps.db.transaction((tx) => deleteSessions(tx, caller.id, caller.session_id)),
  endSession: async ({ caller, params }) => {
    const isGone = await deps.db.transaction((tx) => deleteSession(tx, caller.id, params.id));
    if (!isGone) throw notFound('This device');
  },
  readUnsubscribe: ({ params }) => readUnsubscribe(deps, params.token),
  unsubscribe: ({ params }) => unsubscribe(deps, params.token),
});
