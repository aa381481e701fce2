import type { Advice, FeedbackRound, RoundMark } from '@inkling/contract';

export interface Gain {
  criterion: RoundMark['criterion'];
  /** Both marks where the mark rose. */
  marks: { before: number; now: number; maximum: number } | null;
  /** The advice that came true. */
  advice: Advice | null;
}

const mostShown = 3;

/** Advice to any draft before, of which the newest shows what became: it may have been given two drafts ago. */
export const adviceJudgedIn = (
  rounds: FeedbackRound[],
  { number }: Pick<FeedbackRound, 'number'>,
): Advice[] => rounds.flatMap(({ advice }) => advice.filter(({ judged_in }) => judged_in === number));

/** What got better from one draft to the next: advice that came true first, then marks that rose without any. */
export const findGains = (rounds: FeedbackRound[]): Gain[] => {
  const newest = rounds.at(-1);
  if (!newest?.marks_before) return [];
  const marksOf = (criterion: Gain['criterion']): Gain['marks'] => {
    const before = newest.marks_before?.find((mark) => mark.criterion === criterion);
    const now = newest.marks.find((mark) => mark.criterion === criterion);
    return before && now && now.mark > before.mark
      ? { before: before.mark, now: now.mark, maximum: now.maximum }
      : null;
  };
  const done = adviceJudgedIn(rounds, newest).filter(({ outcome }) => outcome === 'done');
  const followed = done.map((advice) => ({
    criterion: advice.criterion,
    marks: marksOf(advice.criterion),
    advice,
  }));
  // One for each criterion: what the child said that it tried, then what there is a mark or a sentence to show for.
  const weightOf = ({ marks, advice }: Gain): number =>
    Number(advice?.answer === 'tried') * 4 + Number(marks !== null) * 2 + Number(advice?.passage != null);
  const firsts = followed
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .filter(({ criterion }, index, all) => all.findIndex((each) => each.criterion === criterion) === index);
  const risen = newest.marks
    .filter(({ criterion }) => !firsts.some((gain) => gain.criterion === criterion))
    .flatMap(({ criterion }) => {
      const marks = marksOf(criterion);
      return marks ? [{ criterion, marks, advice: null }] : [];
    });
  return [...firsts, ...risen].slice(0, mostShown);
};

/** Whether any advice on this writing has come true yet. */
export const hasFollowedAdvice = (rounds: FeedbackRound[]): boolean =>
  rounds.some(({ advice }) => advice.some(({ outcome }) => outcome === 'done'));
