import type { Sentence, TextAnalysis } from '../parse/index.ts';
import { factCues, recountCues, stanceCues } from './genre-cue-patterns.ts';

/** What tells one kind of text from another, whatever it is about. */
export interface GenreSignals {
  /** Sentences of the body that nobody in the text speaks. */
  told: number;
  words: number;
  /** Share of the told words that stand in sentences of the past. */
  past: number;
  /** Told sentences in which the writer takes a side, judges, or asks for something. */
  stances: number;
  /** Told sentences that say what is so, as a report does. */
  facts: number;
  /** Times that somebody speaks. */
  speech: number;
  /** Share of the lines that begin with who speaks: "MUM: Where are you?" */
  scriptLines: number;
  /** Share of the lines that only name something. */
  listLines: number;
  /** Told sentences that begin with a time or with the next thing done. */
  steps: number;
  /** Share of the words that speak of somebody: I, she, a character's name. */
  people: number;
  isLetter: boolean;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const speaker = /^\s*[\p{L}][\p{L} .'’-]{0,24}:\s+\S/u;
const bullet = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Lines of this many words or fewer, without a mark that ends a sentence, name things. */
const longestItem = 6;
const fewestLines = 4;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isItem = (line: string): boolean => {
  const plain = line.replace(bullet, '');
  const words = plain.split(/\s+/).length;
  return (
    (bullet.test(line) && words <= 2 * longestItem) || (words <= longestItem && !/[.!?]["”’)]*$/.test(plain))
  );
};

const person = /^(?:i|me|my|we|us|our|he|him|his|she|her|hers|myself|himself|herself)$/;

export const countGenreSignals = (analysis: TextAnalysis): GenreSignals => {
  const { text, sentences, words } = analysis;
  const told = sentences.filter((sentence) => sentence.isProse && !sentence.hasSpeech);
  const length = (some: Sentence[]): number =>
    some.reduce((sum, { firstWord, endWord }) => sum + endWord - firstWord, 0);
  const raw = ({ start, end }: Sentence): string => text.slice(start, end).replaceAll('’', "'");
  const lines = analysis.paragraphs
    .filter(({ role }) => role === 'body')
    .flatMap(({ start, end }) => linesOf(text.slice(start, end)));
  const named = analysis.referents.characters.reduce((sum, { mentions }) => sum + mentions.length, 0);
  const isLong = lines.length >= fewestLines;
  return {
    told: told.length,
    words: words.length,
    past: share(length(told.filter(({ tense }) => tense === 'past')), length(told)),
    stances: told.filter((sentence) => sentence.endMark === '?' || stanceCues.test(raw(sentence))).length,
    facts: told.filter((sentence) => factCues.test(raw(sentence).trimStart())).length,
    speech: analysis.speech.length,
    scriptLines: isLong ? share(lines.filter((line) => speaker.test(line)).length, lines.length) : 0,
    listLines: isLong ? share(lines.filter(isItem).length, lines.length) : 0,
    steps: told.filter((sentence) => recountCues.test(raw(sentence).trimStart())).length,
    people: share(words.filter((word) => person.test(word.lower)).length + named, words.length),
    isLetter: analysis.paragraphs.some(({ role }) => role === 'greeting'),
  };
};
