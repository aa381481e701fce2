import { siteOriginPlaceholder } from '@inkling/contract';

export interface HeadProps {
  title: string;
  description: string;
  path: string;
  /** Facts for search engines, in the words of schema.org. */
  structuredData: object;
}

const pictureAlt = 'Blot, the drop of ink, beside the words: Big stories start as a drop of ink.';

export const HtmlHead = ({ title, description, path, structuredData }: HeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={siteOriginPlaceholder + path} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Inkling" />
    <meta property="og:locale" content="en_AU" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={siteOriginPlaceholder + path} />
    <meta property="og:image" content={`${siteOriginPlaceholder}/og.png`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={pictureAlt} />
    <meta name="twitter:card" content="summary_large_image" />
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with the only dangerous sign escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
    />
  </>
);
