import type { Language } from '@inkling/contract';
import type { Translations, UserRow } from '../../db/schema/index.ts';

/** Of what we write to a person: parents choose it, everybody else reads English. */
export const languageOf = ({ role, settings }: Pick<UserRow, 'role' | 'settings'>): Language =>
  role === 'parent' ? (settings.language ?? 'en') : 'en';

interface Words {
  title: string;
  body: string;
}

/** What a notification says to this reader. */
export const wordsFor = (
  reader: Pick<UserRow, 'role' | 'settings'>,
  text: Words & { translations?: Translations | null | undefined },
): Words => {
  const language = languageOf(reader);
  return (language !== 'en' && text.translations?.[language]) || text;
};
