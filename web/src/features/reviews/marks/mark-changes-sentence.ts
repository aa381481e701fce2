import { type Criterion, criterionLabels, type DraftWithMarks } from '@inkling/contract';

type Draft = Pick<DraftWithMarks, 'marks' | 'overall' | 'teacher_marks' | 'teacher_overall'>;

/** A teacher's mark goes before the coach's. */
const marksOf = ({ marks, teacher_marks }: Draft): Map<Criterion, number> =>
  new Map([...marks, ...teacher_marks].map(({ criterion, mark }) => [criterion, mark]));

const overallScoreOf = ({ overall, teacher_overall }: Draft): number | null => {
  const shown = teacher_overall ?? overall;
  return shown === null ? null : Math.round(shown);
};

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** What became of the marks from one draft to the next: "59, now 66; punctuation +1". */
export const markChangesSentence = (earlier: Draft, later: Draft): string => {
  const before = marksOf(earlier);
  const [was, is] = [overallScoreOf(earlier), overallScoreOf(later)];
  const score = was === null || is === null ? null : `${was}, now ${is}`;
  const changes = [...marksOf(later)].flatMap(([criterion, mark]) => {
    const change = mark - (before.get(criterion) ?? mark);
    return change === 0 ? [] : `${criterionLabels[criterion].toLowerCase()} ${signed(change)}`;
  });
  const known = before.size > 0 && marksOf(later).size > 0;
  const marks = changes.length > 0 ? changes.join(', ') : known ? 'no mark has changed' : null;
  return [score, marks].filter(Boolean).join('; ') || 'not marked yet';
};
