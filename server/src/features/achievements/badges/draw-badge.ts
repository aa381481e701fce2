import type { AchievementRule } from '../achievement-rule.ts';
import { badgeColors, badgeStyles, lockedColors } from './badge-styles.ts';
import { glyphs } from './glyphs.ts';
import { shapes } from './shapes.ts';

const star = (x: number): string =>
  `<path transform="translate(${x} 118)" d="m0-7 2 5h5l-4 3 2 6-5-3-5 3 2-6-4-3h5z"/>`;

const starRow = (count: number): string =>
  Array.from({ length: count }, (_, index) => star(80 + (index - (count - 1) / 2) * 17)).join('');

const padlock =
  '<g transform="translate(112 106)"><circle cx="18" cy="18" r="20" fill="#fffaf2" stroke="#b9ae9b" stroke-width="3"/><path d="M12 17v-4a6 6 0 0 1 12 0v4" fill="none" stroke="#8d8270" stroke-width="3"/><rect x="9" y="17" width="18" height="12" rx="3" fill="#8d8270"/></g>';

/** A badge as a drawing of its own, or its pale outline under a padlock. */
export const drawBadge = (
  rule: Pick<AchievementRule, 'key' | 'type' | 'name'>,
  isLocked: boolean,
): string => {
  const look = badgeStyles[rule.key];
  if (!look) throw new Error(`${rule.key} has no badge`);
  const colours = isLocked ? lockedColors : badgeColors[rule.type];
  const line = isLocked ? '#a59a87' : '#ffffff';
  // Attributes rather than a style sheet: a strict content policy drops sheets inside drawings.
  const filled = glyphs[look.glyph].replaceAll(
    'class="fill"',
    `fill="${line}" fill-opacity="${isLocked ? 0.18 : 0.26}" stroke="none"`,
  );
  const { outer, inner } = shapes[look.shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" role="img" aria-label="${rule.name}">
<defs><linearGradient id="f" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${colours.light}"/><stop offset="1" stop-color="${colours.deep}"/></linearGradient></defs>
<path d="${outer}" fill="${colours.edge}" stroke="${colours.edge}" stroke-width="6" stroke-linejoin="round"/>
<path d="${outer}" fill="${colours.accent}"/>
<path d="${inner}" fill="url(#f)" stroke="${colours.edge}" stroke-opacity="0.35" stroke-width="3" stroke-linejoin="round"${isLocked ? ' stroke-dasharray="5 6"' : ''}/>
<g transform="translate(${look.stars > 0 ? '48 40' : '48 48'})" fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${filled}</g>
<g fill="${isLocked ? colours.edge : colours.accent}">${starRow(look.stars)}</g>
${isLocked ? padlock : ''}</svg>
`;
};
