export { countUsers, deleteSessions as endSessions, deleteUser, updateUser } from './accounts.queries.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { createUser, isIdentifierTaken } from './create-user.ts';
export { checkNewPassword } from './password-rules.ts';
export { hashPassword } from './secrets.ts';
export { identify, startSession } from './sessions.ts';
export { sweepSignIns } from './sweep-sign-ins.job.ts';
