import { type Criterion, type Marking, overallScoreByTeacher } from '@inkling/contract';
import { useState } from 'react';
import type { OwnMark } from './marks.queries.ts';

interface Change {
  mark?: number;
  reason?: string;
  isTakenBack?: boolean;
}
type Changes = Partial<Record<Criterion, Change>>;

const noCoach = { marks: [], overall: null };

/** The present draft with the coach's marks and this teacher's, saved or about to be. */
export const useMarks = (marking: Marking, { me, hidesCoach }: { me: number; hidesCoach: boolean }) => {
  const [changes, setChanges] = useState<Changes>({});
  const present = marking.drafts.at(-1);
  const saved = present?.teacher_marks.filter(({ teacher }) => teacher?.id === me) ?? [];
  // Nobody who marks blind is to see what a colleague gave either.
  const others = hidesCoach ? [] : (present?.teacher_marks.filter(({ teacher }) => teacher?.id !== me) ?? []);
  const coach = hidesCoach || !present ? noCoach : present;
  const coachMark = (criterion: Criterion) =>
    coach.marks.find((each) => each.criterion === criterion)?.mark ?? null;
  const savedMark = (criterion: Criterion) => saved.find((each) => each.criterion === criterion);
  const ownMark = (criterion: Criterion): number | null =>
    changes[criterion]?.isTakenBack ? null : (changes[criterion]?.mark ?? savedMark(criterion)?.mark ?? null);
  const reasonOf = (criterion: Criterion): string =>
    changes[criterion]?.reason ?? savedMark(criterion)?.reason ?? '';
  const own: OwnMark[] = marking.criteria.flatMap(({ criterion }) => {
    const mark = ownMark(criterion);
    return mark === null ? [] : { criterion, mark, reason: reasonOf(criterion) };
  });
  const change = (criterion: Criterion, values: Pick<Change, 'mark' | 'reason'>) =>
    setChanges((before) => ({
      ...before,
      [criterion]: { ...before[criterion], ...values, isTakenBack: false },
    }));
  /** What was never saved is forgotten; what was, is taken back with the next save. */
  const takeBack = (criterion: Criterion) =>
    setChanges((before) => ({
      ...before,
      [criterion]: savedMark(criterion) ? { isTakenBack: true } : undefined,
    }));
  const changed = own.filter(({ criterion }) => changes[criterion]);
  const takenBack = saved.flatMap(({ criterion }) => (changes[criterion]?.isTakenBack ? criterion : []));
  return {
    present,
    coachMark,
    ownMark,
    reasonOf,
    others: (criterion: Criterion) => others.filter((each) => each.criterion === criterion),
    /** Who else marked this draft, each with the overall of their marks. */
    colleagues: [...new Map(others.map(({ teacher }) => [teacher?.id ?? 0, teacher])).values()].map(
      (teacher) => ({
        id: teacher?.id ?? 0,
        name: teacher?.full_name ?? 'Another teacher',
        overall: present?.overalls.find((each) => each.teacher?.id === teacher?.id)?.overall ?? null,
      }),
    ),
    /** The score that is kept and shown to the child: the one a teacher gave last. */
    kept: hidesCoach || !present ? null : { score: present.teacher_overall, by: present.scored_by },
    change,
    takeBack,
    changed,
    takenBack,
    overall: own.length === 0 ? null : overallScoreByTeacher({ marks: own, coach, scale: marking }),
    coachOverall: coach.overall,
    markedCount: own.length,
    /** What is typed meanwhile stays. */
    forget: () => setChanges({}),
  };
};
export type Marks = ReturnType<typeof useMarks>;
