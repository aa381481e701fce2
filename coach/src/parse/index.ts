export { analyseText } from './analyse-text.ts';
export type {
  Connective,
  ConnectiveKind,
  Device,
  DeviceKind,
  Paragraph,
  Sentence,
  SpellingDialect,
  SpellingTier,
  TextAnalysis,
  VocabularyTier,
  Word,
} from './analysis.ts';
export { readingGrade } from './readability.ts';
export { isKnownWord, zipfOf } from './word-frequency.ts';
