import { pluralise, screenPath } from '@inkling/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { addDays, dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify, type OutgoingNotification } from '../notifications/index.ts';
import { type EndedChallenge, listChallengesEndedOn } from './ended-challenges.queries.ts';

const challengeEnded = ({
  id,
  teacher_id,
  title,
  joined,
  completed,
}: EndedChallenge): OutgoingNotification => ({
  user_id: teacher_id,
  topic: 'announcements',
  title: 'Challenge ended',
  body: `“${title}” has ended: ${pluralise(joined, 'student')} took part and ${completed} finished.`,
  link: screenPath('challenge-participants', { id }),
  dedupe_key: `ended challenge ${id}`,
});

/** On the morning after its last day, to the teacher whose it is. */
export const notifyChallengesEnded = job({
  name: 'notify-challenges-ended',
  data: z.object({}),
  schedule: '0 7 * * *',
  run: async (deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>) => {
    const yesterday = addDays(dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now()), -1);
    const ended = await listChallengesEndedOn(deps.db, yesterday);
    await deps.db.transaction((tx) => notify(deps, tx, ended.map(challengeEnded)));
  },
});
