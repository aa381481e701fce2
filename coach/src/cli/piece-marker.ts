import type { Genre } from '@inkling/contract';
import { assess } from '../marking/assess.ts';
import type { Assessment, MeasuredMark } from '../marking/assessment.ts';
import { analyseText, type SpellingDialect, type TextAnalysis } from '../parse/index.ts';
import {
  createErrorFinder,
  type ErrorEngine,
  type ErrorFinder,
} from '../writing-errors/create-error-finder.ts';
import type { Finding } from '../writing-errors/finding.ts';

export interface Piece {
  text: string;
  genre: Genre;
  year: number;
  spelling: SpellingDialect;
}

export interface PieceResult {
  analysis: TextAnalysis;
  findings: Finding[];
  assessment: Assessment<MeasuredMark>;
}

export type MarkPiece = (piece: Piece) => Promise<PieceResult>;

/** Reads, checks and marks one text after another; the error finder of each spelling starts on first need. */
export const createPieceMarker = (engine: ErrorEngine): MarkPiece => {
  const finders = new Map<SpellingDialect, Promise<ErrorFinder>>();
  const finderFor = (spelling: SpellingDialect): Promise<ErrorFinder> => {
    const finder = finders.get(spelling) ?? createErrorFinder({ spelling, engine });
    finders.set(spelling, finder);
    return finder;
  };
  return async ({ text, genre, year, spelling }) => {
    const analysis = analyseText(text, { spelling });
    const findings = await (await finderFor(spelling)).find(text, analysis);
    return { analysis, findings, assessment: assess({ analysis, findings, genre, year }) };
  };
};
