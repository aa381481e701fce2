import mantinePreset from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { darkColors, lightColors } from './src/ui/theme/palette.ts';
import { breakpoints, fontSizes, radii, spacing, touch } from './src/ui/theme/sizes.ts';

const variables = (prefix: string, tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${prefix}${name}`, value]));

/** What stands for the tokens in tokens.css: `@mixin light-colors` and so on. */
const mixins = {
  'light-colors': variables('', lightColors),
  'dark-colors': variables('', darkColors),
  sizes: {
    ...variables('space-', spacing),
    ...variables('font-', fontSizes),
    ...variables('radius-', radii),
    '--touch': touch,
  },
};

/** `data-tone` names a colour, its wash and the text that is read well on that. */
const tones = Object.fromEntries(
  ['ink', 'coral', 'leaf', 'sun', 'rest'].map((tone) => [
    `[data-tone="${tone}"]`,
    {
      '--tone': `var(--${tone})`,
      '--tone-wash': `var(--${tone}-wash)`,
      '--tone-text': `var(--${tone}-on-wash)`,
    },
  ]),
);

const breakpointVariables = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [`breakpoint-${name}`, width]),
);

/** Mantine's mixins, such as `@mixin smaller-than $breakpoint-sm`, with our tokens. */
export const postcssPlugins = [
  simpleVars({ variables: breakpointVariables }),
  mantinePreset({ mixins: { ...mixins, tones } }),
];
