import {
  type Language,
  landingPaths,
  type SiteSettings,
  screens,
  siteOriginPlaceholder,
} from '@inkling/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  demoRequestEmail,
  educatorsDescription,
  educatorsSections,
  forFamilies,
  questionEmail,
} from './content/educators.ts';
import { landingSections, type Target } from './content/navigation.ts';
import type { SampleDraft } from './content/sample-drafts.ts';
import { EducatorsPage } from './educators-page.tsx';
import { type HeadProps, HtmlHead } from './html-head.tsx';
import { LandingPage } from './landing-page.tsx';
import { SiteLanguage, sites } from './site-language.ts';
import { SiteLayout } from './site-layout.tsx';
import { educatorsStructuredData, landingStructuredData } from './structured-data.ts';

interface RenderedDocument {
  head: string;
  body: string;
}

export interface LandingSite {
  landing: Record<Language, RenderedDocument>;
  educators: RenderedDocument;
  /** By file name. */
  files: Record<string, string>;
}

const mailtoLink = (
  { email }: SiteSettings['contact'],
  { label, subject, lines }: typeof demoRequestEmail,
): Target => ({
  label,
  href: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\n'))}`,
});

const document = (language: Language, head: HeadProps, body: ReactNode): RenderedDocument => {
  const render = (part: ReactNode): string =>
    renderToStaticMarkup(<SiteLanguage value={sites[language]}>{part}</SiteLanguage>);
  return { head: render(<HtmlHead {...head} />), body: render(body) };
};

const landing = (language: Language, settings: SiteSettings, drafts: readonly SampleDraft[]) => {
  const site = sites[language];
  const { t, path, pathInApp } = site;
  return document(
    language,
    {
      title: `${t.title} · Inkling`,
      description: t.description,
      path,
      isTranslated: true,
      structuredData: landingStructuredData(settings, t),
    },
    <SiteLayout
      site={settings}
      sections={landingSections(site)}
      other={{ label: t.forEducators, href: screens.educators.path }}
      main={{ label: t.startFree, href: pathInApp(screens.register.path) }}
      isTranslated
    >
      <LandingPage site={settings} drafts={drafts} />
    </SiteLayout>,
  );
};

/** Teachers read English, so it is the only language of their page. */
const educators = (site: SiteSettings) => {
  const demo = mailtoLink(site.contact, demoRequestEmail);
  const talk = mailtoLink(site.contact, questionEmail);
  return document(
    'en',
    {
      title: `${screens.educators.title} · Inkling`,
      description: educatorsDescription,
      path: screens.educators.path,
      structuredData: educatorsStructuredData(site),
    },
    <SiteLayout site={site} sections={educatorsSections} other={forFamilies} main={demo}>
      <EducatorsPage demo={demo} talk={talk} />
    </SiteLayout>,
  );
};

const publicPaths = [
  landingPaths.en,
  landingPaths.zh,
  screens.educators.path,
  screens.subscription.path,
  screens['sample-writing'].path,
  screens.register.path,
];

const sitemap = (): string => {
  const urls = publicPaths.map((path) => `<url><loc>${siteOriginPlaceholder}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
};

// Not shown: a file for search engines.
const robots = `User-agent: *\nDisallow: /app_api/\nDisallow: /files/\n\nSitemap: ${siteOriginPlaceholder}/sitemap.xml\n`;

/** The public pages and what search engines ask for, as they are when nobody is signed in. */
export const renderLandingSite = (site: SiteSettings, drafts: readonly SampleDraft[]): LandingSite => ({
  landing: { en: landing('en', site, drafts), zh: landing('zh', site, drafts) },
  educators: educators(site),
  files: { 'sitemap.xml': sitemap(), 'robots.txt': robots },
});
