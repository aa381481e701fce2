import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { isInstalled, markInstalled } from './install-stamp.mjs';
import { fail, log } from './log.mjs';
import { root } from './root.mjs';
import { npm, run } from './run-command.mjs';
import { withLock } from './setup-lock.mjs';

const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Inkling needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

async function installPackages() {
  if (isInstalled()) return;
  await withLock(async () => {
    // Another start may have done it while we waited.
    if (isInstalled()) return;
    log('Installing packages (the first time takes a minute)');
    // NODE_ENV=production must not leave out what builds the web app.
    const code = await run(
      npm('ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error'),
    );
    if (code !== 0)
      fail('The packages could not be installed (npm ci failed, see above): is the registry reachable?');
    markInstalled();
  });
}

async function installBrowser() {
  if (findBrowser() || hasPlaywrightBrowser()) return;
  await withLock(async () => {
    if (findBrowser() || hasPlaywrightBrowser()) return;
    log('Installing a browser for the tests');
    const isRoot = process.getuid?.() === 0;
    if (isRoot && existsSync('/usr/bin/apt-get') && (await installDebianBrowser())) return;
    const code = await run(
      npm('exec', '--', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'),
    );
    if (code !== 0) fail('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH.');
  });
}

function hasPlaywrightBrowser() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return existsSync(chromium.executablePath());
}

async function installDebianBrowser() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], { env });
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  // Ubuntu's package of this name is only a pointer to a snap.
  return findBrowser() !== undefined;
}

checkNode();
try {
  await installPackages();
  if (process.argv.includes('--browser')) await installBrowser();
} catch (error) {
  fail(error.message);
}
