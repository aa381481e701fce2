import { splitSentences } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import type { PersonalDataTags } from './personal-data/personal-data-tagger.ts';
import type { RiskPrediction } from './risk-classifier.ts';

/** About 250 words: read in less than a second, so that one long draft keeps nobody waiting. */
const MOST_CHARACTERS = 1500;

/** Reads a long text chunk by chunk, so that others get their turn between the chunks; the worst chunk counts. */
export const classifyRiskInChunks = (
  text: string,
  read: (chunk: string) => Promise<RiskPrediction | null>,
): Promise<RiskPrediction | null> => readWorst(text, splitIntoChunks(text), read);

/**
 * Reads a plan answer by answer. Its lines answer different questions: read in a row, as if they were a story,
 * five of fourteen harmless plans were mistaken for a child in trouble.
 */
export const classifyRiskOfWritingPlan = (
  text: string,
  read: (chunk: string) => Promise<RiskPrediction | null>,
): Promise<RiskPrediction | null> =>
  readWorst(
    text,
    linesOf(text).flatMap((line) => splitIntoChunks(text, line)),
    read,
  );

async function readWorst(
  text: string,
  chunks: Span[],
  read: (chunk: string) => Promise<RiskPrediction | null>,
): Promise<RiskPrediction | null> {
  let worst: RiskPrediction | null = null;
  for (const { start, end } of chunks) {
    const reading = await read(text.slice(start, end));
    if (!reading || (worst && worst.score >= reading.score)) continue;
    worst = { ...reading, span: { start: start + reading.span.start, end: start + reading.span.end } };
  }
  return worst;
}

/** The same for the notes to the marker. */
export async function findNotesToMarkerInChunks(
  text: string,
  read: (chunk: string) => Promise<Span[]>,
): Promise<Span[]> {
  const notes: Span[] = [];
  for (const chunk of splitIntoChunks(text)) {
    const spans = await read(text.slice(chunk.start, chunk.end));
    notes.push(...spans.map(({ start, end }) => ({ start: chunk.start + start, end: chunk.start + end })));
  }
  return notes;
}

/** The same for what says who and where a child is: all chunks count. */
export async function tagPersonalDataInChunks(
  text: string,
  read: (chunk: string) => Promise<PersonalDataTags>,
): Promise<PersonalDataTags> {
  const whole: PersonalDataTags = { tokens: [], spans: [] };
  for (const chunk of splitIntoChunks(text)) {
    const { tokens, spans } = await read(text.slice(chunk.start, chunk.end));
    const moved = <S extends Span>(span: S): S => ({
      ...span,
      start: chunk.start + span.start,
      end: chunk.start + span.end,
    });
    whole.tokens.push(...tokens.map((tagged) => ({ ...tagged, token: moved(tagged.token) })));
    whole.spans.push(...spans.map(moved));
  }
  return whole;
}

/** Whole sentences, as many as there is room for; a longer sentence is cut. */
export function splitIntoChunks(text: string, within: Span = { start: 0, end: text.length }): Span[] {
  const chunks: Span[] = [];
  for (const piece of piecesOf(text, within)) {
    const last = chunks.at(-1);
    if (last && piece.end - last.start <= MOST_CHARACTERS) last.end = piece.end;
    else chunks.push({ ...piece });
  }
  return chunks;
}

function linesOf(text: string, within: Span = { start: 0, end: text.length }): Span[] {
  return [...text.slice(within.start, within.end).matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    start: within.start + index,
    end: within.start + index + line.length,
  }));
}

function piecesOf(text: string, within: Span): Span[] {
  const sentences = linesOf(text, within).flatMap((line) => splitSentences(text, line));
  return sentences.flatMap(({ start, end }) =>
    Array.from({ length: Math.ceil((end - start) / MOST_CHARACTERS) }, (_, index) => ({
      start: start + index * MOST_CHARACTERS,
      end: Math.min(end, start + (index + 1) * MOST_CHARACTERS),
    })),
  );
}
