import type { Sentence, TextAnalysis } from '../parse/index.ts';

/** What is known of a sentence by name, and how much of it there is. */
export type Features = Map<string, number>;

/** Many words count no more than few, and neighbours less than the sentence itself. */
const weightOfWords = 4;
const weightOfNeighbours = 1.5;
const positions = 5;
const longSentence = 20;
const mostWords = 40;
const manyNames = 2;

const wordsAndMarks = /[a-z0-9']+|[.!?]/g;

const tokensOf = ({ text }: TextAnalysis, { start, end }: Sentence): string[] =>
  text.slice(start, end).toLowerCase().replaceAll('’', "'").match(wordsAndMarks) ?? [];

const addAll = (features: Features, names: ReadonlySet<string>, weight: number): void => {
  for (const name of names) features.set(name, weight / Math.sqrt(names.size));
};

const addWords = (features: Features, tokens: string[]): void => {
  const found = new Set(tokens);
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (next) found.add(`${token} ${next}`);
  });
  const [first, second] = tokens;
  if (first) found.add(`^${first}`);
  if (first && second) found.add(`^${first} ${second}`);
  addAll(features, found, weightOfWords);
};

const addPosition = (features: Features, { sentences }: TextAnalysis, at: number): void => {
  const last = sentences.length - 1;
  const share = at / Math.max(1, last);
  const paragraphAt = (index: number): number | undefined => sentences[index]?.paragraph;
  const add = (name: string, holds: boolean): void => {
    if (holds) features.set(name, 1);
  };
  features.set('@share', share);
  features.set(`@${Math.min(positions - 1, Math.floor(share * positions))}`, 1);
  add('@first', at === 0);
  add('@second', at === 1);
  add('@last', at === last);
  add('@last but one', at === last - 1);
  add('@opens paragraph', paragraphAt(at) !== paragraphAt(at - 1));
  add('@closes paragraph', paragraphAt(at) !== paragraphAt(at + 1));
};

const addGrammar = (features: Features, analysis: TextAnalysis, sentence: Sentence): void => {
  const words = analysis.words.slice(sentence.firstWord, sentence.endWord);
  features.set(`tense ${sentence.tense}`, 1);
  features.set(`mark ${sentence.endMark}`, 1);
  if (sentence.hasSpeech) features.set('speech', 1);
  if (sentence.isProse) features.set('prose', 1);
  features.set('length', Math.min(words.length, mostWords) / longSentence);
  features.set('names', Math.min(words.filter(({ isName }) => isName).length, manyNames + 1) / manyNames);
  const isHere = ({ start, end }: { start: number; end: number }): boolean =>
    start < sentence.end && end > sentence.start;
  for (const { kind } of analysis.devices.filter(isHere)) features.set(`device ${kind}`, 1);
  for (const { kind } of analysis.connectives.filter(isHere)) features.set(`link ${kind}`, 1);
  words.forEach(({ pos }, at) => {
    const next = words[at + 1];
    const name = `pos ${pos} ${next?.pos}`;
    if (next) features.set(name, (features.get(name) ?? 0) + 1 / words.length);
  });
};

/** What tells the roles of sentences apart: their words, those beside them, their place and their grammar. */
export const roleFeatures = (analysis: TextAnalysis): Features[] => {
  const tokens = analysis.sentences.map((sentence) => tokensOf(analysis, sentence));
  return analysis.sentences.map((sentence, at) => {
    const features: Features = new Map();
    const neighbour = (name: string, index: number): void => {
      const beside = (tokens[index] ?? []).map((token) => `${name} ${token}`);
      addAll(features, new Set(beside), weightOfNeighbours);
    };
    addWords(features, tokens[at] ?? []);
    neighbour('before', at - 1);
    neighbour('after', at + 1);
    addPosition(features, analysis, at);
    addGrammar(features, analysis, sentence);
    return features;
  });
};
