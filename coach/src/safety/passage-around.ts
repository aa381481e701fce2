import { splitSentences } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';

export interface Passage {
  /** The sentence before, empty where there is none. */
  before: string;
  /** The sentences that were read as a worry, exactly as they stand in the text. */
  words: string;
  /** The sentence after. */
  after: string;
}

/** Children who know no full stops write one sentence of a page: an adult needs the part that tells. */
const mostCharacters = 500;
const mostAroundCharacters = 250;

/** The sentences that hold the first of the spans, and their neighbours, so that an adult can judge. */
export function passageAround(text: string, spans: Span[]): Passage {
  const sentences = sentencesOf(text);
  const span = joinNear(spans, sentences) ?? { start: 0, end: text.length };
  const first = sentences.findIndex(({ end }) => end > span.start);
  const last = sentences.findLastIndex(({ start }) => start < span.end);
  const from = sentences[first];
  const until = sentences[last];
  if (!from || !until || last < first)
    return { before: '', words: text.trim().slice(0, mostCharacters), after: '' };
  const told = clip(text, { start: from.start, end: until.end }, span);
  return {
    before: lastPart(text.slice(sentences[first - 1]?.start ?? from.start, told.start)),
    words: text.slice(told.start, told.end),
    after: firstPart(text.slice(told.end, sentences[last + 1]?.end ?? until.end)),
  };
}

function sentencesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ index, 0: line }) =>
    splitSentences(text, { start: index, end: index + line.length }),
  );
}

/** The first span, and the next ones as long as they stand in the same sentence or the one after it. */
function joinNear(spans: Span[], sentences: Span[]): Span | null {
  const [first, ...others] = spans;
  if (!first) return null;
  const sentenceAt = (place: number): number => sentences.findIndex(({ end }) => end > place);
  let { end } = first;
  for (const span of others) {
    if (sentenceAt(span.start) > sentenceAt(end - 1) + 1) break;
    end = Math.max(end, span.end);
  }
  return { start: first.start, end };
}

/** As much of a long sentence as an adult reads at a glance, cut between words, with what was read in its middle. */
function clip(text: string, sentence: Span, span: Span): Span {
  if (sentence.end - sentence.start <= mostCharacters) return sentence;
  const read = Math.min(span.end - span.start, mostCharacters);
  const room = Math.floor((mostCharacters - read) / 2);
  const start = Math.max(sentence.start, span.start - room);
  const end = Math.min(sentence.end, span.start + read + room);
  const lead = start === sentence.start ? 0 : text.slice(start, span.start).search(/\s/) + 1;
  const cut = end === sentence.end ? end : text.lastIndexOf(' ', end);
  return { start: start + lead, end: cut > span.start ? cut : end };
}

function lastPart(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= mostAroundCharacters) return trimmed;
  return `…${trimmed.slice(-mostAroundCharacters).replace(/^\S*\s/, '')}`;
}

function firstPart(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= mostAroundCharacters) return trimmed;
  return `${trimmed.slice(0, mostAroundCharacters).replace(/\s\S*$/, '')}…`;
}
