import type { challengeStatuses } from '@inkling/contract';

type ChallengeStatus = (typeof challengeStatuses)[number];

interface Dated {
  start_date: string;
  end_date: string;
  /** What the teacher stored: only putting it away for good outweighs the dates. */
  status: string;
}

/** A challenge is what its dates say on the school's calendar: open from the first to the last day, both included. */
export const challengeStatusOn = (today: string, challenge: Dated): ChallengeStatus => {
  if (challenge.status === 'archived' || challenge.end_date < today) return 'past';
  return challenge.start_date > today ? 'upcoming' : 'active';
};
