/** What parents may read Inkling in; children and teachers read English. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** How dates, numbers and screen readers know each of them. */
export const locales = { en: 'en-AU', zh: 'zh-Hans' } as const satisfies Record<Language, string>;

/** Each name is written in its own language. */
export const languageNames = { en: 'English', zh: '简体中文' } as const satisfies Record<Language, string>;

/** The landing page is a document for each, so that it can be read and found without a script. */
export const landingPaths = { en: '/', zh: '/zh' } as const satisfies Record<Language, string>;
