import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServerIfStale } from './build-server.mjs';
import { buildWebIfStale } from './build-web.mjs';
import { bundleTestServers, testServers } from './bundle-test-servers.mjs';
import { countPlaywright, countVitest } from './count-test-results.mjs';
import { log } from './log.mjs';
import { root } from './root.mjs';
import { run, tool } from './run-command.mjs';

const reports = await mkdtemp(join(tmpdir(), 'inkling-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const webBuild = { name: 'web build', run: async () => asOne(await buildWebIfStale()) };

/** Nothing waits for them, so they take what the build and the tests leave of the processors. */
const CHECKS = [
  check('format, lint and import directions', tool('@biomejs/biome/bin/biome', 'check', '.')),
  check('types', tool('typescript/bin/tsc', '-p', 'tsconfig.json')),
  check('types of the web app', tool('typescript/bin/tsc', '-p', 'web/tsconfig.json')),
  check('dead code', tool('knip/bin/knip.js')),
];

/**
 * At once: the browser tests wait half of their time, for a person's pauses and for the browser, and come first
 * whenever they don't. So they keep within their time limits, and no processor is idle. The server's tests ask for
 * pages of the web app too.
 */
const TESTS = [
  { name: 'unit and integration tests', run: runVitest, needs: webBuild },
  { name: 'browser tests', run: runPlaywright, needs: webBuild },
];

function check(name, command) {
  return { name, run: async () => asOne(await run(withPriority(19, command), { output: 'at the end' })) };
}

/** From 0, the first to get processor time, to 19, which gets what nothing else wants. */
function withPriority(niceness, command) {
  return ['nice', '-n', String(niceness), ...command];
}

function asOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const command = withPriority(19, tool('vitest/vitest.mjs', 'run', ...reporters));
  const code = await run(command, { output: 'lines' });
  return countVitest(vitestReport, code);
}

async function runPlaywright() {
  const command = tool('@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json');
  const shared = await postgres.ready;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, ...(shared && { TEST_POSTGRES: shared }) };
  const code = await run(command, { env, output: 'lines' });
  return countPlaywright(playwrightReport, code);
}

/**
 * The browser tests' database with its demo school: making it keeps one processor busy for a while, so it is made
 * beside the checks. Without it, as when it fails, the browser tests make their own.
 */
function startPostgres() {
  const child = fork(testServers.e2ePostgres, { cwd: root, execArgv: ['--enable-source-maps'] });
  const ended = once(child, 'exit');
  const ready = Promise.race([
    once(child, 'message').then(([shared]) => JSON.stringify(shared)),
    ended.then(() => undefined),
  ]);
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  return { ready, stop };
}

const results = new Map();

/** Runs a step once, however many others need it. */
function runStep(step) {
  if (!results.has(step)) results.set(step, startStep(step));
  return results.get(step);
}

async function startStep({ name, needs, run: start }) {
  if (needs && (await runStep(needs)).failed > 0) {
    log(`\n--- ${name}: not run, because the ${needs.name} failed`);
    return asOne(1);
  }
  log(`\n--- ${name}`);
  const begun = Date.now();
  const result = await start();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  log(`--- ${name}: ${result.failed > 0 ? 'FAILED' : 'ok'}, ${seconds} s`);
  return result;
}

await Promise.all([buildServerIfStale(), bundleTestServers()]);
const postgres = startPostgres();
const counts = await Promise.all([webBuild, ...CHECKS, ...TESTS].map(runStep));
await postgres.stop();
await rm(reports, { recursive: true, force: true });

const total = { passed: 0, failed: 0, skipped: 0 };
for (const count of counts) {
  for (const key of Object.keys(total)) total[key] += count[key];
}
log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
