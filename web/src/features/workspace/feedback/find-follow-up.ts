import type { Advice, FeedbackRound } from '@inkling/contract';
import { adviceJudgedIn } from './find-gains.ts';

/** What the child began or tried that is not done yet, as the newest draft shows it. */
export interface FollowUp {
  kind: 'begun' | 'not_seen' | 'new_text' | 'taken_out';
  advice: Advice;
}

const kindOf = ({ outcome, answer }: Advice): FollowUp['kind'] | null => {
  if (outcome === 'partly') return 'begun';
  // The rest is news only to a child who said that it tried.
  if (answer !== 'tried') return null;
  if (outcome === 'not_yet') return 'not_seen';
  return outcome === 'new_text' || outcome === 'taken_out' ? outcome : null;
};

/** One at most, what was begun first: the page has one next step. */
export const findFollowUp = (rounds: FeedbackRound[]): FollowUp | null => {
  const newest = rounds.at(-1);
  if (!newest) return null;
  const found = adviceJudgedIn(rounds, newest).flatMap((advice) => {
    const kind = kindOf(advice);
    return kind && advice.answer !== 'disagree' && advice.answer !== 'not_now' ? [{ kind, advice }] : [];
  });
  return found.find(({ kind }) => kind === 'begun') ?? found[0] ?? null;
};
