import type { Challenge } from '@inkling/contract';

interface Subject {
  challenge: Pick<Challenge, 'teacher_id'>;
  participantCount: number;
}

/** What a person may do to a challenge. Once a child takes part it cannot be deleted: they count on it. */
export const challengePermissions = (
  callerId: number,
  { challenge, participantCount }: Subject,
): Challenge['permissions'] => {
  const isOwn = challenge.teacher_id === callerId;
  return { edit: isOwn, delete: isOwn && participantCount === 0 };
};
