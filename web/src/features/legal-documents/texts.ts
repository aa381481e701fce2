import { texts, type Word } from '../../language/texts.ts';

export const t = texts('legal-documents', {
  loading: 'Loading',
  document: 'Document',
  lastUpdated: (value: Word) => `Last Updated: ${value}`,
});
