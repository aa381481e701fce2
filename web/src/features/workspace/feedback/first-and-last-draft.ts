import type { FeedbackRound, RoundMark } from '@inkling/contract';

interface Rise {
  criterion: RoundMark['criterion'];
  first: number;
  last: number;
}

/** What got better between the first draft that was read and the last. */
export const risesOf = (rounds: FeedbackRound[]): Rise[] => {
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (!first || !last || first === last) return [];
  return last.marks.flatMap(({ criterion, mark }) => {
    const before = first.marks.find((one) => one.criterion === criterion);
    return before && mark > before.mark ? [{ criterion, first: before.mark, last: mark }] : [];
  });
};
