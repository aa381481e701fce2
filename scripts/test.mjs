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

/** Each keeps one processor busy for most of its time, so they run at once. */
const CHECKS = [
  { name: 'web build', run: async () => asOne(await buildWebIfStale()) },
  check('format, lint and import directions', tool('@biomejs/biome/bin/biome', 'check', '.')),
  check('types', tool('typescript/bin/tsc', '-p', 'tsconfig.json')),
  check('types of the web app', tool('typescript/bin/tsc', '-p', 'web/tsconfig.json')),
  check('dead code', tool('knip/bin/knip.js')),
];

/** One after the other: side by side they would meet each other's time limits on two processors. */
const TESTS = [
  { name: 'unit and integration tests', run: runVitest },
  { name: 'browser tests', run: runPlaywright, needs: 'web build' },
];

function check(name, command) {
  return { name, run: async () => asOne(await run(command, { output: 'at the end' })) };
}

function asOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const code = await run(tool('vitest/vitest.mjs', 'run', ...reporters), { output: 'lines' });
  return countVitest(vitestReport, code);
}

async function runPlaywright() {
  const command = tool('@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json');
  const shared = await cluster.ready;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, ...(shared && { TEST_CLUSTER: shared }) };
  const code = await run(command, { env, output: 'lines' });
  return countPlaywright(playwrightReport, code);
}

/**
 * The browser tests' database with its demo school: making it keeps one processor busy for a while, so it is made
 * beside the checks. Without it, as when it fails, the browser tests make their own.
 */
function startCluster() {
  const child = fork(testServers.e2eCluster, { cwd: root, execArgv: ['--enable-source-maps'] });
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

async function runStep(step, results) {
  if (results.get(step.needs)?.failed > 0) {
    log(`\n--- ${step.name}: not run, because the ${step.needs} failed`);
    return asOne(1);
  }
  log(`\n--- ${step.name}`);
  const start = Date.now();
  const result = await step.run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  log(`--- ${step.name}: ${result.failed > 0 ? 'FAILED' : 'ok'}, ${seconds} s`);
  return result;
}

const results = new Map();
const runAll = (steps) =>
  Promise.all(steps.map(async (step) => results.set(step.name, await runStep(step, results))));

await Promise.all([buildServerIfStale(), bundleTestServers()]);
const cluster = startCluster();
await runAll(CHECKS);
for (const step of TESTS) await runAll([step]);
await cluster.stop();
await rm(reports, { recursive: true, force: true });

const total = { passed: 0, failed: 0, skipped: 0 };
for (const result of results.values()) {
  for (const key of Object.keys(total)) total[key] += result[key];
}
log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
