export { deleteAccountTokens } from './account-tokens.queries.ts';
export { presentSettings } from './accounts.presenter.ts';
export {
  countUsers,
  deleteSessions,
  findLoginName,
  findUser,
  hasPassword,
  lockUser,
  noteVisit,
  updateUser,
} from './accounts.queries.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { cleanUsername, findAvailableUsername, findAvailableUsernames } from './available-usernames.ts';
export { checkOwnPassword } from './check-own-password.ts';
export { clearFailedSignIns } from './clear-failed-sign-ins.ts';
export { createUser, createUsers } from './create-user.ts';
export { deleteUserAndData } from './delete-user-and-data.ts';
export { deviceNameOf } from './device-name.ts';
export { handOverCoursesBeforeDeletion } from './hand-over-courses-before-deletion.ts';
export { hashPassword, hashToken, limitHashing, newToken, verifyPassword } from './hashing.ts';
export {
  createInvitationLink,
  createInvitedTeacher,
  deleteUnusedAccount,
  isUnused,
} from './invited-teacher.ts';
export { deleteLessonSessions } from './lesson-sessions.queries.ts';
export { conflictingField, reportNameConflicts } from './name-conflicts.ts';
export { createAccountAsOperator, resetPasswordAsOperator } from './operator-accounts.ts';
export { checkNewPassword } from './password-rules.ts';
export { purgeExpiredSignIns } from './purge-expired-sign-ins.job.ts';
export { sendResetEmail } from './request-password-reset.ts';
export { identify, startSession } from './sessions.ts';
export { setPasswords } from './set-passwords.ts';
export { changeSettings } from './settings.ts';
export { confirmPassword } from './sign-in.ts';
export { deletePasskeys, hasOtherSignInMethod, hasOwnSignInMethod } from './sign-in-methods.queries.ts';
export { sendVerificationEmail } from './verify-email.ts';
