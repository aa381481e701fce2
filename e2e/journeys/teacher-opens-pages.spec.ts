import { apiBase } from '@inkling/contract';
import { callsOfTeacherPages } from '@inkling/server/testing';
import { expect, test } from '../fixtures/test.ts';

/** Of the frame around every page, once when the app is loaded; and the lesson of a young class. */
const besidesThePage = /^\/(mine|notifications)|class_sign_in$/;

test('a teacher’s pages ask for nothing but what their statements are counted for', async ({
  page,
  signIn,
}) => {
  await signIn('teacher@demo.inkling.test');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const path = pathname.slice(apiBase.length) + search;
    if (pathname.startsWith(apiBase) && !besidesThePage.test(path))
      asked.add(path.replace(/\/(courses|students)\/\d+/, (_, of: string) => `/${of}/:${of.slice(0, -1)}`));
  });
  const expectCalls = async (name: keyof typeof callsOfTeacherPages) => {
    const calls = callsOfTeacherPages[name].toSorted();
    await expect.poll(() => [...asked].sort(), name).toEqual(expect.arrayContaining(calls));
    await page.waitForLoadState('networkidle');
    expect([...asked].sort(), name).toEqual(calls);
    asked.clear();
  };

  await page.goto('/teacher/dashboard');
  await expectCalls('dashboard');
  await page.goto('/feedback');
  await expectCalls('review queue');
  await page.goto('/teacher/courses');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const course = page.getByRole('main').locator('a[href^="/courses/"]').first();
  await course.waitFor();
  await page.waitForLoadState('networkidle');
  asked.clear();
  await course.click();
  await expectCalls('class page with its grid');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expectCalls('page of a student');
});
