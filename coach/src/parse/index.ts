export { analyseText } from './analyse-text.ts';
export type {
  Connective,
  ConnectiveKind,
  Paragraph,
  PersuasiveDevice,
  PersuasiveDeviceKind,
  Sentence,
  SpellingDialect,
  SpellingTier,
  TextAnalysis,
  Word,
} from './analysis.ts';
export { readingGrade } from './readability.ts';
export { isKnownWord, zipfOf } from './word-frequency.ts';
