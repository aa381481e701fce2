import type { Language } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { findLegalDocument } from './legal-documents.queries.ts';
import { translationOf } from './shipped-documents.ts';

/** An operator's own translation stands in a row of its own, `terms.zh` beside `terms`. */
const ownTranslation = async (db: Deps['db'], slug: string, language: Language) =>
  language === 'en' ? undefined : findLegalDocument(db, `${slug}.${language}`);

/** A document in the language that is read, or in English where there is no translation of it. */
export const readLegalDocument = async (
  { db, log }: Pick<Deps, 'db' | 'log'>,
  slug: string,
  wanted: Language,
) => {
  const english = await findLegalDocument(db, slug);
  if (!english) throw notFound('This page');
  const translation = (await ownTranslation(db, slug, wanted)) ?? translationOf(english, wanted);
  if (!translation) log.warn({ slug, language: wanted }, 'a document without a translation');
  return {
    id: english.id,
    slug,
    title: translation?.title ?? english.title,
    content: translation?.content ?? english.content,
    language: translation ? wanted : ('en' as const),
    created_at: english.created_at.toISOString(),
    updated_at: english.updated_at.toISOString(),
  };
};
