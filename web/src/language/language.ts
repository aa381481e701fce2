import { type Language, locales, type User } from '@inkling/contract';
import { readToken } from '../api/token.ts';

const deviceKey = 'inkling:language';
const sessionKey = 'inkling:language-of-session';

/** Storage can be forbidden, and then nothing was chosen. */
const stored = (key: string): Language | null => {
  try {
    const value = localStorage.getItem(key);
    return value === 'zh' || value === 'en' ? value : null;
  } catch {
    return null;
  }
};

/** Whoever reads traditional characters is not taken for a reader of simplified ones. */
const readsChinese = (): boolean =>
  typeof navigator === 'object' && /^zh(-(hans|cn|sg|my)|$)/i.test(navigator.language ?? '');

/** What was chosen on this device, or else what its browser speaks. */
const deviceLanguage = (): Language => stored(deviceKey) ?? (readsChinese() ? 'zh' : 'en');

/** One for the life of a document: another language is another document, so that nothing has to watch for a change. */
export const language: Language = readToken() === null ? deviceLanguage() : (stored(sessionKey) ?? 'en');

/** For everything of Intl. */
export const locale: string = locales[language];

export const keepLanguageOnDevice = (chosen: Language): void => localStorage.setItem(deviceKey, chosen);

/** Children and teachers read English, whatever the device speaks; for English nothing is kept. */
export function keepLanguageOfSession(user: Pick<User, 'role' | 'language'>): void {
  const chosen: Language = user.role === 'parent' ? (user.language ?? deviceLanguage()) : 'en';
  if (chosen === 'en') localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, chosen);
}

/** Whether the person who is signed in now reads another language than this document is in. */
export const isInOtherLanguage = (): boolean => (stored(sessionKey) ?? 'en') !== language;

/** Of what children, teachers and the coach wrote, on a page in another language. */
export const langOfWriting: string | undefined = language === 'en' ? undefined : locales.en;

/** For everything of Intl that says "A, B and C". */
export const listInWords = (items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
