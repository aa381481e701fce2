export type { BrowserServerCommands } from './browser-server.ts';
export { buildStudent, buildUser, signInAs, testPassword } from './build.ts';
export { startTestCluster } from './template.ts';
export { startTestApp, type TestApp } from './test-app.ts';
