import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const allStyles = /@mantine[\\/]core[\\/]styles\.layer\.css$/;
const namesOfClasses = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;
/** What every component builds on. */
const foundations = ['default-css-variables', 'baseline', 'global'];
/** Colours of Mantine's that no screen uses. */
const unusedColors = /^.*--mantine-color-(cyan|grape|green|indigo|lime|orange)-.*$/gm;

/**
 * In a build each component of Mantine brings its own styles along, so that a screen loads those of what it shows
 * instead of all. A component is loaded after those it is made of, and so are its styles, as Mantine asks for.
 */
export const mantineStylesPlugin = (): Plugin => ({
  name: 'mantine-styles',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: allStyles },
    handler: async (id) => {
      const folder = join(id, '../styles');
      const parts = foundations.map((name) => readFile(join(folder, `${name}.layer.css`), 'utf8'));
      return (await Promise.all(parts)).join('\n').replace(unusedColors, '');
    },
  },
  transform: {
    filter: { id: namesOfClasses },
    handler: (code, id) => {
      const name = namesOfClasses.exec(id)?.[1];
      return { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null };
    },
  },
});
