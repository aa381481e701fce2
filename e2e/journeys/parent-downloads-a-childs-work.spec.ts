import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const privacyOf = (page: Page, name: string) => page.getByRole('region', { name: `Privacy of ${name}` });

/** The text of the file a button saves. */
const saved = async (page: Page, button: string): Promise<string> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await waiting).path(), 'utf8');
};

test("a parent downloads a child's work and sees who opened it", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('parent@demo.inkling.test');
  await page.goto('/parent/children');
  await page.getByRole('link', { name: 'Edit Mia Kapoor' }).click();
  const privacy = privacyOf(page, 'Mia Kapoor');
  await expect(privacy.getByRole('heading', { name: "Who opened Mia Kapoor's work" })).toBeVisible();
  await expectAccessible();

  expect(await saved(page, 'Portfolio as a page')).toContain('The writing of Mia Kapoor');
  const everything = JSON.parse(await saved(page, 'Download everything'));
  expect(everything.profile.screen_name).toBe('mia');
  expect(everything.writings.length).toBeGreaterThan(0);

  await page.reload();
  const visits = privacy.getByRole('list', { name: "Who opened Mia Kapoor's work" });
  await expect(visits.getByText('You', { exact: true }).first()).toBeVisible();
  await expectAccessible();
});
