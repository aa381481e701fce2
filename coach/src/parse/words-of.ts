import type { Paragraph, Sentence, TextAnalysis, Word } from './analysis.ts';

export const wordsOf = ({ words }: TextAnalysis, sentence: Sentence): Word[] =>
  words.slice(sentence.firstWord, sentence.endWord);

export const paragraphWords = ({ words, sentences }: TextAnalysis, paragraph: Paragraph): Word[] => {
  const first = sentences[paragraph.firstSentence]?.firstWord ?? 0;
  return words.slice(first, sentences[paragraph.endSentence - 1]?.endWord ?? first);
};
