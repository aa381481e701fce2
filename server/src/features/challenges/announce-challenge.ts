import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify } from '../notifications/index.ts';
import { newChallengeNotification, severalNewChallenges } from './new-challenge-notification.ts';
import { listStudentsInGrades } from './participants.queries.ts';

interface NewChallenge {
  id: number;
  teacher_id: number;
  title: string;
  start_date: string;
  end_date: string;
  grade_levels: number[];
}

/** Notifies the teacher's own students in its grades, unless the challenge is over already. */
export const announceChallenge = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  challenge: NewChallenge,
): Promise<void> => {
  const today = dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());
  if (challenge.end_date < today) return;
  const students = await listStudentsInGrades(tx, challenge.teacher_id, challenge.grade_levels);
  const { own, forParent } = newChallengeNotification(challenge, today);
  const dedupe_key = `challenge ${challenge.id}`;
  await notify(
    deps,
    tx,
    students.map(({ id }) => ({
      ...own,
      topic: 'announcements',
      user_id: id,
      dedupe_key,
      forParent: { ...forParent, dedupe_key },
    })),
    severalNewChallenges,
  );
};
