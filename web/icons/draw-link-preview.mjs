// Draws the picture shown where the address is shared: `npm run card -w @inkling/web`. Needs an installed Chromium.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const drop = readFileSync(pathOf('../public/favicon.svg'), 'utf8');
const fonts = '../../node_modules/@fontsource-variable';
const face = (name) =>
  readFileSync(pathOf(`${fonts}/${name}/files/${name}-latin-wght-normal.woff2`)).toString('base64');

const page = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Fraunces; font-weight: 100 900; src: url(data:font/woff2;base64,${face('fraunces')}) }
  @font-face { font-family: Lexend; font-weight: 100 900; src: url(data:font/woff2;base64,${face('lexend')}) }
  body { margin: 0; width: 1200px; height: 630px; display: flex; align-items: center; gap: 64px;
    box-sizing: border-box; padding: 0 88px; font-family: Lexend; color: #1c2140; background:
    radial-gradient(620px 460px at 92% 0, #e8ecfc, transparent 70%),
    radial-gradient(560px 420px at 0 100%, #ffe6de, transparent 70%), #fffaf2 }
  svg { width: 300px; height: 340px; flex: none }
  b { font: 700 44px Fraunces; color: #22368a }
  h1 { margin: 12px 0 24px; font: 650 84px/1.04 Fraunces; letter-spacing: -2px }
  p { margin: 0; font-size: 32px; line-height: 1.4; color: #585e7c }
</style><div><b>Inkling</b><h1>Big stories start as a drop of ink.</h1>
<p>The writing coach that asks.<br>Your child writes.</p></div>${drop}`;

const folder = mkdtempSync(join(tmpdir(), 'card-'));
const file = join(folder, 'card.html');
writeFileSync(file, page);
execFileSync(process.env.CHROMIUM ?? 'chromium', [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  `--user-data-dir=${join(folder, 'profile')}`,
  '--window-size=1200,630',
  `--screenshot=${pathOf('../public/og.png')}`,
  file,
]);
rmSync(folder, { recursive: true });
