import { type SiteSettings, siteOriginPlaceholder } from '@inkling/contract';
import { plans } from './content/plans.ts';
import type { SiteTexts } from './texts.ts';

/** For search engines, in the words of schema.org. */
const organization = ({ contact }: SiteSettings) => ({
  '@type': 'Organization',
  '@id': `${siteOriginPlaceholder}/#organization`,
  name: 'Inkling',
  url: siteOriginPlaceholder,
  logo: `${siteOriginPlaceholder}/icon-512.png`,
  sameAs: [contact.social.url],
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: contact.email,
    telephone: contact.phone,
  },
});

export const landingStructuredData = (site: SiteSettings, t: SiteTexts): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(site),
    {
      '@type': 'WebApplication',
      name: 'Inkling',
      url: siteOriginPlaceholder,
      applicationCategory: 'EducationalApplication',
      operatingSystem: 'Any',
      offers: plans.map(({ key, price }) => ({
        '@type': 'Offer',
        name: t.plans[key].name,
        price: price.replace('$', ''),
        priceCurrency: 'AUD',
      })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: t.faq.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
});

export const educatorsStructuredData = (site: SiteSettings): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(site),
    {
      '@type': 'Service',
      name: 'Inkling for educators',
      serviceType: 'Writing instruction software',
      provider: { '@id': `${siteOriginPlaceholder}/#organization` },
      audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
    },
  ],
});
