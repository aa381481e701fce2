import { type SiteSettings, siteOriginPlaceholder } from '@inkling/contract';
import { questions } from './content/faqs.ts';
import { plans } from './content/plans.ts';

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

export const landingStructuredData = (site: SiteSettings): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(site),
    {
      '@type': 'WebApplication',
      name: 'Inkling',
      url: siteOriginPlaceholder,
      applicationCategory: 'EducationalApplication',
      operatingSystem: 'Any',
      offers: plans.map(({ name, price }) => ({
        '@type': 'Offer',
        name,
        price: price.replace('$', ''),
        priceCurrency: 'AUD',
      })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
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
