import type { Genre } from '@inkling/contract';
import { creditText } from '../credited-text/credit-text.ts';
import type { TextAnalysis } from '../parse/index.ts';
import type { Finding } from '../writing-errors/finding.ts';
import type { Assessment, MeasuredMark } from './assessment.ts';
import { type PreviousDraft, settleMarks } from './keep-marks.ts';
import { markMeasures } from './mark-measures.ts';
import { measureCreditedText } from './measure-credited-text.ts';

interface AssessInput {
  analysis: TextAnalysis;
  findings: Finding[];
  genre: Genre;
  year: number;
  /** The task the child was given; its sentences earn nothing when copied. */
  prompt?: string;
  /** The task is not for a story or an argument in particular: a description, an explanation, anything creative. */
  isAnyKind?: boolean;
  /** Where the text is a revision: its marks stand until it gives a reason to move them. */
  previous?: PreviousDraft;
}

/** From a parsed text and its errors to marks: correct and credit, measure, mark. Pure: the same input always gives the same marks. */
export const assess = ({
  analysis,
  findings,
  genre,
  year,
  prompt = '',
  isAnyKind = false,
  previous,
}: AssessInput): Assessment<MeasuredMark> => {
  const { readings, notCounted } = creditText(analysis, { findings, prompt });
  const measured = readings.map((reading) => measureCreditedText(reading, { genre, prompt, isAnyKind }));
  return {
    ...markMeasures(measured, { analysis, genre, year, prompt, settle: settleMarks(analysis, previous) }),
    not_counted: notCounted,
  };
};
