import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countPlaywright, countVitest } from './count-test-results.mjs';

async function report(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ink-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

describe('the total of npm test', () => {
  it('takes what Vitest reports', async () => {
    const path = await report({
      numPassedTests: 7,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [],
    });
    expect(await countVitest(path, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a test file that could not be loaded', async () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    const path = await report({ numPassedTests: 7, numFailedTests: 0, testResults });
    expect(await countVitest(path, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it('takes what Playwright reports, where passing on the second try is failing', async () => {
    const path = await report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(await countPlaywright(path, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts a runner that crashed before its report, or failed without a failed test, as one failure', async () => {
    expect(await countVitest('/nowhere/report.json', 139)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    const path = await report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
    expect(await countPlaywright(path, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('does not take a runner that ran nothing for a success', async () => {
    const path = await report({ numPassedTests: 0, numFailedTests: 0, testResults: [] });
    expect(await countVitest(path, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
