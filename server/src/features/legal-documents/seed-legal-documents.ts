import { readFileSync } from 'node:fs';
import type { Db } from '../../db/connect.ts';
import { insertMissingLegalDocuments } from './legal-documents.queries.ts';

const content = (slug: string): string =>
  readFileSync(new URL(`./content/${slug}.html`, import.meta.url), 'utf8');

/** The documents every installation begins with; operators may edit them in the database. */
export const seedLegalDocuments = (db: Db): Promise<void> =>
  insertMissingLegalDocuments(db, [
    { slug: 'privacy', title: 'Privacy Policy', content: content('privacy') },
    { slug: 'terms', title: 'Terms of Use', content: content('terms') },
  ]);
