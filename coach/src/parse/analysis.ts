import type { Span } from '../marking/assessment.ts';

export type SpellingDialect = 'au' | 'us';

/** Universal part-of-speech tags, as the tagger gives them. */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

/** How exact a word is: `function` carries grammar only, `unknown` is in no list we have. */
export type VocabularyTier = 'function' | 'simple' | 'everyday' | 'precise' | 'rare' | 'unknown';
export type SpellingTier = 'simple' | 'common' | 'difficult' | 'challenging';

export interface Word extends Span {
  index: number;
  text: string;
  /** Lower case, with straight apostrophes. */
  lower: string;
  lemma: string;
  pos: PartOfSpeech;
  /** All tags of a contraction in order: "don't" is AUX, PART. */
  tags: PartOfSpeech[];
  sentence: number;
  paragraph: number;
  syllables: number;
  /** Found in the frequency list or our own word list. */
  isKnown: boolean;
  isContent: boolean;
  /** A name of a person or place: capitalised inside a sentence, or used so elsewhere. */
  isName: boolean;
  inSpeech: boolean;
  vocabulary: VocabularyTier;
  spelling: SpellingTier;
}

export type SentenceKind = 'fragment' | 'simple' | 'compound' | 'complex';
export type OpeningKind =
  | 'pronoun'
  | 'noun'
  | 'article'
  | 'connective'
  | 'subordinate'
  | 'adverb'
  | 'phrase'
  | 'verb'
  | 'speech'
  | 'other';
/** A chain joins more clauses than a reader can follow. */
export type SentenceFaultKind = 'run-on' | 'comma-splice' | 'chain';

export interface SentenceFault extends Span {
  kind: SentenceFaultKind;
  /** How likely it is, from 0 to 1, that a teacher would correct it; 1 for a chain, which is counted. */
  probability: number;
}

export interface Sentence extends Span {
  index: number;
  paragraph: number;
  /** Indexes into `words`: from, and up to but not including. */
  firstWord: number;
  endWord: number;
  /** The mark that closes it, or null where it is missing. */
  endMark: '.' | '!' | '?' | '…' | null;
  startsWithCapital: boolean;
  hasSpeech: boolean;
  /** Body sentences are prose; titles, greetings and sign-offs are not judged as sentences. */
  isProse: boolean;
  kind: SentenceKind;
  clauses: number;
  subordinateClauses: number;
  opening: OpeningKind;
  faults: SentenceFault[];
  tense: 'past' | 'present' | 'future' | 'none';
}

export type ParagraphRole = 'title' | 'greeting' | 'body' | 'signoff';

export interface Paragraph extends Span {
  index: number;
  role: ParagraphRole;
  /** Indexes into `sentences`: from, and up to but not including. */
  firstSentence: number;
  endSentence: number;
}

export type ConnectiveKind =
  | 'addition'
  | 'time'
  | 'cause'
  | 'contrast'
  | 'condition'
  | 'example'
  | 'order'
  | 'conclusion'
  | 'comparison';

export interface Connective extends Span {
  phrase: string;
  kind: ConnectiveKind;
  /** Plain joining words (and, but, so, then, because) every young writer has. */
  isSimple: boolean;
  opensSentence: boolean;
}

export interface Character {
  name: string;
  mentions: Span[];
}

export interface Referents {
  characters: Character[];
  /** Pronouns with a name or noun before them that they can stand for. */
  resolved: Span[];
  /** Third-person pronouns with nothing before them to stand for. */
  dangling: Span[];
  /** Spans of content words that take up one from the sentence before. */
  ties: Span[];
}

export interface Speech extends Span {
  /** Whether a speech verb (said, whispered) stands beside it. */
  isTagged: boolean;
}

export type PersuasiveDeviceKind =
  | 'opinion'
  | 'modality'
  | 'rhetorical-question'
  | 'reader-address'
  | 'emotive'
  | 'authority'
  | 'example'
  | 'statistic'
  | 'exaggeration'
  | 'triple'
  | 'call-to-action'
  | 'concession'
  | 'repetition'
  | 'simile'
  | 'sound';

export interface PersuasiveDevice extends Span {
  kind: PersuasiveDeviceKind;
}

export interface RepeatedPhrase {
  phrase: string;
  spans: Span[];
}

export interface Readability {
  /** School year at which the text can be read with ease, 0 to 13. */
  grade: number;
  wordsPerSentence: number;
  hardWordShare: number;
}

export interface Gibberish {
  /** The text as a whole is not readable English. */
  isGibberish: boolean;
  /** Share of words that no spelling of an English word could be. */
  share: number;
  spans: Span[];
}

/** Words whose forms don't fit together, found by their neighbourhood alone. */
export interface GrammarSlip extends Span {
  kind: string;
}

export type Person = 'first' | 'second' | 'third' | 'none';

export interface TenseProfile {
  main: 'past' | 'present' | 'mixed' | 'none';
  /** Prose sentences outside speech that leave the main tense. */
  shifts: Span[];
}

export interface TextAnalysis {
  text: string;
  spelling: SpellingDialect;
  title: Span | null;
  /** Short lines in stanzas or rhyme, which are no sentences and no paragraphs. */
  isPoem: boolean;
  paragraphs: Paragraph[];
  sentences: Sentence[];
  words: Word[];
  /** Words that carry meaning, outside titles included. */
  contentWords: Word[];
  connectives: Connective[];
  referents: Referents;
  speech: Speech[];
  devices: PersuasiveDevice[];
  repeatedPhrases: RepeatedPhrase[];
  grammarSlips: GrammarSlip[];
  tense: TenseProfile;
  person: Person;
  readability: Readability;
  gibberish: Gibberish;
}

export interface AnalyseOptions {
  spelling?: SpellingDialect;
  /** Places of words that don't count as known, whatever the lists say. */
  unknown?: readonly Span[];
}
