import { type SiteSettings, screens, siteOriginPlaceholder } from '@inkling/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { educatorsSections, landingSections, type Target } from './content/navigation.ts';
import type { SampleDraft } from './content/sample-drafts.ts';
import { EducatorsPage } from './educators-page.tsx';
import { type HeadProps, HtmlHead } from './html-head.tsx';
import { LandingPage } from './landing-page.tsx';
import { SiteLayout } from './site-layout.tsx';
import { educatorsStructuredData, landingStructuredData } from './structured-data.ts';

export interface LandingSite {
  landing: { head: string; body: string };
  educators: { head: string; body: string };
  /** By file name. */
  files: Record<string, string>;
}

const letter = ({ email }: SiteSettings['contact'], subject: string, lines: string[]): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\n'))}`;

const demoLetter = [
  'Hello Inkling team,',
  '',
  'I would like to see Inkling with my students.',
  '',
  'School or organisation:',
  'Year levels and number of students:',
  'Days and times that suit me:',
  '',
];
const talkLetter = ['Hello Inkling team,', '', 'I teach writing and have a question:', ''];

const document = (head: HeadProps, body: ReactNode) => ({
  head: renderToStaticMarkup(<HtmlHead {...head} />),
  body: renderToStaticMarkup(body),
});

const landing = (site: SiteSettings, drafts: readonly SampleDraft[]) =>
  document(
    {
      title: `${screens.landing.title} · Inkling`,
      description:
        'Inkling is a writing coach for school children: it asks, the child writes. Plan, draft and improve with kind feedback and marks that explain themselves.',
      path: screens.landing.path,
      structuredData: landingStructuredData(site),
    },
    <SiteLayout
      site={site}
      sections={landingSections}
      other={{ label: screens.educators.title, href: screens.educators.path }}
      main={{ label: 'Start free', href: screens.register.path }}
    >
      <LandingPage site={site} drafts={drafts} />
    </SiteLayout>,
  );

const educators = (site: SiteSettings) => {
  const demo: Target = {
    label: 'Book a Demo',
    href: letter(site.contact, 'Book a demo of Inkling', demoLetter),
  };
  const talk: Target = {
    label: 'Talk to Us',
    href: letter(site.contact, 'A question about Inkling', talkLetter),
  };
  return document(
    {
      title: `${screens.educators.title} · Inkling`,
      description:
        'Inkling for schools, tutors, authors and creators: build writing activities, let the coach guide every student, and see where each of them stands.',
      path: screens.educators.path,
      structuredData: educatorsStructuredData(site),
    },
    <SiteLayout
      site={site}
      sections={educatorsSections}
      other={{ label: 'For families', href: screens.landing.path }}
      main={demo}
    >
      <EducatorsPage demo={demo} talk={talk} />
    </SiteLayout>,
  );
};

const publicPaths = [
  screens.landing,
  screens.educators,
  screens.subscription,
  screens['sample-writing'],
  screens.register,
];

const sitemap = (): string => {
  const urls = publicPaths.map(({ path }) => `<url><loc>${siteOriginPlaceholder}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
};

const robots = `User-agent: *\nDisallow: /app_api/\nDisallow: /files/\n\nSitemap: ${siteOriginPlaceholder}/sitemap.xml\n`;

/** The two public pages and what search engines ask for, as they are when nobody is signed in. */
export const renderLandingSite = (site: SiteSettings, drafts: readonly SampleDraft[]): LandingSite => ({
  landing: landing(site, drafts),
  educators: educators(site),
  files: { 'sitemap.xml': sitemap(), 'robots.txt': robots },
});
