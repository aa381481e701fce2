import { describe, expect, it } from 'vitest';
import { challengePermissions } from './challenges.policy.ts';

describe('what a person may do to a challenge', () => {
  it.each([
    { who: 'its teacher', callerId: 1, participantCount: 0, allowed: { edit: true, delete: true } },
    { who: 'its teacher', callerId: 1, participantCount: 1, allowed: { edit: true, delete: false } },
    { who: 'anybody else', callerId: 2, participantCount: 0, allowed: { edit: false, delete: false } },
  ])('$who, with $participantCount participants: $allowed', ({ callerId, participantCount, allowed }) => {
    expect(challengePermissions(callerId, { challenge: { teacher_id: 1 }, participantCount })).toEqual(
      allowed,
    );
  });
});
