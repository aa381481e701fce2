import type { Genre } from '@inkling/contract';
import type { Paragraph, TextAnalysis, Word } from '../parse/index.ts';
import { zipfOf } from '../parse/word-frequency.ts';
import { paragraphWords } from '../parse/words-of.ts';
import { lowerWordsOf } from './writing-prompt-copies.ts';

/** Words more frequent than this belong to every topic. */
const topicZipf = 5.6;
const stemLength = 6;
/** With fewer words a paragraph can't be told to have left the topic; three of learners in a thousand seem to. */
const fewestWords = 30;
const fewestRestWords = 60;

/** The tagger leaves the plural of a word that opens a sentence as it is: "Cats" and "cat" are one topic. */
const stemOf = (word: string): string => word.replace(/(?<=\p{L}{2}[^s])s$/u, '').slice(0, stemLength);

/** A short word is a topic when it names a thing: "cat", "job", "AI". */
const canBeTopic = ({ isContent, isKnown, lower, pos }: Word): boolean =>
  isContent && isKnown && (lower.length > 3 || /^(NOUN|PROPN)$/.test(pos)) && zipfOf(lower) < topicZipf;

const topicsOf = (words: Word[]): string[] => words.filter(canBeTopic).map(({ lemma }) => stemOf(lemma));

/** "Second, …", "Another reason …": announced as more of the same. */
const isNextPoint = ([first]: Word[]): boolean =>
  /^(second|secondly|third|thirdly|fourthly|another|also|furthermore|finally|lastly)$/.test(
    first?.lower ?? '',
  );

/** One word in common may be chance, unless the rest comes back to it or the task names it. */
const isShared = (own: Word[], rest: Word[], prompt: string): boolean => {
  const others = new Set<string>();
  const themes = new Set(lowerWordsOf(prompt).map(stemOf));
  for (const topic of topicsOf(rest)) (others.has(topic) ? themes : others).add(topic);
  const common = new Set(topicsOf(own).filter((topic) => themes.has(topic) || others.has(topic)));
  return common.size > (isNextPoint(own) ? 0 : 1) || [...common].some((topic) => themes.has(topic));
};

/** "those doors", "this problem": it takes up what came before. */
const pointsBack = (words: Word[]): boolean =>
  words.some(
    (word, index) => /^(this|these|those|such)$/.test(word.lower) && words[index + 1]?.pos === 'NOUN',
  );

const people = /^(i|me|my|we|us|our|you|your|he|him|his|she|her|they|them|their)$/;

const writer = /^(i|me|my|we|us|our|i'm|i've|i'll|i'd|we're|we've|we'll)$/;
const reader = /^(you|your|yours|you're|you've|you'll|you'd)$/;

/** Of a letter or a speech: somebody still talks to somebody, whatever they come to talk about. */
const isAddressed = (words: Word[]): boolean =>
  words.some((word) => writer.test(word.lower)) && words.some((word) => reader.test(word.lower));

const whoIn = (words: Word[]): Set<string> =>
  new Set(words.filter((word) => word.isName || people.test(word.lower)).map((word) => word.lower));

interface Task {
  genre: Genre;
  prompt: string;
}

/** A story may turn to new things as long as somebody we know is there. */
const isOffTopic = (analysis: TextAnalysis, paragraph: Paragraph, { genre, prompt }: Task): boolean => {
  const own = paragraphWords(analysis, paragraph);
  const rest = analysis.words.filter((word) => word.paragraph !== paragraph.index);
  if (own.length < fewestWords || rest.length < fewestRestWords) return false;
  if (isShared(own, rest, prompt) || pointsBack(own)) return false;
  if (genre !== 'narrative') return !(isAddressed(own) && isAddressed(rest));
  const met = whoIn(rest);
  return ![...whoIn(own)].some((who) => met.has(who));
};

/** Paragraphs after the first that have nothing to do with the rest of the text or the task. */
export const findOffTopic = (analysis: TextAnalysis, task: Task): Paragraph[] =>
  analysis.paragraphs
    .filter((paragraph) => paragraph.role === 'body')
    .slice(1)
    .filter((paragraph) => isOffTopic(analysis, paragraph, task));

/** The same text as if these paragraphs were no part of it; every place stays where it is. */
export const withoutParagraphs = (analysis: TextAnalysis, left: Paragraph[]): TextAnalysis => {
  if (left.length === 0) return analysis;
  const isKept = ({ start, end }: { start: number; end: number }): boolean =>
    !left.some((paragraph) => start < paragraph.end && end > paragraph.start);
  return {
    ...analysis,
    paragraphs: analysis.paragraphs.filter(isKept),
    sentences: analysis.sentences.map((sentence) =>
      isKept(sentence) ? sentence : { ...sentence, isProse: false },
    ),
    connectives: analysis.connectives.filter(isKept),
    devices: analysis.devices.filter(isKept),
    speech: analysis.speech.filter(isKept),
    grammarSlips: analysis.grammarSlips.filter(isKept),
  };
};
