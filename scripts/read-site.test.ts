import { describe, expect, it } from 'vitest';
import { parseSite, readSite } from './read-site.ts';

const wrong = (change: (site: ReturnType<typeof readSite>) => object): string =>
  JSON.stringify(change(structuredClone(readSite())));

describe('site.json', () => {
  it('is right as it is delivered, and says that its figures are samples', () => {
    expect(readSite().samples).toBe(true);
  });

  it('names the place of a wrong value in one line', () => {
    const text = wrong((site) => ({ ...site, contact: { ...site.contact, email: 'nobody' } }));
    expect(() => parseSite(text)).toThrow(/^site\.json is wrong at contact\.email: [^\n]+$/);
  });

  it('refuses a setting it does not know, so that a slip of the pen is seen', () => {
    expect(() => parseSite(wrong((site) => ({ ...site, claim: [] })))).toThrow(/"claim"/);
  });

  it('refuses a social page that is not a safe address', () => {
    const social = { label: 'Us', url: 'javascript:alert(1)' };
    expect(() => parseSite(wrong((site) => ({ ...site, contact: { ...site.contact, social } })))).toThrow(
      /contact\.social\.url/,
    );
  });

  it('says when it is not JSON at all', () => {
    expect(() => parseSite('{')).toThrow(/^site\.json is not JSON/);
  });
});
