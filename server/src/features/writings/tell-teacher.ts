import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../services/clock/school-day.ts';
import { growNotice } from '../notifications/index.ts';
import { countHandedIn } from './complete-writing.queries.ts';
import { workHandedIn } from './notice-words.ts';

/** One notice a day for each activity: a class that finishes together rings the bell once. */
export const tellTeacher = async (deps: Deps, tx: Db, writing: WritingRow): Promise<void> => {
  const { activity_id, teacher_id } = writing;
  if (!activity_id || !teacher_id) return;
  const zone = deps.config.TIME_ZONE;
  const day = dayIn(zone, deps.clock.now());
  await growNotice(deps, tx, {
    user_id: teacher_id,
    topic: 'assignments',
    told_once: `handed in ${activity_id} ${day}`,
    findWords: async () =>
      workHandedIn(writing, await countHandedIn(tx, { activity_id, teacher_id, day, zone })),
  });
};
