import {
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type InputProps,
  type VariantColorsResolver,
} from '@mantine/core';
import { t } from '../texts.ts';
import { lightColors, shades } from './palette.ts';
import { breakpoints, fontSizes, radii, spacing, touch } from './sizes.ts';

/** Dark words on coral: white ones would miss the contrast that small text needs. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.color !== 'coral' || input.variant !== 'filled') return resolved;
  return { ...resolved, background: 'var(--coral)', hover: 'var(--coral-hover)', color: 'var(--on-coral)' };
};

/** Softer than the edges of inputs, which Mantine draws in the same grey. */
const edges = { root: { '--paper-border-color': 'var(--line)' } };

const dialogStyles = {
  header: { background: 'var(--sheet)' },
  title: { fontFamily: 'var(--face-display)', fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.25 },
};

/** Asked for when it is shown: the theme is made before the texts of another language have come. */
const closeButton = { defaultProps: () => ({ 'aria-label': t.close, size: touch, iconSize: '1.25rem' }) };

/** Room for a finger on each option and on the cross that empties the field. */
const list = { defaultProps: { rightSectionWidth: touch }, styles: { option: { minHeight: touch } } };

/** A dialog's heading is a header element, which would count as a second banner of the page. */
const dialogAttributes = { header: { role: 'none' } };

export const theme = createTheme({
  colors: shades,
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  black: lightColors.text,
  fontFamily: 'var(--face)',
  headings: {
    fontFamily: 'var(--face-display)',
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'lg',
  spacing,
  fontSizes,
  breakpoints,
  radius: radii,
  shadows: { sm: 'var(--shadow-soft)', md: 'var(--shadow-lift)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  // Not Anchor.extend and so on, which would load each of these with every page.
  components: {
    Anchor: { defaultProps: { underline: 'hover' } },
    Badge: { defaultProps: { radius: 'xl', size: 'lg', tt: 'none', fw: 600 } },
    Button: {
      defaultProps: { size: 'md' },
      vars: (_: unknown, { size }: ButtonProps) => ({
        root: {
          ...(size === 'md' && { '--button-height': touch, '--button-fz': '1rem' }),
          // Smaller letters, but fingers stay the same size.
          ...(size === 'sm' && { '--button-height': touch }),
        },
      }),
      // The kit centres the spinner only while it slides in, which people who want less motion do not see.
      styles: { label: { fontWeight: 600 }, loader: { transform: 'translate(-50%, -50%)' } },
    },
    Card: { defaultProps: { withBorder: true, shadow: 'sm', padding: 'lg' }, styles: edges },
    Input: {
      defaultProps: { size: 'md', radius: 'md' },
      vars: (_: unknown, { size }: InputProps) => ({
        wrapper: size === 'md' ? { '--input-height': touch, '--input-fz': '1rem' } : {},
        input: {},
      }),
    },
    InputWrapper: { defaultProps: { size: 'md' }, styles: { label: { marginBottom: '0.25rem' } } },
    Modal: {
      defaultProps: { centered: true, radius: 'lg', padding: 'lg', attributes: dialogAttributes },
      styles: dialogStyles,
    },
    Notification: {
      defaultProps: () => ({
        closeButtonProps: { 'aria-label': t.close, size: touch, iconSize: '1.125rem' },
      }),
      styles: {
        root: { border: '1px solid var(--line)', background: 'var(--sheet)' },
        description: { color: 'var(--text)', fontSize: '1rem' },
      },
    },
    Drawer: { defaultProps: { padding: 'lg', attributes: dialogAttributes }, styles: dialogStyles },
    Select: list,
    MultiSelect: list,
    Autocomplete: { styles: list.styles },
    // As large as the field it clears; a ground of its own would cover the field's edge.
    InputClearButton: {
      defaultProps: {
        size: touch,
        iconSize: '1.125rem',
        style: { background: 'transparent', pointerEvents: 'all' },
      },
    },
    SegmentedControl: {
      defaultProps: { size: 'md', radius: 'md' },
      styles: { label: { display: 'grid', placeItems: 'center', minHeight: touch } },
    },
    ModalCloseButton: closeButton,
    DrawerCloseButton: closeButton,
    // Mantine's own lines and tracks take the shade of input edges, which at night outshines what they carry.
    Divider: { styles: { root: { '--divider-color': 'var(--line)' } } },
    // Loading places take the same shade; the room behind them shows through.
    Skeleton: {
      styles: {
        root: {
          '--mantine-color-gray-3': 'var(--line)',
          '--mantine-color-dark-4': 'var(--line)',
          '--mantine-color-body': 'transparent',
        },
      },
    },
    Pill: {
      styles: {
        root: { height: touch },
        label: { lineHeight: touch },
        remove: { width: touch, minWidth: touch, height: touch, '--cb-icon-size': '1rem' },
      },
    },
    // The arrows are too small for a finger; the arrow keys still count up and down.
    NumberInput: { defaultProps: { hideControls: true } },
    Progress: { styles: { root: { background: 'var(--line)' } } },
    Table: { styles: { table: { '--table-border-color': 'var(--line)' } } },
    Tabs: { styles: { root: { '--tab-border-color': 'var(--line)' }, tab: { minHeight: touch } } },
    Paper: { defaultProps: { bg: 'var(--sheet)' }, styles: edges },
  },
});

/** The light variants of a colour, by night as by day. */
const wash = (color: string, words: string) => ({
  [`--mantine-color-${color}-light`]: `var(--${color}-wash)`,
  [`--mantine-color-${color}-light-color`]: words,
});

/** Ties Mantine's variables to ours, so that both themes are decided in one place. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-soft)',
    '--mantine-color-placeholder': 'var(--text-soft)',
    '--mantine-color-anchor': 'var(--ink)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--sheet)',
    '--mantine-color-default-hover': 'var(--sheet-inset)',
    '--mantine-color-default-border': 'var(--line)',
    // Darker than the card at night too, so that a button which waits is still seen.
    '--mantine-color-disabled': 'var(--line)',
    // Not shown: a colour.
    '--mantine-color-disabled-color': 'color-mix(in srgb, var(--text-soft) 80%, var(--line))',
    '--mantine-color-disabled-border': 'var(--line)',
    ...wash('ink', 'var(--ink-on-wash)'),
    ...wash('leaf', 'var(--leaf-on-wash)'),
    ...wash('sun', 'var(--sun-on-wash)'),
    ...wash('coral', 'var(--coral-on-wash)'),
    '--mantine-color-red-light': 'var(--danger-wash)',
    '--mantine-color-red-light-color': 'var(--danger)',
  };
  return { variables: {}, light: shared, dark: shared };
};
