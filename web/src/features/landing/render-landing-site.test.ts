import type { SiteSettings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { sampleDrafts } from './content/sample-drafts.ts';
import { renderLandingSite } from './render-landing-site.tsx';
import { splitAtHighlightedPassages } from './split-at-highlighted-passages.ts';

const site: SiteSettings = {
  samples: false,
  claims: [{ figure: '12', label: 'brave families' }],
  testimonials: [],
  contact: {
    email: 'us@write.example',
    phone: '+61 2 5550 0123',
    social: { label: 'Our page', url: 'https://social.example/us' },
    wechat: 'us-on-wechat',
    whatsapp: '+61 400 000 000',
  },
};
const drafts = sampleDrafts.map((draft) => ({ ...draft, criteria: [] }));

describe('the public pages', () => {
  const { landing, educators, files } = renderLandingSite(site, drafts);

  it('show the figures of the settings, and call them samples only while they are', () => {
    expect(landing.body).toContain('brave families');
    expect(landing.body).not.toContain('figures of a demonstration');
    expect(renderLandingSite({ ...site, samples: true }, drafts).landing.body).toContain(
      'Sample voices and figures of a demonstration site',
    );
  });

  it('leave out the voices when there are none', () => {
    const silent = renderLandingSite({ ...site, claims: [] }, drafts).landing;
    expect(silent.body).not.toContain('id="testimonials"');
  });

  it('write to the address of the settings', () => {
    expect(landing.body).toContain('href="mailto:us@write.example"');
    expect(landing.body).toContain('href="tel:+61255500123"');
    expect(educators.body).toContain('href="mailto:us@write.example?subject=Book%20a%20demo');
  });

  it('cannot be broken out of by a setting', () => {
    const claims = [{ figure: '1', label: '</script><b>' }];
    const social = { label: 'x', url: 'https://social.example/</script>' };
    const odd = renderLandingSite({ ...site, claims, contact: { ...site.contact, social } }, drafts).landing;
    expect(odd.body).not.toContain('<b>1');
    expect(odd.body).not.toContain('</script><b>');
    expect(odd.head.match(/<\/script>/g)).toHaveLength(1);
  });

  it('are listed for search engines', () => {
    expect(files['sitemap.xml']).toContain('<loc>https://inkling.invalid/b2b</loc>');
    expect(files['robots.txt']).toContain('Sitemap: https://inkling.invalid/sitemap.xml');
  });
});

describe('marking up a draft', () => {
  const mark = (start: number, end: number) => ({ start, end, label: 'word', speaks: 'for' as const });
  const read = (text: string, marks: ReturnType<typeof mark>[]) =>
    splitAtHighlightedPassages(text, marks).map(({ pieces }) =>
      pieces.map((piece) => (piece.evidence ? `[${piece.text}]` : piece.text)).join(''),
    );

  it('keeps every letter and marks the words of the evidence', () => {
    expect(read('A red kite\n\nflew home', [mark(12, 16), mark(2, 5)])).toEqual([
      'A [red] kite',
      '[flew] home',
    ]);
  });

  it('marks a place once when evidence overlaps', () => {
    expect(read('A red kite', [mark(2, 10), mark(2, 5), mark(6, 10)])).toEqual(['A [red kite]']);
  });
});
