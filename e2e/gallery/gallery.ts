import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { mayOpen, type Role, roles, type Screen, screens } from '@inkling/contract';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../fixtures/browser.ts';
import globalSetup from '../fixtures/global-setup.ts';
import { type E2eServer, startE2eServer } from '../fixtures/server.ts';
import { indexPage, type Screenshot } from './index-page.ts';
import { sampleScreenPath } from './sample-screen-path.ts';

const folder = fileURLToPath(new URL('../../gallery/', import.meta.url));
const widths = [390, 1280];
const themes = ['light', 'dark'] as const;
const logins: Record<Role, string> = {
  student: 'mia',
  teacher: 'teacher@demo.inkling.test',
  parent: 'parent@demo.inkling.test',
};

type Viewer = Role | 'signed out';

const viewersOf = ({ access }: Screen): Viewer[] => {
  if (access === 'guest' || access === 'public') return ['signed out'];
  return roles.filter((role) => mayOpen(access, role));
};

const tokenOf = async (server: E2eServer, role: Role): Promise<string> => {
  const response = await fetch(`${server.url}/app_api/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: logins[role], password: 'inkling-demo' }),
  });
  return ((await response.json()) as { token: string }).token; // The contract's response, checked by the server.
};

/** A signed-in person's own setting wins over the device's. */
const saveTheme = (server: E2eServer, token: string, theme: string) =>
  fetch(`${server.url}/app_api/v1/mine/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ appearance: { theme, fontSize: 16 } }),
  });

const openPage = async (
  browser: Browser,
  server: E2eServer,
  look: { width: number; theme: string; token?: string },
) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: look.width, height: 900 },
    colorScheme: look.theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const page = await context.newPage();
  await page.goto('/healthz');
  const entries = {
    'inkling:color-scheme': look.theme,
    ...(look.token && { 'inkling:web-user:access-token': look.token }),
  };
  for (const [key, value] of Object.entries(entries))
    await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
  return page;
};

/** One picture of the whole page; false when the app went elsewhere, because the screen has no page. */
const photograph = async (page: Page, path: string, file: string): Promise<boolean> => {
  await page.goto(path);
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  if (new URL(page.url()).pathname !== path.split(/[?#]/)[0]) return false;
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: folder + file, fullPage: true });
  return true;
};

interface Studio {
  browser: Browser;
  server: E2eServer;
  /** Part of a screen's name. */
  only: string | undefined;
}

interface Look {
  viewer: Viewer;
  width: number;
  theme: (typeof themes)[number];
  token?: string;
}

/** Every screen the viewer may open, one after the other in one window. */
const photographScreens = async (
  { browser, server, only }: Studio,
  { token, ...look }: Look,
): Promise<Screenshot[]> => {
  const page = await openPage(browser, server, { ...look, ...(token && { token }) });
  const photos: Screenshot[] = [];
  for (const [name, screen] of Object.entries(screens)) {
    if (!viewersOf(screen).includes(look.viewer) || (only && !name.includes(only))) continue;
    const path = await sampleScreenPath(server, name, screen, token);
    const file = `${name}-${look.viewer.replace(' ', '-')}-${look.width}-${look.theme}.png`;
    if (path && (await photograph(page, path, file))) photos.push({ name, ...look, file });
  }
  await page.context().close();
  return photos;
};

const photographAll = async (studio: Studio): Promise<Screenshot[]> => {
  const photos: Screenshot[] = [];
  for (const viewer of [...roles, 'signed out'] as const) {
    const token = viewer === 'signed out' ? undefined : await tokenOf(studio.server, viewer);
    for (const theme of themes) {
      // The theme is the account's, so only the widths can be photographed at once.
      if (token) await saveTheme(studio.server, token, theme);
      const looks = widths.map((width) => ({ viewer, width, theme, ...(token && { token }) }));
      photos.push(...(await Promise.all(looks.map((look) => photographScreens(studio, look)))).flat());
    }
  }
  return photos;
};

const withoutPicture = (photos: Screenshot[], only: string | undefined): string[] =>
  Object.keys(screens).filter(
    (name) => (!only || name.includes(only)) && !photos.some((photo) => photo.name === name),
  );

/** `npm run gallery [-- part-of-a-screen-name]` */
const main = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const stopCluster = await globalSetup();
  const server = await startE2eServer();
  const browser = await chromium.launch(launchOptions);
  const only = process.argv[2];
  const photos = await photographAll({ browser, server, only });
  await writeFile(`${folder}index.html`, indexPage(photos));
  await browser.close();
  await server.stop();
  await stopCluster();
  process.stdout.write(`${photos.length} pictures in gallery/index.html\n`);
  const missing = withoutPicture(photos, only);
  if (missing.length > 0) process.stdout.write(`No page or nothing to show: ${missing.join(', ')}\n`);
};

await main();
