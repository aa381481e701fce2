import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { refreshInAppNotification } from '../notifications/index.ts';
import { listColleagues } from '../teacher-students/index.ts';
import { countHandedIn } from './complete-writing.queries.ts';
import { workHandedIn } from './work-notifications.ts';

/**
 * One notification a day for each activity: a class that finishes together causes one, not thirty.
 * Work handed in again after feedback gets its own notification. Everyone who teaches the course gets theirs.
 */
export const notifyTeacherOfHandIn = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  writing: WritingRow,
): Promise<void> => {
  const { activity_id, teacher_id } = writing;
  const again = writing.returned_at !== null;
  if (!activity_id || !teacher_id) return;
  const zone = deps.config.TIME_ZONE;
  const day = dateInTimeZone(zone, deps.clock.now());
  const colleagues = writing.course_id ? await listColleagues(tx, writing.course_id, day) : [];
  // By their ids, so that two hand-ins at one moment take the notifications in one order.
  for (const user_id of [...new Set([teacher_id, ...colleagues])].toSorted((one, other) => one - other)) {
    const where = user_id === teacher_id ? { teacher_id } : { course_id: writing.course_id };
    await refreshInAppNotification(deps, tx, {
      user_id,
      topic: again ? 'feedback' : 'assignments',
      dedupe_key: `${again ? 'another draft' : 'handed in'} ${activity_id} ${day}`,
      findText: async () =>
        workHandedIn(writing, {
          again,
          students: await countHandedIn(tx, { activity_id, ...where, day, zone, again }),
        }),
    });
  }
};
