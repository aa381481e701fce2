import type { Db } from '../../db/connect.ts';
import { insertMissingLegalDocuments } from './legal-documents.queries.ts';
import { shippedDocument, shippedSlugs } from './shipped-documents.ts';

/** The documents every installation begins with; operators may edit them in the database. */
export const seedLegalDocuments = (db: Db): Promise<void> =>
  insertMissingLegalDocuments(
    db,
    shippedSlugs.map((slug) => ({ slug, ...shippedDocument(slug, 'en') })),
  );
