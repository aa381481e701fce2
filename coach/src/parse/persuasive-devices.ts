import { persuasiveDevicePatterns } from '../word-lists/persuasive-device-patterns.ts';
import type { PersuasiveDevice, Sentence, Speech, Word } from './analysis.ts';
import { mayAsk } from './asks-question.ts';

const triple = /\b(\p{L}{3,}(?: \p{L}+)?), (\p{L}{3,}(?: \p{L}+)?),? and (\p{L}{3,})\b/giu;

const patternDevices = (text: string): PersuasiveDevice[] => {
  const devices: PersuasiveDevice[] = [];
  for (const [kind, pattern] of persuasiveDevicePatterns) {
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
const questions = (text: string, sentences: Sentence[]): PersuasiveDevice[] =>
  sentences
    .filter(
      ({ start, end, endMark, hasSpeech, isProse }) =>
        endMark === '?' && !hasSpeech && isProse && mayAsk(text.slice(start, end)),
    )
    .map(({ start, end }) => ({ kind: 'rhetorical-question' as const, start, end }));

const beforeCommand = /^(so|please|now|then|just|instead|and|but|never|always|don't)$/;
const afterCommand =
  /^(the|a|an|your|our|my|it|them|him|her|us|this|that|these|those|yes|no|what|how|who|every|each|all|up|out|to|for|in|on|back|now|one|two|three|\p{L}+ing)$/u;

/** Where a sentence can begin to tell its reader what to do: at its head, or behind "If you agree,". */
const commandPlaces = (text: string, words: Word[], { opening }: Sentence): number[] => {
  const head = words.findIndex((word) => !beforeCommand.test(word.lower));
  const turn = words.findIndex(
    (word, index) => index > 0 && text.slice(words[index - 1]?.end, word.start).includes(','),
  );
  return opening === 'subordinate' && turn > 0 ? [turn] : [head];
};

/** "Turn the key. If you can't answer, put it back on the rack." */
const commands = (text: string, sentences: Sentence[], words: Word[]): PersuasiveDevice[] =>
  sentences.flatMap((sentence) => {
    const { firstWord, endWord, endMark, isProse, hasSpeech } = sentence;
    if (!isProse || hasSpeech || endMark === '?') return [];
    const own = words.slice(firstWord, endWord);
    return commandPlaces(text, own, sentence).flatMap((place) => {
      const verb = own[place];
      const next = own[place + 1];
      const isCommand =
        verb?.pos === 'VERB' && verb.lemma === verb.lower && afterCommand.test(next?.lower ?? '');
      return isCommand && next ? [{ kind: 'call-to-action' as const, start: verb.start, end: next.end }] : [];
    });
  });

/** Two or more sentences in a row that begin with the same two words, on purpose rather than by habit. */
const anaphora = (sentences: Sentence[], words: Word[]): PersuasiveDevice[] => {
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

export const findPersuasiveDevices = (
  text: string,
  parts: { sentences: Sentence[]; words: Word[]; speech: Speech[] },
): PersuasiveDevice[] => {
  const isSpoken = (device: PersuasiveDevice): boolean =>
    parts.speech.some((speech) => device.start >= speech.start && device.end <= speech.end);
  return [
    ...patternDevices(text),
    ...questions(text, parts.sentences),
    ...commands(text, parts.sentences, parts.words),
    ...anaphora(parts.sentences, parts.words),
  ]
    .filter((device) => !isSpoken(device) || device.kind === 'simile')
    .sort((a, b) => a.start - b.start || a.end - b.end);
};
