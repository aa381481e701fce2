import { splitSentences } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import type { AnalyseOptions, Paragraph, Sentence, Speech, TextAnalysis, Word } from './analysis.ts';
import { findConnectives } from './connectives.ts';
import { detectGibberish } from './gibberish.ts';
import { findGrammarSlips } from './grammar-slips.ts';
import { grammaticalPersonOf } from './grammatical-person.ts';
import { findPersuasiveDevices } from './persuasive-devices.ts';
import { isPoem } from './poem.ts';
import { tagProperNouns } from './proper-nouns.ts';
import { readSentence, type WordReading } from './read-sentence.ts';
import { measureReadability } from './readability.ts';
import { findReferents } from './referents.ts';
import { findRepeatedPhrases } from './repeated-phrases.ts';
import { findSpeech } from './speech.ts';
import { type ParagraphSpan, splitParagraphs } from './split-paragraphs.ts';
import { profileTense } from './tense.ts';

interface Draft {
  text: string;
  speech: Speech[];
  paragraphs: Paragraph[];
  sentences: Sentence[];
  words: Word[];
}

/** Every field by its name: objects made by spreading are slow to make, and slow to read ever after. */
const placeWord = (
  word: WordReading,
  place: { offset: number; index: number; sentence: number; paragraph: number; inSpeech: boolean },
): Word => ({
  start: place.offset + word.start,
  end: place.offset + word.end,
  text: word.text,
  lower: word.lower,
  lemma: word.lemma,
  tags: word.tags,
  index: place.index,
  sentence: place.sentence,
  paragraph: place.paragraph,
  inSpeech: place.inSpeech,
  pos: word.pos,
  syllables: word.syllables,
  isKnown: word.isKnown,
  isContent: word.isContent,
  isName: false,
  vocabulary: word.vocabulary,
  spelling: word.spelling,
});

const addSentence = (draft: Draft, paragraph: Paragraph, span: Span): void => {
  const { text, words, sentences, speech } = draft;
  const reading = readSentence(text.slice(span.start, span.end));
  if (reading.words.length === 0) return;
  const { start: offset, end } = span;
  const spoken = speech.filter((each) => each.start < end && each.end > offset);
  const isSpoken = (at: number): boolean => spoken.some((each) => at >= each.start && at < each.end);
  const firstWord = words.length;
  for (const word of reading.words) {
    words.push(
      placeWord(word, {
        offset,
        index: words.length,
        sentence: sentences.length,
        paragraph: paragraph.index,
        inSpeech: isSpoken(offset + word.start),
      }),
    );
  }
  sentences.push({
    start: offset,
    end,
    index: sentences.length,
    paragraph: paragraph.index,
    firstWord,
    endWord: words.length,
    endMark: reading.endMark,
    startsWithCapital: reading.startsWithCapital,
    hasSpeech: spoken.length > 0,
    isProse: paragraph.role === 'body',
    kind: reading.kind,
    clauses: reading.clauses,
    subordinateClauses: reading.subordinateClauses,
    opening: reading.opening,
    faults: reading.faults.map((fault) => ({
      ...fault,
      start: offset + fault.start,
      end: offset + fault.end,
    })),
    tense: reading.tense,
  });
};

const addParagraph = (draft: Draft, span: ParagraphSpan): void => {
  const paragraph: Paragraph = {
    ...span,
    index: draft.paragraphs.length,
    firstSentence: draft.sentences.length,
    endSentence: draft.sentences.length,
  };
  for (const sentence of splitSentences(draft.text, span)) addSentence(draft, paragraph, sentence);
  paragraph.endSentence = draft.sentences.length;
  if (paragraph.endSentence > paragraph.firstSentence) draft.paragraphs.push(paragraph);
};

/** Everything the coach counts in a text. Pure and deterministic; offsets are UTF-16 code units of `text`. */
export const analyseText = (text: string, options: AnalyseOptions = {}): TextAnalysis => {
  const draft: Draft = { text, speech: findSpeech(text), paragraphs: [], sentences: [], words: [] };
  for (const span of splitParagraphs(text)) addParagraph(draft, span);
  const { paragraphs, sentences, words, speech } = draft;
  for (const word of words) {
    if (options.unknown?.some(({ start, end }) => word.start < end && start < word.end)) word.isKnown = false;
  }
  tagProperNouns(words, sentences);
  const title = paragraphs.find((paragraph) => paragraph.role === 'title');
  return {
    text,
    spelling: options.spelling ?? 'au',
    title: title ? { start: title.start, end: title.end } : null,
    isPoem: isPoem(text),
    paragraphs,
    sentences,
    words,
    contentWords: words.filter((word) => word.isContent),
    connectives: findConnectives(words, sentences),
    referents: findReferents(words, sentences),
    speech,
    devices: findPersuasiveDevices(text, { sentences, words, speech }),
    repeatedPhrases: findRepeatedPhrases(words, sentences),
    grammarSlips: findGrammarSlips(words, sentences),
    tense: profileTense(sentences, words),
    person: grammaticalPersonOf(words),
    readability: measureReadability(text),
    gibberish: detectGibberish(words),
  };
};
