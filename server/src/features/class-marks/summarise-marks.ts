import { typicalShareOfMarks } from '@inkling/coach';
import { type CourseInsight, type Criterion, criteria } from '@inkling/contract';

/** A mark against what is usual for the student's year. */
export interface MarkSummary {
  student: { id: number; full_name: string };
  writing: { id: number; title: string };
  criterion: Criterion;
  mark: number;
  maximum: number;
  next: string | null;
  share: number;
  expected: number;
}

/** Of a student whose year nobody entered. */
const usualYear = 5;

export const expectedShare = (grade_level: number | null): number =>
  typicalShareOfMarks(grade_level ?? usualYear);

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const gapOf = ({ share, expected }: { share: number; expected: number }): number => expected - share;

/** The widest gap to what is usual first. */
export const compareCriteria = (marks: MarkSummary[]): CourseInsight['criteria'] =>
  criteria
    .map((criterion) => ({ criterion, found: marks.filter((mark) => mark.criterion === criterion) }))
    .filter(({ found }) => found.length > 0)
    .map(({ criterion, found }) => ({
      criterion,
      share: mean(found.map(({ share }) => share)),
      expected: mean(found.map(({ expected }) => expected)),
      students_count: found.length,
    }))
    .sort((one, other) => gapOf(other) - gapOf(one));

/** Where a student is furthest behind what is usual; nothing when every mark is full. */
const needOf = (marks: MarkSummary[]): (MarkSummary & { next: string }) | undefined =>
  marks
    .flatMap((mark) => (mark.next === null ? [] : [{ ...mark, next: mark.next }]))
    .sort((one, other) => gapOf(other) - gapOf(one))[0];

/** Each student once, under the criterion that would help them most; the most wanted criterion first. */
export const groupNeeds = (marks: MarkSummary[]): CourseInsight['needs'] => {
  const students = new Map<number, MarkSummary[]>();
  for (const mark of marks) students.set(mark.student.id, [...(students.get(mark.student.id) ?? []), mark]);
  const needs = [...students.values()].flatMap((own) => needOf(own) ?? []);
  return criteria
    .map((criterion) => ({
      criterion,
      students: needs
        .filter((need) => need.criterion === criterion)
        .map(({ student, writing, mark, maximum, next }) => ({ ...student, writing, mark, maximum, next })),
    }))
    .filter((group) => group.students.length > 0)
    .sort((one, other) => other.students.length - one.students.length);
};

/** The criterion with the widest gap, and the step that is the next one for most of its students; of two, the lower. */
export const teachingPointOf = (
  compared: CourseInsight['criteria'],
  marks: MarkSummary[],
): CourseInsight['teaching_point'] => {
  for (const { criterion } of compared) {
    const steps = new Map<string, { students: number; share: number }>();
    for (const { criterion: of, next, share } of marks)
      if (of === criterion && next)
        steps.set(next, { students: (steps.get(next)?.students ?? 0) + 1, share });
    const [top] = [...steps].sort(
      ([, one], [, other]) => other.students - one.students || one.share - other.share,
    );
    if (top) return { criterion, rule: top[0], students_count: top[1].students };
  }
  return null;
};
