import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from './palette.ts';

const readWeb = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('what is shown before any style is there', () => {
  it.each(['index.html', 'landing.html', 'landing.zh.html', 'educators.html'])(
    'takes the paper of the palette in %s',
    async (file) => {
      expect(await readWeb(file)).toContain(`name="theme-color" content="${lightColors.paper}"`);
    },
  );

  it('takes both papers of the palette in theme.js', async () => {
    expect(await readWeb('public/theme.js')).toContain(`'${darkColors.paper}' : '${lightColors.paper}'`);
  });
});
