import type { Criterion, Genre } from '@inkling/contract';
import { creditText } from '../credited-text/credit-text.ts';
import type { TextAnalysis } from '../parse/index.ts';
import type { AnalysedDraft } from '../revision/reasons-to-change-marks.ts';
import type { Finding } from '../writing-errors/finding.ts';
import type { Assessment, MeasuredMark } from './assessment.ts';
import { markMeasures } from './mark-measures.ts';
import { measureCreditedText } from './measure-credited-text.ts';
import { type MarkAdjustment, noAdjustment, type PreviousDraft, stabiliseMarks } from './stabilise-marks.ts';

interface DraftToMark {
  analysis: TextAnalysis;
  findings: Finding[];
  genre: Genre;
  year: number;
  /** The task the child was given; its sentences earn nothing when copied. */
  prompt?: string;
  /** The task is not for a story or an argument in particular: a description, an explanation, anything creative. */
  isAnyKind?: boolean;
}

interface AssessInput extends DraftToMark {
  /** Where the text is a revision: its marks stand until it gives a reason to move them. */
  previous?: PreviousDraft & { read: AnalysedDraft & { findings: Finding[] } };
}

const markAnalysedDraft = (
  { analysis, findings, genre, year, prompt = '', isAnyKind = false }: DraftToMark,
  settle: MarkAdjustment,
): Assessment<MeasuredMark> => {
  const { readings, notCounted } = creditText(analysis, { findings, prompt });
  const measured = readings.map((reading) => measureCreditedText(reading, { genre, prompt, isAnyKind }));
  return { ...markMeasures(measured, { analysis, genre, year, prompt, settle }), not_counted: notCounted };
};

/** What is measured in a draft, before it is rounded to marks. */
const measureLevels = (draft: DraftToMark): ReadonlyMap<Criterion, number> => {
  const levels = new Map<Criterion, number>();
  const note = (criterion: Criterion, level: number): number => {
    levels.set(criterion, level);
    return level;
  };
  markAnalysedDraft(draft, { ...noAdjustment, level: note });
  return levels;
};

/** From a parsed text and its errors to marks: correct and credit, measure, mark. Pure: the same input always gives the same marks. */
export const assess = ({ previous, ...draft }: AssessInput): Assessment<MeasuredMark> => {
  if (!previous) return markAnalysedDraft(draft, noAdjustment);
  const levels = measureLevels({ ...draft, ...previous.read });
  return markAnalysedDraft(draft, stabiliseMarks(draft, { ...previous, levels }));
};
