import { defaultSettings } from '@inkling/contract';
import type { UserRow } from '../../db/schema/index.ts';

type Reader = Pick<UserRow, 'settings' | 'email_verified_at'>;

const wordsOf = (fullName: string): string[] => fullName.trim().split(/\s+/u);

/** What a child is called in an email to a parent, as the parent chose; null for no name, and for an unverified address. */
export const nameChildFor = (reader: Reader, fullName: string): string | null => {
  const { childNames } = { ...defaultSettings.family, ...reader.settings.family };
  if (reader.email_verified_at === null || childNames === 'none') return null;
  const words = wordsOf(fullName);
  if (childNames === 'name') return words[0] ?? fullName;
  return words.map((word) => `${[...word][0] ?? ''}.`).join('');
};
