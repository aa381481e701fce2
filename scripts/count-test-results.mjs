import { readFile } from 'node:fs/promises';

/** What a Vitest JSON report says; a runner that broke without saying so counts as one failure. */
export async function countVitest(path, exitCode) {
  const report = await readReport(path);
  const files = report?.testResults ?? [];
  // A file that could not be loaded has failed without a test in it.
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return honest(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/** The same for Playwright, where a test that passed only on a second try has failed. */
export async function countPlaywright(path, exitCode) {
  const stats = (await readReport(path))?.stats ?? {};
  return honest(exitCode, {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  });
}

function honest(exitCode, counts) {
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    // The runner ended before it wrote one.
    return undefined;
  }
}
