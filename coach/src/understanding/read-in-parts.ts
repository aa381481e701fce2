import { splitSentences } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import type { PersonalReading } from './personal/personal-reader.ts';
import type { RiskReading } from './risk-reader.ts';

/** About 250 words: read in less than a second, so that one long draft keeps nobody waiting. */
const MOST_CHARACTERS = 1500;

/** Reads a long text part by part, so that others get their turn between the parts; the worst part counts. */
export async function readRiskInParts(
  text: string,
  read: (part: string) => Promise<RiskReading | null>,
): Promise<RiskReading | null> {
  let worst: RiskReading | null = null;
  for (const { start, end } of partsOf(text)) {
    const reading = await read(text.slice(start, end));
    if (!reading || (worst && worst.score >= reading.score)) continue;
    worst = { ...reading, span: { start: start + reading.span.start, end: start + reading.span.end } };
  }
  return worst;
}

/** The same for the notes to the marker. */
export async function readNotesInParts(
  text: string,
  read: (part: string) => Promise<Span[]>,
): Promise<Span[]> {
  const notes: Span[] = [];
  for (const part of partsOf(text)) {
    const spans = await read(text.slice(part.start, part.end));
    notes.push(...spans.map(({ start, end }) => ({ start: part.start + start, end: part.start + end })));
  }
  return notes;
}

/** The same for what says who and where a child is: all parts count. */
export async function readPersonalInParts(
  text: string,
  read: (part: string) => Promise<PersonalReading>,
): Promise<PersonalReading> {
  const whole: PersonalReading = { tokens: [], spans: [] };
  for (const part of partsOf(text)) {
    const { tokens, spans } = await read(text.slice(part.start, part.end));
    const moved = <S extends Span>(span: S): S => ({
      ...span,
      start: part.start + span.start,
      end: part.start + span.end,
    });
    whole.tokens.push(...tokens.map((tagged) => ({ ...tagged, token: moved(tagged.token) })));
    whole.spans.push(...spans.map(moved));
  }
  return whole;
}

/** Whole sentences, as many as there is room for; a longer sentence is cut. */
export function partsOf(text: string): Span[] {
  const parts: Span[] = [];
  for (const piece of piecesOf(text)) {
    const last = parts.at(-1);
    if (last && piece.end - last.start <= MOST_CHARACTERS) last.end = piece.end;
    else parts.push({ ...piece });
  }
  return parts;
}

function piecesOf(text: string): Span[] {
  const sentences = [...text.matchAll(/[^\n]+/g)].flatMap(({ index, 0: line }) =>
    splitSentences(text, { start: index, end: index + line.length }),
  );
  return sentences.flatMap(({ start, end }) =>
    Array.from({ length: Math.ceil((end - start) / MOST_CHARACTERS) }, (_, index) => ({
      start: start + index * MOST_CHARACTERS,
      end: Math.min(end, start + (index + 1) * MOST_CHARACTERS),
    })),
  );
}
