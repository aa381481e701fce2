import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { deleteUserAndData, lockUser } from '../accounts/index.ts';
import { deleteCourse } from '../courses/index.ts';
import { notify } from '../notifications/index.ts';
import { listSchoolMembers } from '../school-membership/index.ts';
import { schoolErased } from './school-data.messages.ts';
import {
  deleteSchool,
  listLeftBefore,
  listSchoolCourseIds,
  listSchoolsToErase,
  listSchoolsWithRetention,
  listStudentsOfSchoolAlone,
} from './school-data.queries.ts';

type DeletingDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

const dayMs = 24 * 60 * 60 * 1000;
/** In one night of one school; the next night goes on. */
const mostAtOnce = 500;

const deleteStudents = async (deps: DeletingDeps, ids: number[]): Promise<void> => {
  for (const id of ids)
    await deps.db.transaction(async (tx) => {
      const student = await lockUser(tx, id);
      if (student) await deleteUserAndData(deps, tx, student);
    });
};

/** Every night: students who left longer ago than their school keeps them. */
export const deleteStudentsWhoLeft = job({
  name: 'delete-students-who-left',
  data: z.object({}),
  schedule: '5 3 * * *',
  run: async (deps: DeletingDeps) => {
    const now = deps.clock.now().getTime();
    for (const { id, archived_days } of await listSchoolsWithRetention(deps.db)) {
      const moment = new Date(now - (archived_days ?? 0) * dayMs);
      const over = { organisationId: id, moment, limit: mostAtOnce };
      await deleteStudents(deps, await listLeftBefore(deps.db, over));
    }
  },
});

/** The school goes last, so that a night that breaks off is gone on with by the next. */
const eraseSchool = async (deps: DeletingDeps, { id, name }: { id: number; name: string }): Promise<void> => {
  const students = await listStudentsOfSchoolAlone(deps.db, id, mostAtOnce);
  await deleteStudents(deps, students);
  if (students.length === mostAtOnce) return;
  for (const course of await listSchoolCourseIds(deps.db, id))
    await deleteCourse(deps, { id: course.teacher_id }, course.id);
  await deps.db.transaction(async (tx) => {
    const members = await listSchoolMembers(tx, id);
    const now = deps.clock.now();
    await deleteSchool(tx, id);
    await notify(
      deps,
      tx,
      members.map(({ user_id }) => schoolErased({ user_id, school: name, at: now, now })),
    );
  });
};

/** Every night: schools whose admin asked for it a week ago. */
export const eraseSchools = job({
  name: 'erase-schools',
  data: z.object({}),
  schedule: '35 3 * * *',
  run: async (deps: DeletingDeps) => {
    for (const school of await listSchoolsToErase(deps.db, deps.clock.now())) await eraseSchool(deps, school);
  },
});
