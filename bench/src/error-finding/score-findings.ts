import type { Finding } from '@inkling/coach';
import type { Case, Edit } from './read-cases.ts';

export interface Score {
  found: number;
  missed: number;
  alarms: number;
  /** Found, with a right replacement among the suggestions, and as the first of them. */
  corrected: number;
  correctedFirst: number;
}

const touches = (finding: Finding, edit: Edit): boolean =>
  edit.start === edit.end
    ? finding.start <= edit.end && edit.start <= finding.end
    : finding.start < edit.end && edit.start < finding.end;

const normal = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?;])/g, '$1')
    .trim();

/** Whether the suggestion, put in its place, gives one of the accepted texts around the edit. */
const corrects = (
  text: string,
  edit: Edit,
  { finding, suggestion }: { finding: Finding; suggestion: string },
): boolean => {
  const from = Math.min(edit.start, finding.start);
  const to = Math.max(edit.end, finding.end);
  const applied = text.slice(from, finding.start) + suggestion + text.slice(finding.end, to);
  return edit.right.some(
    (right) => normal(text.slice(from, edit.start) + right + text.slice(edit.end, to)) === normal(applied),
  );
};

export const scoreCase = (item: Case, findings: Finding[]): Score => {
  const required = item.edits.filter((edit) => !edit.isOptional);
  const hits = required.map((edit) => ({
    edit,
    finding: findings.find((finding) => touches(finding, edit)),
  }));
  const isRight = (edit: Edit, finding: Finding, suggestion: string): boolean =>
    corrects(item.text, edit, { finding, suggestion });
  return {
    found: hits.filter(({ finding }) => finding).length,
    missed: hits.filter(({ finding }) => !finding).length,
    alarms: findings.filter((finding) => !item.edits.some((edit) => touches(finding, edit))).length,
    corrected: hits.filter(({ edit, finding }) =>
      finding?.suggestions.some((idea) => isRight(edit, finding, idea)),
    ).length,
    correctedFirst: hits.filter(({ edit, finding }) =>
      finding?.suggestions.slice(0, 1).some((idea) => isRight(edit, finding, idea)),
    ).length,
  };
};

export const addScores = (scores: Score[]): Score =>
  scores.reduce(
    (sum, score) => ({
      found: sum.found + score.found,
      missed: sum.missed + score.missed,
      alarms: sum.alarms + score.alarms,
      corrected: sum.corrected + score.corrected,
      correctedFirst: sum.correctedFirst + score.correctedFirst,
    }),
    { found: 0, missed: 0, alarms: 0, corrected: 0, correctedFirst: 0 },
  );

/** Precision counts twice as much as recall: a false alarm costs a child's trust. */
export const fHalfScore = ({
  found,
  missed,
  alarms,
}: Score): { precision: number; recall: number; f: number } => {
  const precision = found / Math.max(1, found + alarms);
  const recall = found / Math.max(1, found + missed);
  return { precision, recall, f: (1.25 * precision * recall) / Math.max(1e-9, 0.25 * precision + recall) };
};
