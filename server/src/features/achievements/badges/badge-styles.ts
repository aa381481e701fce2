import type { AchievementRule } from '../achievement-rule.ts';
import type { Glyph } from './glyphs.ts';
import type { Shape } from './shapes.ts';

export interface BadgeStyle {
  shape: Shape;
  glyph: Glyph;
  /** Small stars below the drawing: how hard it was. */
  stars: 0 | 1 | 2 | 3;
}

export const badgeStyles: Record<string, BadgeStyle> = {
  'first-page': { shape: 'disc', glyph: 'page', stars: 1 },
  'five-finished': { shape: 'scallop', glyph: 'hand', stars: 1 },
  'ten-finished': { shape: 'shield', glyph: 'shelf', stars: 2 },
  'twenty-five-finished': { shape: 'burst', glyph: 'library', stars: 3 },
  'on-time': { shape: 'disc', glyph: 'clock', stars: 2 },
  'thousand-words': { shape: 'disc', glyph: 'bubble', stars: 1 },
  'five-thousand-words': { shape: 'hexagon', glyph: 'river', stars: 2 },
  'twenty-thousand-words': { shape: 'burst', glyph: 'ocean', stars: 3 },
  'long-breath': { shape: 'scallop', glyph: 'wind', stars: 2 },
  'three-day-streak': { shape: 'disc', glyph: 'drop', stars: 1 },
  'seven-day-streak': { shape: 'burst', glyph: 'flame', stars: 2 },
  'four-week-streak': { shape: 'shield', glyph: 'quill', stars: 2 },
  'ten-week-streak': { shape: 'hexagon', glyph: 'pine', stars: 3 },
  'five-hours': { shape: 'scallop', glyph: 'hourglass', stars: 2 },
  'early-bird': { shape: 'disc', glyph: 'sunrise', stars: 1 },
  'weekend-writer': { shape: 'hexagon', glyph: 'calendar', stars: 1 },
  'bright-ideas': { shape: 'scallop', glyph: 'bulb', stars: 2 },
  'word-collector': { shape: 'hexagon', glyph: 'gem', stars: 2 },
  'sharp-eyes': { shape: 'disc', glyph: 'magnifier', stars: 2 },
  'all-rounder': { shape: 'burst', glyph: 'wheel', stars: 3 },
  'full-marks': { shape: 'shield', glyph: 'star', stars: 3 },
  'second-look': { shape: 'disc', glyph: 'eye', stars: 1 },
  polisher: { shape: 'scallop', glyph: 'sparkle', stars: 3 },
  'many-drafts': { shape: 'hexagon', glyph: 'layers', stars: 1 },
  challenger: { shape: 'shield', glyph: 'flag', stars: 1 },
  'challenge-done': { shape: 'hexagon', glyph: 'mountain', stars: 2 },
  'challenge-champion': { shape: 'burst', glyph: 'cup', stars: 3 },
  'kind-to-myself': { shape: 'scallop', glyph: 'heart', stars: 1 },
  'calm-harbour': { shape: 'disc', glyph: 'anchor', stars: 3 },
  'story-spinner': { shape: 'shield', glyph: 'book', stars: 2 },
  'mind-changer': { shape: 'hexagon', glyph: 'horn', stars: 2 },
  'genre-hopper': { shape: 'scallop', glyph: 'signpost', stars: 2 },
  'own-idea': { shape: 'shield', glyph: 'rocket', stars: 1 },
  classmate: { shape: 'disc', glyph: 'friends', stars: 0 },
};

interface Colours {
  light: string;
  deep: string;
  edge: string;
  accent: string;
}

export const badgeColors: Record<AchievementRule['type'], Colours> = {
  Writing: { light: '#6f8cf5', deep: '#3450c9', edge: '#22358f', accent: '#ffd166' },
  Words: { light: '#3fc1c9', deep: '#157f8f', edge: '#0c5561', accent: '#fff1c1' },
  Practice: { light: '#ff9a62', deep: '#e4572e', edge: '#9c3213', accent: '#ffe08a' },
  Craft: { light: '#b184f0', deep: '#7344c0', edge: '#4a2787', accent: '#ffd6f0' },
  Revision: { light: '#6cc79a', deep: '#2f8f63', edge: '#1b5c3f', accent: '#fdf0b0' },
  Challenge: { light: '#f7c548', deep: '#d18b12', edge: '#8a5706', accent: '#fff6d6' },
  Wellbeing: { light: '#f58ba5', deep: '#d1456b', edge: '#8d2443', accent: '#ffe3ea' },
  Explorer: { light: '#8fb84a', deep: '#557f1e', edge: '#365410', accent: '#f6f3b2' },
};

export const lockedColors: Colours = {
  light: '#f1ebe0',
  deep: '#ddd4c4',
  edge: '#b9ae9b',
  accent: '#cfc5b4',
};
