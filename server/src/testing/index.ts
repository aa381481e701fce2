export { type AddedWriting, addWriting, type NewWriting } from './add-writing.ts';
export type { BrowserServerCommands, BrowserServerOptions, LeftBehind } from './browser-server.ts';
export { buildStudent, buildUser, findUser, signInAs, testPassword } from './build.ts';
export { fillSchool, type School } from './fill-school.ts';
export { readPlans } from './read-plans.ts';
export { recordStatements } from './record-statements.ts';
export { startTestCluster } from './template.ts';
export { startTestApp, type TestApp } from './test-app.ts';
