import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { dateInTimeZone, dayInWords } from '../../services/clock/local-date.ts';
import { notify } from '../notifications/index.ts';
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
  const when =
    challenge.start_date > today
      ? `starts on ${dayInWords(challenge.start_date)}`
      : `is open until ${dayInWords(challenge.end_date)}`;
  const students = await listStudentsInGrades(tx, challenge.teacher_id, challenge.grade_levels);
  const words = {
    title: 'New challenge',
    body: `“${challenge.title}” ${when}.`,
    link: screenPath('challenge-detail', { id: challenge.id }),
    dedupe_key: `challenge ${challenge.id}`,
  };
  await notify(
    deps,
    tx,
    students.map(({ id }) => ({ ...words, topic: 'announcements', user_id: id, forParent: words })),
    // A teacher who sets five at once sends one notification.
    { dedupe_key: 'new challenges', title: 'New challenges', link: screenPath('challenges') },
  );
};
