import { readFileSync } from 'node:fs';
import { type SiteSettings, siteSettings } from '../contract/src/index.ts';

/** The settings in the text of site.json, or an error that says in one line what is wrong where. */
export const parseSiteSettings = (text: string): SiteSettings => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`site.json is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const checked = siteSettings.safeParse(content);
  if (checked.success) return checked.data;
  const problems = checked.error.issues.map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`);
  throw new Error(`site.json is invalid at ${problems.join('; ')}`);
};

export const readSiteSettings = (): SiteSettings =>
  parseSiteSettings(readFileSync(new URL('../site.json', import.meta.url), 'utf8'));
