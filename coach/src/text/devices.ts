import { devicePatterns } from '../data/devices.ts';
import type { Device, Sentence, Speech, Word } from './analysis.ts';
import { mayAsk } from './asks-question.ts';

const triple = /\b(\p{L}{3,}(?: \p{L}+)?), (\p{L}{3,}(?: \p{L}+)?),? and (\p{L}{3,})\b/giu;

const patternDevices = (text: string): Device[] => {
  const devices: Device[] = [];
  for (const [kind, pattern] of devicePatterns) {
    for (const match of text.matchAll(pattern)) {
      const value = match[0].trimEnd();
      devices.push({ kind, start: match.index, end: match.index + value.length });
    }
  }
  for (const match of text.matchAll(/\bno (\p{L}+ )?\p{L}+, no \p{L}+/giu)) {
    devices.push({ kind: 'repetition', start: match.index, end: match.index + match[0].length });
  }
  for (const match of text.matchAll(triple)) {
    devices.push({ kind: 'triple', start: match.index, end: match.index + match[0].length });
  }
  return devices;
};

/** Questions to the reader, not those that characters ask each other, nor a mark set where nothing is asked. */
const questions = (text: string, sentences: Sentence[]): Device[] =>
  sentences
    .filter(
      ({ start, end, endMark, hasSpeech, isProse }) =>
        endMark === '?' && !hasSpeech && isProse && mayAsk(text.slice(start, end)),
    )
    .map(({ start, end }) => ({ kind: 'rhetorical-question' as const, start, end }));

/** Two or more sentences in a row that begin with the same two words, on purpose rather than by habit. */
const anaphora = (sentences: Sentence[], words: Word[]): Device[] => {
  const head = (sentence: Sentence | undefined): string =>
    sentence && sentence.endWord - sentence.firstWord >= 4
      ? words
          .slice(sentence.firstWord, sentence.firstWord + 3)
          .map((word) => word.lower)
          .join(' ')
      : '';
  return sentences.flatMap((sentence, index) => {
    const isThird =
      head(sentence) !== '' &&
      head(sentence) === head(sentences[index - 1]) &&
      head(sentence) === head(sentences[index - 2]);
    const isFourth = isThird && head(sentence) === head(sentences[index - 3]);
    return isThird && !isFourth
      ? [{ kind: 'repetition' as const, start: sentence.start, end: sentence.end }]
      : [];
  });
};

export const findDevices = (
  text: string,
  parts: { sentences: Sentence[]; words: Word[]; speech: Speech[] },
): Device[] => {
  const isSpoken = (device: Device): boolean =>
    parts.speech.some((speech) => device.start >= speech.start && device.end <= speech.end);
  return [
    ...patternDevices(text),
    ...questions(text, parts.sentences),
    ...anaphora(parts.sentences, parts.words),
  ]
    .filter((device) => !isSpoken(device) || device.kind === 'simile')
    .sort((a, b) => a.start - b.start || a.end - b.end);
};
