import { readFileSync } from 'node:fs';
import type { Language } from '@inkling/contract';

const titles = {
  privacy: { en: 'Privacy Policy', zh: '隐私政策' },
  terms: { en: 'Terms of Use', zh: '使用条款' },
} as const;
type Slug = keyof typeof titles;

export const shippedSlugs: readonly Slug[] = ['privacy', 'terms'];

const isShipped = (slug: string): slug is Slug => slug in titles;

const fileOf = (slug: Slug, language: Language): string =>
  language === 'en' ? `${slug}.html` : `${slug}.${language}.html`;

/** A document as every installation begins with it. */
export const shippedDocument = (slug: Slug, language: Language) => ({
  title: titles[slug][language],
  content: readFileSync(new URL(`./content/${fileOf(slug, language)}`, import.meta.url), 'utf8'),
});

/** A translation of ours says nothing about a text that an operator has changed. */
export const translationOf = (document: { slug: string; content: string }, language: Language) =>
  isShipped(document.slug) && document.content === shippedDocument(document.slug, 'en').content
    ? shippedDocument(document.slug, language)
    : null;
