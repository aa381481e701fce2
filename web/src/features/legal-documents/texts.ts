import { type TextArgument, texts } from '../../language/texts.ts';

export const t = texts('legal-documents', {
  loading: 'Loading',
  document: 'Document',
  lastUpdated: (value: TextArgument) => `Last Updated: ${value}`,
});
