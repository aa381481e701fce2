import type { FeedbackRound, RoundMark } from '@inkling/contract';

interface Rise {
  criterion: RoundMark['criterion'];
  first: number;
  last: number;
}

export interface ImprovementsSinceFirstDraft {
  rises: Rise[];
  /** Where advice came true and no mark rose by it. */
  followed: Rise['criterion'][];
  /** Whether they are counted from the first draft: drafts that another coach marked can't be compared. */
  isSinceFirst: boolean;
}

/** The earliest draft whose marks today's coach gave, when it was read or when the next one was. */
const findBase = (
  rounds: FeedbackRound[],
  version: string,
): Pick<FeedbackRound, 'marks' | 'by_teacher'> & { index: number } => {
  const index = rounds.findLastIndex(({ coach_version }) => coach_version !== version) + 1;
  const earliest = rounds[index];
  if (index > 0 && earliest?.marks_before)
    return { marks: earliest.marks_before, by_teacher: [], index: index - 1 };
  return { marks: earliest?.marks ?? [], by_teacher: earliest?.by_teacher ?? [], index };
};

/** What got better between the first draft that was read and the last. */
export const findImprovements = (rounds: FeedbackRound[]): ImprovementsSinceFirstDraft => {
  const last = rounds.at(-1);
  if (!last) return { rises: [], followed: [], isSinceFirst: true };
  const base = findBase(rounds, last.coach_version);
  const rises = last.marks.flatMap(({ criterion, mark }) => {
    const before = base.marks.find((one) => one.criterion === criterion);
    // A teacher's mark and the coach's are two judgements: no rise is made of them.
    const isOfOne = base.by_teacher.includes(criterion) === last.by_teacher.includes(criterion);
    return before && isOfOne && mark > before.mark ? [{ criterion, first: before.mark, last: mark }] : [];
  });
  const done = rounds.flatMap(({ advice }) => advice.filter(({ outcome }) => outcome === 'done'));
  const followed = new Set(done.map(({ criterion }) => criterion));
  for (const { criterion } of rises) followed.delete(criterion);
  return { rises, followed: [...followed], isSinceFirst: base.index === 0 };
};
