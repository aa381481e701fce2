export { analyseText } from './analyse-text.ts';
export type {
  AnalyseOptions,
  Character,
  Connective,
  ConnectiveKind,
  Device,
  DeviceKind,
  OpeningKind,
  Paragraph,
  ParagraphRole,
  PartOfSpeech,
  Sentence,
  SentenceFault,
  SentenceKind,
  Speech,
  SpellingOption,
  SpellingTier,
  TextAnalysis,
  VocabularyTier,
  Word,
} from './analysis.ts';
export { readingGrade } from './readability.ts';
export { frequencyOf, isKnownWord, zipfOf } from './word-frequency.ts';
