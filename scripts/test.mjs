import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from './build-web.mjs';
import { log } from './log.mjs';
import { root } from './root.mjs';
import { run, tool } from './run.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

const reports = await mkdtemp(join(tmpdir(), 'inkling-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Each keeps one processor busy for most of its time, so they run at once. */
const CHECKS = [
  check('format, lint and import directions', tool('@biomejs/biome/bin/biome', 'check', '.')),
  check('types', tool('typescript/bin/tsc', '-p', 'tsconfig.json')),
  check('types of the web app', tool('typescript/bin/tsc', '-p', 'web/tsconfig.json')),
  check('dead code', tool('knip/bin/knip.js')),
  { name: 'web build', run: async () => asOne(await buildWebIfStale()) },
];

const STEPS = [
  { name: 'unit and integration tests', run: runVitest },
  { name: 'browser tests', run: runPlaywright, needs: 'web build' },
];

function check(name, command) {
  return { name, run: async () => asOne(await run(command, { isOneOfSeveral: true })) };
}

function asOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const code = await run(tool('vitest/vitest.mjs', 'run', ...reporters));
  return countVitest(vitestReport, code);
}

async function runPlaywright() {
  const command = tool('@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=line,json');
  const shared = await cluster.ready;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, ...(shared && { TEST_CLUSTER: shared }) };
  const code = await run(command, { env });
  return countPlaywright(playwrightReport, code);
}

/**
 * The browser tests' database with its demo school: making it keeps one processor busy for a while, so it is made
 * beside the unit tests. Without it, as when it fails, the browser tests make their own.
 */
function startCluster() {
  const script = join(root, 'server/src/testing/cluster-process.ts');
  const child = fork(script, { cwd: root, execArgv: ['--import', 'tsx'] });
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
await Promise.all(CHECKS.map(async (step) => results.set(step.name, await runStep(step, results))));
const cluster = startCluster();
for (const step of STEPS) results.set(step.name, await runStep(step, results));
await cluster.stop();
await rm(reports, { recursive: true, force: true });

const total = { passed: 0, failed: 0, skipped: 0 };
for (const result of results.values()) {
  for (const key of Object.keys(total)) total[key] += result[key];
}
log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
