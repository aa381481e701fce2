import { expect, test } from '../fixtures/test.ts';

const sections = ['features', 'how-it-works', 'writing-challenges', 'testimonials', 'pricing', 'faq'];

test('a visitor reads the landing page and scans a code', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Writing coach for school children · Inkling');
  await expectAccessible();
  for (const step of ['Idea builder', 'Structure planner', 'Writing canvas', 'Smart feedback'])
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  for (const figure of ['10,000+', '500+', '98%', '1M+'])
    await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible();
  for (const section of sections) {
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="#${section}"]`).click();
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
  for (const path of [
    '/login',
    '/register',
    '/subscription',
    '/guide/writing',
    '/docs/privacy',
    '/docs/terms',
  ])
    await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();

  for (const name of ['WeChat', 'WhatsApp Business']) {
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('img', { name: `QR code for ${name}` })).toBeVisible();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a visitor sees the marks of the second draft, and the theme of the device until they choose', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const first = page.getByRole('article', { name: 'First draft: Vocabulary' });
  const second = page.getByRole('article', { name: 'Second draft: Sentence Structure' });
  await expect(first).toBeVisible();
  await page.getByRole('radio', { name: 'Second draft' }).check();
  await page.getByRole('radio', { name: 'Sentence Structure' }).check();
  await expect(first).toBeHidden();
  await expect(second.getByText('Why this mark')).toBeVisible();
  await expect(second.locator('mark').first()).toBeVisible();

  const darkTheme = page.getByRole('button', { name: 'Dark theme' });
  await expect(darkTheme).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(darkTheme).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#13162a');
  await expectAccessible();
  await darkTheme.click();
  await page.reload();
  await expect(darkTheme).toHaveAttribute('aria-pressed', 'false');
});

test('an educator books a demo by e-mail', async ({ page, expectAccessible }) => {
  await page.goto('/b2b');
  await expect(page.getByRole('heading', { level: 1, name: 'For Educators' })).toBeVisible();
  for (const section of ['what-is', 'who-is-it-for', 'key-features', 'use-cases', 'why-choose-us'])
    await expect(page.locator(`#${section}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a Demo' }).first()).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=Book%20a%20demo.+&body=.+School/,
  );
  await expect(page.getByRole('link', { name: 'Talk to Us' }).first()).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=.+&body=/,
  );
  await expectAccessible();
});

test('a visitor takes Chinese along into the app, and back', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh$/);
  await expect(page).toHaveTitle('中小学生的英文写作教练 · Inkling');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expectAccessible();
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '欢迎回来' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/');
  await expect(page).toHaveURL(/\/zh$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Big stories' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages are whole, and the sample and the codes still answer', async ({ page }) => {
    await page.goto('/b2b');
    await expect(page.getByRole('heading', { level: 1, name: 'For Educators' })).toBeVisible();
    await page.goto('/');
    for (const section of sections) await expect(page.locator(`#${section}`)).toBeVisible();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '每个好故事' })).toBeVisible();
    for (const section of sections) await expect(page.locator(`#${section}`)).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('radio', { name: 'Second draft' }).check();
    await expect(page.getByRole('article', { name: 'Second draft: Vocabulary' })).toBeVisible();
    await page.getByRole('link', { name: 'WeChat' }).click();
    await expect(page.getByRole('img', { name: 'QR code for WeChat' })).toBeVisible();
  });
});

test('someone signed in goes to their dashboard, and unknown paths lead to the landing page', async ({
  page,
  signIn,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Big stories' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');

  await signIn('mia');
  await page.goto('/');
  await expect(page).toHaveURL(/\/students\/dashboard$/);

  await page.evaluate(`localStorage.setItem('inkling:web-user:access-token', 'worn-out')`);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Big stories' })).toBeVisible();
});

test('leaving the app for the landing page loads it as a document of its own', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Inkling, to the start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Big stories' })).toBeVisible();
});
