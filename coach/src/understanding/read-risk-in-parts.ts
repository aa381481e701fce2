import type { Span } from '../assessment.ts';
import { splitSentences } from '../text/split-sentences.ts';
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
