import type { challenges, ResponseOf } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { unlockAchievements } from '../achievements/index.ts';
import { assignWritings } from '../writings/index.ts';
import { challengeStatusOn } from './challenge-status.ts';
import { addParticipant, findChallenge, hasLeftSchoolOfChallenge } from './challenges.queries.ts';
import { lockChallenge } from './save-challenge.queries.ts';

const words = {
  upcoming: 'This challenge has not started yet.',
  past: 'This challenge is over.',
  left: 'You are no longer at the school of this challenge. Ask the school to bring you back.',
};

/** A student takes part in a running challenge and gets its writings; their cost to the plan comes with beginning one. */
export const joinChallenge = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  challengeId: number,
): Promise<ResponseOf<typeof challenges.joinChallenge>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const today = dateInTimeZone(deps.config.TIME_ZONE, now);
    // Its teacher may be deleting it: then it is not there, rather than gone halfway through joining.
    await lockChallenge(tx, challengeId, 'key share');
    const found = await findChallenge(tx, { caller, today }, challengeId);
    if (!found) throw notFound('This challenge');
    const status = challengeStatusOn(today, found.challenge);
    if (status !== 'active' && !found.participantStatus) throw conflict(words[status]);
    if (await hasLeftSchoolOfChallenge(tx, challengeId, caller.id)) throw conflict(words.left);
    const participant = await addParticipant(tx, { challenge_id: challengeId, student_id: caller.id, now });
    await assignWritings(deps, tx, { challenge_id: challengeId, student_id: caller.id });
    return {
      id: participant.id,
      created_at: participant.created_at.toISOString(),
      updated_at: participant.updated_at.toISOString(),
      challenge_id: challengeId,
      student_id: caller.id,
      status: participant.status,
      unlocked_achievements: await unlockAchievements(deps, tx, caller.id),
    };
  });
