export { type AddedWriting, addWriting, type NewWriting } from './add-writing.ts';
export type { BrowserServerCommands, BrowserServerOptions, ResumableServer } from './browser-server.ts';
export { buildStudent, buildUser, findUserByName, signInAs, testPassword } from './build-user.ts';
export type { BrowserCluster } from './cluster-process.ts';
export { readQueryPlans } from './read-query-plans.ts';
export { recordStatements } from './record-statements.ts';
export { type School, seedSchool } from './seed-school.ts';
export { startTestApp, type TestApp } from './test-app.ts';
export { startTestCluster } from './test-database.ts';
