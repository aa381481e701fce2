import type { Genre } from '@inkling/contract';
import { assess } from '../marking/assess.ts';
import type { Assessment } from '../marking/assessment.ts';
import { analyseText } from '../parse/index.ts';
import { errorFinderForTests } from './error-finder.ts';

export interface PieceToMark {
  text: string;
  genre: Genre;
  year: number;
  prompt?: string;
}

export const markPiece = async ({ text, genre, year, prompt }: PieceToMark): Promise<Assessment> => {
  const analysis = analyseText(text);
  const finder = await errorFinderForTests();
  return assess({ analysis, findings: await finder.find(text, analysis), genre, year, prompt });
};

const marked = new Map<string, Promise<Assessment>>();

/** For the unchanged piece that many changed ones are compared with: it is marked once. */
export const markPieceOnce = ({ text, genre, year, prompt }: PieceToMark): Promise<Assessment> => {
  const key = JSON.stringify([text, genre, year, prompt]);
  const assessment = marked.get(key) ?? markPiece({ text, genre, year, prompt });
  marked.set(key, assessment);
  return assessment;
};

/** Criteria, and the overall, on which the second assessment is above the first. */
export const raisedMarks = (before: Assessment, after: Assessment): string[] => [
  ...after.marks
    .filter((each, index) => each.mark > (before.marks[index]?.mark ?? 0))
    .map((each) => each.criterion),
  ...(after.overall > before.overall ? [`overall ${before.overall} to ${after.overall}`] : []),
];
