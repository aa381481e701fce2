import { type Language, landingPaths, locales } from '@inkling/contract';
import { createContext, useContext } from 'react';
import { en, type SiteTexts } from './texts.ts';
import { zh } from './texts.zh.ts';

/** What the sections of a public page know about its language. */
export interface Site {
  language: Language;
  t: SiteTexts;
  path: string;
  /** A link into the app says the language, which is then kept on the device; links on this page stay as they are. */
  pathInApp: (path: string) => string;
  /** The language of what children, the coach and the operator wrote, where it is not that of the page. */
  langOfEnglish: string | undefined;
}

const siteIn = (language: Language, t: SiteTexts): Site => ({
  language,
  t,
  path: landingPaths[language],
  pathInApp: (path) => (language === 'en' || path.startsWith('#') ? path : inLanguage(path, language)),
  langOfEnglish: language === 'en' ? undefined : locales.en,
});

/** theme.js keeps what a link says. */
export const inLanguage = (path: string, language: Language): string => `${path}?lang=${language}`;

export const sites: Record<Language, Site> = { en: siteIn('en', en), zh: siteIn('zh', zh) };

const SiteContext = createContext(sites.en);
export const SiteLanguage = SiteContext.Provider;
export const useSite = (): Site => useContext(SiteContext);
