import type { ReliefSchool, ReliefTeacher } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone, dayInWords } from '../../services/clock/local-date.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { notify } from '../notifications/index.ts';
import { closeWaysIn, findOwnSchool, lockOwnSchool, type SchoolDeps } from '../school/index.ts';
import {
  checkLastDay,
  deletePartsInClasses,
  deleteRelief,
  endPartsInClasses,
  type ReliefPart,
  upsertRelief,
} from '../school-membership/index.ts';
import { reliefEnded, reliefMessages, standInAdded, standsInClass } from './relief-teachers.messages.ts';
import {
  listReliefSchools,
  listReliefTeachers,
  lockSchoolClass,
  upsertStandIn,
} from './relief-teachers.queries.ts';

const todayOf = ({ clock, config }: SchoolDeps): string => dateInTimeZone(config.TIME_ZONE, clock.now());

export const readReliefTeachers = async (deps: SchoolDeps, caller: Caller): Promise<ReliefTeacher[]> => {
  const { organisation_id } = await findOwnSchool(deps.db, caller);
  return listReliefTeachers(deps.db, organisation_id, todayOf(deps));
};

export const readReliefSchools = (deps: SchoolDeps, caller: Caller): Promise<ReliefSchool[]> =>
  listReliefSchools(deps.db, caller.id, todayOf(deps));

const findRelief = async (
  deps: SchoolDeps,
  tx: Db,
  { organisation_id, user_id }: ReliefPart,
): Promise<ReliefTeacher> => {
  const found = (await listReliefTeachers(tx, organisation_id, todayOf(deps))).find(
    ({ id }) => id === user_id,
  );
  if (!found) throw notFound('This relief teacher');
  return found;
};

interface Which {
  caller: Caller;
  /** The relief teacher. */
  id: number;
}

/** An earlier day holds in every class at once; for a later one each class is extended by itself. */
export const changeLastDay = (
  deps: SchoolDeps,
  { caller, id }: Which,
  ends_on: string,
): Promise<ReliefTeacher> =>
  deps.db.transaction(async (tx) => {
    checkLastDay(deps, ends_on);
    const { organisation_id } = await lockOwnSchool(tx, caller);
    const part = { organisation_id, user_id: id };
    await findRelief(deps, tx, part);
    await upsertRelief(tx, { ...part, ends_on, joined_at: deps.clock.now() });
    await endPartsInClasses(tx, part, ends_on);
    noteSecurityEvent({ event: 'role_given', kind: 'school_relief', account_id: id, organisation_id });
    return findRelief(deps, tx, part);
  });

export const endRelief = (deps: SchoolDeps, { caller, id }: Which): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id, school } = await lockOwnSchool(tx, caller);
    const part = { organisation_id, user_id: id };
    await findRelief(deps, tx, part);
    await deletePartsInClasses(tx, part);
    await closeWaysIn(tx, part);
    await deleteRelief(tx, part);
    noteSecurityEvent({ event: 'role_taken', kind: 'school', account_id: id, organisation_id });
    await notify(deps, tx, [reliefEnded({ user_id: id, school })]);
  });

/** Somebody is ill and can't ask a colleague: the school does. No admin gets to children's work by it. */
export const standIn = (
  deps: SchoolDeps,
  { caller, courseId }: { caller: Caller; courseId: number },
  { teacher_id, ends_on }: { teacher_id: number; ends_on: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    checkLastDay(deps, ends_on);
    const { organisation_id, school } = await lockOwnSchool(tx, caller);
    const course = await lockSchoolClass(tx, organisation_id, courseId);
    if (!course) throw notFound('This class');
    if (teacher_id === caller.id) throw conflict(reliefMessages.notOneself);
    const relief = await findRelief(deps, tx, { organisation_id, user_id: teacher_id });
    if (ends_on > relief.ends_on)
      throw invalid('ends_on', reliefMessages.standsInUntil(dayInWords(relief.ends_on)));
    const row = { course_id: courseId, teacher_id, ends_on, created_at: deps.clock.now() };
    if (!(await upsertStandIn(tx, row))) throw conflict(reliefMessages.teachesAlready);
    noteSecurityEvent({
      event: 'role_given',
      kind: 'class_teacher',
      account_id: teacher_id,
      course_id: courseId,
    });
    const told = { course, school, until: dayInWords(ends_on) };
    await notify(deps, tx, [
      standsInClass({ ...told, user_id: teacher_id }),
      standInAdded({ ...told, user_id: course.teacher_id, name: relief.full_name }),
    ]);
  });
