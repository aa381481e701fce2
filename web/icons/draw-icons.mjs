// Draws the installable icons from the favicon with an installed Chromium: `npm run icons -w @inkling/web`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const out = fileURLToPath(new URL('../public/', import.meta.url));
const drop = readFileSync(join(out, 'favicon.svg'), 'utf8');
const browser = process.env.CHROMIUM ?? 'chromium';

/** `share` of the edge is taken by the drop; masks may cut a fifth off every side. */
const icons = [
  { name: 'icon-192.png', edge: 192, share: 0.74, round: 0.22 },
  { name: 'icon-512.png', edge: 512, share: 0.74, round: 0.22 },
  { name: 'icon-maskable-512.png', edge: 512, share: 0.56, round: 0 },
  { name: 'apple-touch-icon.png', edge: 180, share: 0.7, round: 0 },
];

const page = ({ edge, share, round }) => `<!doctype html><style>
  html, body { margin: 0; background: transparent }
  div { width: ${edge}px; height: ${edge}px; border-radius: ${edge * round}px; background: #fffaf2;
    display: grid; place-items: center }
  svg { width: ${edge * share}px; height: ${edge * share}px }
</style><div>${drop}</div>`;

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
for (const icon of icons) {
  const file = join(folder, 'icon.html');
  writeFileSync(file, page(icon));
  execFileSync(browser, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${icon.edge},${icon.edge}`,
    `--screenshot=${join(out, icon.name)}`,
    file,
  ]);
}
rmSync(folder, { recursive: true });
