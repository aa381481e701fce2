import type { MantineColorsTuple } from '@mantine/core';

/* biome-ignore-start format: ten shades of one hue, light to dark, read best in one block */
const ink = [
  '#eef1fd',
  '#dce2fb',
  '#b9c5f6',
  '#93a5f2',
  '#7289ec',
  '#5b75e6',
  '#4a64dc',
  '#3450c9',
  '#2a42ab',
  '#22368a',
] as const satisfies MantineColorsTuple;
const coral = [
  '#fff0eb',
  '#ffe0d6',
  '#ffc0ad',
  '#ff9d81',
  '#ff8059',
  '#ff6d43',
  '#ff592e',
  '#ff592e',
  '#d4410f',
  '#a8320d',
] as const satisfies MantineColorsTuple;
const leaf = [
  '#e6f9f0',
  '#d0f2e1',
  '#a2e6c5',
  '#70d9a7',
  '#47cd8d',
  '#2fc07d',
  '#16a36a',
  '#0e7f51',
  '#0d6440',
  '#0a4d32',
] as const satisfies MantineColorsTuple;
const sun = [
  '#fff8e4',
  '#fff0c7',
  '#ffe09a',
  '#fdd06a',
  '#fac443',
  '#f7bb2a',
  '#f5b417',
  '#c98d00',
  '#946500',
  '#7a4f00',
] as const satisfies MantineColorsTuple;
/** Warm like the paper; the fifth draws the edges of inputs and must stand out from it. */
const gray = [
  '#faf7f1',
  '#f5f0e6',
  '#eae1d2',
  '#d8cfbf',
  '#8f887a',
  '#7d776b',
  '#6b665c',
  '#57534b',
  '#434039',
  '#2f2d28',
] as const satisfies MantineColorsTuple;
/** Ink at night: Mantine takes dark surfaces, borders and texts from this scale. */
const dark = [
  '#eef0fb',
  '#d5daf0',
  '#b3bada',
  '#949dc6',
  '#727bab',
  '#2b3158',
  '#1c2140',
  '#13162a',
  '#0f1222',
  '#0b0d1a',
] as const satisfies MantineColorsTuple;
/* biome-ignore-end format: the shades end here */

const cream = '#fffaf2';

/** Mantine's scales. */
export const shades = { ink, coral, leaf, sun, gray, dark };

/** What colours are for, by day; each becomes a CSS variable of the same name. */
export const lightColors = {
  paper: cream,
  sheet: '#ffffff',
  'sheet-inset': '#f8f2e7',
  line: gray[2],
  'line-strong': gray[4],
  text: dark[6],
  'text-soft': '#585e7c',
  ink: ink[7],
  'ink-deep': ink[9],
  'ink-wash': '#e8ecfc',
  'ink-on-wash': ink[8],
  coral: coral[6],
  'coral-hover': '#ff6d47',
  'coral-wash': '#ffe6de',
  'coral-on-wash': coral[9],
  'on-coral': '#2b0f06',
  leaf: leaf[6],
  'leaf-wash': '#d9f5e7',
  'leaf-on-wash': leaf[8],
  sun: sun[6],
  'sun-wash': sun[1],
  'sun-on-wash': sun[9],
  rest: '#8d94ad',
  'rest-wash': '#eceef4',
  'rest-on-wash': '#4d5370',
  danger: '#c22f2f',
  'danger-wash': '#fde7e7',
  brand: ink[7],
  'on-brand': '#ffffff',
  logo: ink[7],
  night: '#131a45',
  cream,
  veil: 'rgb(19 22 42 / 58%)',
  'hero-from': '#2d48bd',
  'hero-to': '#5f78e6',
  'shadow-soft': '0 1px 2px rgb(70 52 20 / 6%), 0 6px 20px rgb(70 52 20 / 7%)',
  'shadow-lift': '0 2px 4px rgb(70 52 20 / 8%), 0 14px 34px rgb(70 52 20 / 12%)',
};

/** The ones that differ at night. */
export const darkColors: Partial<Record<keyof typeof lightColors, string>> = {
  paper: dark[7],
  sheet: dark[6],
  'sheet-inset': '#252b50',
  line: '#343b66',
  'line-strong': dark[4],
  text: dark[0],
  'text-soft': dark[2],
  ink: '#9bacf8',
  'ink-deep': '#c5cffc',
  'ink-wash': '#2b356d',
  'ink-on-wash': '#cdd6ff',
  'coral-hover': '#ff7450',
  'coral-wash': '#4a2426',
  'coral-on-wash': '#ffb8a3',
  leaf: '#3ccf93',
  'leaf-wash': '#163d36',
  'leaf-on-wash': '#8ff0c5',
  sun: '#f7c244',
  'sun-wash': '#41351f',
  'sun-on-wash': '#ffdf92',
  rest: '#8089b3',
  'rest-wash': dark[5],
  'rest-on-wash': '#c6cce8',
  danger: '#ff9a9a',
  'danger-wash': '#46242f',
  logo: ink[5],
  veil: 'rgb(4 5 12 / 72%)',
  'hero-from': '#26379a',
  'hero-to': '#4259c9',
  'shadow-soft': '0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px rgb(0 0 0 / 22%)',
  'shadow-lift': '0 2px 4px rgb(0 0 0 / 35%), 0 14px 34px rgb(0 0 0 / 35%)',
};
