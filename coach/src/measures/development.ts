import { type Draft, overlaps } from '../marking/draft.ts';
import type { ConnectiveKind, PersuasiveDeviceKind, Sentence } from '../parse/index.ts';
import { wordsOf } from '../parse/words-of.ts';
import { arguingSentences } from './arguing-sentences.ts';
import { measureWords } from './word-measures.ts';

const explaining: ReadonlySet<ConnectiveKind> = new Set([
  'cause',
  'example',
  'condition',
  'contrast',
  'comparison',
]);
const evidential: ReadonlySet<PersuasiveDeviceKind> = new Set(['statistic', 'authority', 'example']);
/** A sentence that explains says at least this many content words. */
const fewestContent = 3;

const find = (draft: Draft): Sentence[] => {
  const { analysis } = draft;
  const links = analysis.connectives.filter((link) => explaining.has(link.kind));
  const evident = analysis.devices.filter((device) => evidential.has(device.kind));
  const sound = new Set(draft.sound.map((word) => word.index));
  const exact = new Set(measureWords(draft).exactWords.map((word) => word.index));
  const has = (spans: { start: number; end: number }[], sentence: Sentence): boolean =>
    spans.some((span) => overlaps(span, sentence));
  return arguingSentences(draft).filter((sentence) => {
    const words = wordsOf(analysis, sentence);
    const content = words.filter((word) => word.isContent && sound.has(word.index));
    // To show is to explain: two exact words, or evidence, say more about an idea.
    const shows = words.filter((word) => exact.has(word.index)).length >= 2 || has(evident, sentence);
    return content.length >= fewestContent && (shows || has(links, sentence));
  });
};

const found = new WeakMap<Draft, Sentence[]>();

/** Sentences that say more about an idea: why, what if, what for instance, or in exact words how. */
export const developedSentences = (draft: Draft): Sentence[] => {
  const sentences = found.get(draft) ?? find(draft);
  found.set(draft, sentences);
  return sentences;
};
