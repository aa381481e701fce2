import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { achievementRules } from '../rules.ts';
import { badgeStyles } from './badge-styles.ts';
import { drawBadge } from './draw-badge.ts';

const folder = fileURLToPath(new URL('../../../../../web/public/badges/', import.meta.url));

/** The files the browser loads are this drawing: `npx vitest run draw-badge -u` writes them again. */
describe('the badges in the web folder', () => {
  it.each(achievementRules)('show $key as it is drawn, unlocked and locked', async (rule) => {
    await expect(drawBadge(rule, false)).toMatchFileSnapshot(`${folder}${rule.key}.svg`);
    await expect(drawBadge(rule, true)).toMatchFileSnapshot(`${folder}${rule.key}-locked.svg`);
  });

  it('are one pair for each rule, and none is left over', () => {
    expect(Object.keys(badgeStyles).sort()).toEqual(achievementRules.map(({ key }) => key).sort());
    const files = achievementRules.flatMap(({ key }) => [`${key}-locked.svg`, `${key}.svg`]);
    expect(readdirSync(folder).sort()).toEqual(files.sort());
  });

  it('look all different', () => {
    expect(new Set(achievementRules.map((rule) => drawBadge(rule, false))).size).toBe(
      achievementRules.length,
    );
  });
});
