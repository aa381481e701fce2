import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures/test.ts';

/** As the bench of it allows. */
const allowedKb = 200;
const allowedFiles = 20;

const draftStep = { id: 'draft', title: 'Drafting', type: 'freeWriting' as const };
const text = 'The owl blinked. It was noon, and the wood was loud with bees and small brown birds.';

/** In the order in which their names were first said, which is their order of precedence. */
const layers = `[...new Set(
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => rule instanceof CSSLayerStatementRule ? [...rule.nameList] : rule instanceof CSSLayerBlockRule ? [rule.name] : [])
)]`;

test('the page for a draft comes in few small files, its styles in their order', async ({
  page,
  newWriting,
}) => {
  const { writing_id } = await newWriting({ content: text, data: [{ ...draftStep, content: text }] });
  const files: { path: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(js|css)$/.test(path)) files.push({ path, body: response.body() });
  });
  await page.goto(`/writing/${writing_id}#drafting`);
  await expect(page.getByLabel('Your draft')).toHaveValue(text);
  // Comes by itself a moment later, and is part of it.
  await expect(page.getByRole('region', { name: 'A look around' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all(files.map(async ({ body }) => gzipSync(await body).byteLength));
  const paths = files.map(({ path }) => path).join('\n');
  expect(files.length, paths).toBeLessThanOrEqual(allowedFiles);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024, paths).toBeLessThanOrEqual(allowedKb);
  expect(await page.evaluate(layers)).toEqual(['base', 'mantine', 'reading']);
});
