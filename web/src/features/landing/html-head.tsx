import { type Language, landingPaths, languages, locales, siteOriginPlaceholder } from '@inkling/contract';
import { useSite } from './site-language.ts';

export interface HeadProps {
  title: string;
  description: string;
  path: string;
  /** Whether the page is there in every language. */
  isTranslated?: boolean;
  /** Facts for search engines, in the words of schema.org. */
  structuredData: object;
}

const openGraphLocales: Record<Language, string> = { en: 'en_AU', zh: 'zh_CN' };

const Alternates = () => (
  <>
    {languages.map((one) => (
      <link
        key={one}
        rel="alternate"
        hrefLang={locales[one]}
        href={siteOriginPlaceholder + landingPaths[one]}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={siteOriginPlaceholder + landingPaths.en} />
  </>
);

export const HtmlHead = ({ title, description, path, isTranslated = false, structuredData }: HeadProps) => {
  const { t, language } = useSite();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={siteOriginPlaceholder + path} />
      {isTranslated && <Alternates />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Inkling" />
      <meta property="og:locale" content={openGraphLocales[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteOriginPlaceholder + path} />
      <meta property="og:image" content={`${siteOriginPlaceholder}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t.pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with the only dangerous sign escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
      />
    </>
  );
};
