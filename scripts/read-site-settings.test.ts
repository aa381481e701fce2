import { describe, expect, it } from 'vitest';
import { parseSiteSettings, readSiteSettings } from './read-site-settings.ts';

const wrong = (change: (site: ReturnType<typeof readSiteSettings>) => object): string =>
  JSON.stringify(change(structuredClone(readSiteSettings())));

describe('site.json', () => {
  it('is right as it is delivered, and says that its figures are samples', () => {
    expect(readSiteSettings().samples).toBe(true);
  });

  it('names the place of a wrong value in one line', () => {
    const text = wrong((site) => ({ ...site, contact: { ...site.contact, email: 'nobody' } }));
    expect(() => parseSiteSettings(text)).toThrow(/^site\.json is invalid at contact\.email: [^\n]+$/);
  });

  it('refuses a setting it does not know, so that a slip of the pen is seen', () => {
    expect(() => parseSiteSettings(wrong((site) => ({ ...site, claim: [] })))).toThrow(/"claim"/);
  });

  it('refuses a social page that is not a safe address', () => {
    const social = { label: 'Us', url: 'javascript:alert(1)' };
    expect(() =>
      parseSiteSettings(wrong((site) => ({ ...site, contact: { ...site.contact, social } }))),
    ).toThrow(/contact\.social\.url/);
  });

  it('says when it is not JSON at all', () => {
    expect(() => parseSiteSettings('{')).toThrow(/^site\.json is not JSON/);
  });
});
