import type { SiteSettings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { sampleDrafts, shownCriteria } from './content/sample-drafts.ts';
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
  const { landing: landings, educators, files } = renderLandingSite(site, drafts);
  const landing = landings.en;

  it('show the figures of the settings, and call them samples only while they are', () => {
    expect(landing.body).toContain('brave families');
    expect(landing.body).not.toContain('figures of a demonstration');
    expect(renderLandingSite({ ...site, samples: true }, drafts).landing.en.body).toContain(
      'Sample voices and figures of a demonstration site',
    );
  });

  it('leave out the voices when there are none', () => {
    const silent = renderLandingSite({ ...site, claims: [] }, drafts).landing.en;
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
    const odd = renderLandingSite({ ...site, claims, contact: { ...site.contact, social } }, drafts).landing
      .en;
    expect(odd.body).not.toContain('<b>1');
    expect(odd.body).not.toContain('</script><b>');
    expect(odd.head.match(/<\/script>/g)).toHaveLength(1);
  });

  it('are listed for search engines', () => {
    expect(files['sitemap.xml']).toContain('<loc>https://inkling.invalid/b2b</loc>');
    expect(files['sitemap.xml']).toContain('<loc>https://inkling.invalid/zh</loc>');
    expect(files['robots.txt']).toContain('Sitemap: https://inkling.invalid/sitemap.xml');
  });
});

describe('the landing page in Chinese', () => {
  const criteria = shownCriteria.map((criterion) => ({
    criterion,
    mark: 2,
    maximum: 5,
    evidence: [],
    comment: 'Said in English.',
    praise: '',
    suggestion: '',
  }));
  const testimonials = [{ quote: 'She reads to me.', name: 'Priya', role: 'Mother', role_zh: '妈妈' }];
  const { landing } = renderLandingSite(
    { ...site, samples: true, testimonials },
    drafts.map((draft) => ({ ...draft, criteria })),
  );
  const { head, body } = landing.zh;

  it('says nothing in English but what is marked as English, names, and how to reach us', () => {
    const unmarked = body
      .replace(/<(\w+)(?= )[^>]* lang="en-AU".*?<\/\1>/gs, '')
      .replace(/<(?!\/?\w+[^>]* (aria-label|alt)=)[^>]*>/g, '\n')
      .replace(/<[^>]* (?:aria-label|alt)="([^"]*)"[^>]*>/g, '\n$1\n');
    const names = /Inkling|Unlimited AI|\bAI\b|NAPLAN|WhatsApp Business|Priya|Our page|us@write\.example/g;
    const english = unmarked.split('\n').filter((words) => /[a-z]{2}/i.test(words.replace(names, '')));
    expect(english).toEqual([]);
    expect(body.match(/<p lang="en-AU">Said in English/g)).toHaveLength(8);
  });

  it('shows what the operator says in Chinese where they did, and their English marked as such', () => {
    expect(body).toContain('妈妈');
    expect(body).toContain('<span lang="en-AU">She reads to me.</span>');
    expect(body).toContain('<span lang="en-AU">brave families</span>');
  });

  it('names both pages to search engines, and each page itself', () => {
    const alternates = [
      '<link rel="alternate" hrefLang="en-AU" href="https://inkling.invalid/"/>',
      '<link rel="alternate" hrefLang="zh-Hans" href="https://inkling.invalid/zh"/>',
      '<link rel="alternate" hrefLang="x-default" href="https://inkling.invalid/"/>',
    ];
    for (const page of [landing.en, landing.zh])
      for (const alternate of alternates) expect(page.head).toContain(alternate);
    expect(landing.en.head).toContain('<link rel="canonical" href="https://inkling.invalid/"/>');
    expect(head).toContain('<link rel="canonical" href="https://inkling.invalid/zh"/>');
    expect(head).toContain('<title>中小学生的英文写作教练 · Inkling</title>');
    expect(head).toContain('content="zh_CN"');
  });

  it('links to the other language in its own words', () => {
    expect(landing.en.body).toContain('<a href="/zh?lang=zh" hrefLang="zh-Hans" lang="zh-Hans" ');
    expect(body).toContain('<a href="/?lang=en" hrefLang="en-AU" lang="en-AU" ');
  });

  it('takes the language along into the app', () => {
    const links = [...body.matchAll(/href="(\/[^"#]*)/g)].map(([, path = '']) => path);
    const outside = ['/zh', '/b2b', '/?lang=en'];
    expect(links.filter((path) => !path.endsWith('?lang=zh') && !outside.includes(path))).toEqual([]);
    for (const path of ['/login', '/register', '/subscription']) expect(links).toContain(`${path}?lang=zh`);
    expect(landing.en.body).toContain('href="/register"');
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
