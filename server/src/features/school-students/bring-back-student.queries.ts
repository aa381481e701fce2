import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  archivedStudents,
  challengeParticipants,
  challenges,
  chats,
  courses,
  enrollments,
  type RowsToRestore,
  rosterPeople,
  teacherStudents,
  users,
  writings,
} from '../../db/schema/index.ts';
import { isArchivedBy, isOnStaff, studentsOfSchool } from '../school-membership/index.ts';
import { reinsertRows } from './reinsert-rows.queries.ts';

/** What archived students left; they are archived no longer. */
export const deleteArchivedStudents = async (db: Db, organisationId: number, studentIds: number[]) =>
  db
    .delete(archivedStudents)
    .where(
      and(
        eq(archivedStudents.organisation_id, organisationId),
        inArray(archivedStudents.student_id, studentIds),
        isNull(archivedStudents.returned_at),
      ),
    )
    .returning();

/**
 * Of these the ones whom somebody outside has begun to teach or to look after since they left: their account is in other
 * hands now, and gives the teachers of before no way in. Who counted on it before they left changes nothing.
 */
export const listManagedElsewhere = async (
  db: Db,
  organisationId: number,
  left: { student_id: number; archived_at: Date }[],
): Promise<number[]> => {
  const since = sql`x.student_id = s.student_id and x.created_at > s.archived_at`;
  const { rows } = await db.execute<{ student_id: number }>(sql`
    select s.student_id from json_to_recordset(${JSON.stringify(left)}::json)
      as s(student_id int, archived_at timestamptz)
    where exists (select from ${teacherStudents} x
        where ${since} and not ${isOnStaff(sql`x.teacher_id`, organisationId)})
      or exists (select from ${enrollments} x join ${courses} c on c.id = x.course_id
        where ${since} and c.status in ('active', 'upcoming') and not ${isOnStaff(sql`c.teacher_id`, organisationId)})
      or exists (select from ${rosterPeople} x where x.user_id = s.student_id and x.created_at > s.archived_at
        and x.organisation_id <> ${organisationId} and x.left_at is null
        and not ${isArchivedBy(sql`s.student_id`, sql`x.organisation_id`)})`);
  return rows.map(({ student_id }) => student_id);
};

/** Whichever school has closed them: the one that they come back to counts on them now. */
export const reopenAccounts = async (db: Db, studentIds: number[]): Promise<void> => {
  if (studentIds.length === 0) return;
  // Not through `updateUser`: an account that was closed and opened again is as it was.
  await db.execute(sql`update ${users} set closed_at = null where ${inArray(users.id, studentIds)}
    and closed_at is not null`);
  await db
    .update(archivedStudents)
    .set({ closed_account: false })
    .where(and(inArray(archivedStudents.student_id, studentIds), eq(archivedStudents.closed_account, true)));
};

/** The address that each had, unless somebody has it now, or the account got another. */
export const giveAddressesBack = async (
  db: Db,
  kept: { id: number; email: string; email_verified_at: string | null }[],
): Promise<void> => {
  if (kept.length === 0) return;
  await db.execute(sql`
    update ${users} u set email = k.email, email_verified_at = k.email_verified_at
    from json_to_recordset(${JSON.stringify(kept)}::json) as k(id int, email text, email_verified_at timestamptz)
    where u.id = k.id and u.email is null
      and not exists (select from ${users} o where lower(o.email) = lower(k.email))`);
};

/** Whoever is in no class and in nobody's list is still a student of the school, whom its admins find. */
export const insertReturnedStudents = async (
  db: Db,
  organisationId: number,
  { studentIds, now }: { studentIds: number[]; now: Date },
): Promise<void> => {
  const at = now.toISOString();
  const nothing: RowsToRestore = { enrollments: [], teacher_students: [], writings: [], chats: [] };
  await db.execute(sql`
    insert into ${archivedStudents} (organisation_id, student_id, archived_at, returned_at, closed_account, left_rows)
    select ${organisationId}::int, id, ${at}::timestamptz, ${at}::timestamptz, false, ${JSON.stringify(nothing)}::jsonb
    from unnest(${sql.param(studentIds)}::int[]) id
    where id <> all(array(${studentsOfSchool(organisationId)}))`);
};

/**
 * Looked after by the lead of a class they are back in, where somebody at the school did and nobody does any more. Who
 * only joined a class with its code is in nobody's hands there, and stays so.
 */
const giveToLeads = async (db: Db, organisationId: number, left: RowsToRestore): Promise<void> => {
  const studentIds = left.teacher_students.map(({ student_id }) => student_id);
  await db.execute(sql`
    insert into ${teacherStudents} (teacher_id, student_id)
    select distinct on (u.id) c.teacher_id, u.id from ${users} u
      join ${enrollments} e on e.student_id = u.id join ${courses} c on c.id = e.course_id
    where u.id = any(${sql.param(studentIds)}::int[]) and u.parent_id is null and c.status <> 'archived'
      and ${isOnStaff(sql`c.teacher_id`, organisationId)}
      and not exists (select from ${teacherStudents} t
        where t.student_id = u.id and ${isOnStaff(sql`t.teacher_id`, organisationId)})
    order by u.id, e.id desc on conflict do nothing`);
};

/** Who led a class that a student left. */
interface LeadOfStudent {
  course_id: number;
  teacher_id: number;
  student_id: number;
}

/** Whoever has handed over the class since, and has no other with the student, has handed over the account too. */
const hasHandedOver = (leads: LeadOfStudent[]) => sql`(
  exists (select from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb)
      as l(course_id int, teacher_id int, student_id int) join ${courses} c on c.id = l.course_id
    where l.student_id = x.student_id and l.teacher_id = x.teacher_id and c.teacher_id <> x.teacher_id)
  and not exists (select from ${enrollments} e join ${courses} c on c.id = e.course_id
    where e.student_id = x.student_id and c.teacher_id = x.teacher_id))`;

/** Back to the classes that the school still has, and to colleagues who are still there. Returns the places found again. */
export const restorePlacesAtSchool = async (
  db: Db,
  organisationId: number,
  left: RowsToRestore & { leads: LeadOfStudent[] },
): Promise<{ places: number }> => {
  const places = await reinsertRows(db, enrollments, {
    rows: left.enrollments,
    isPossible: sql`exists (select from ${courses} c where c.id = x.course_id
      and ${isOnStaff(sql`c.teacher_id`, organisationId)})`,
  });
  await reinsertRows(db, teacherStudents, {
    rows: left.teacher_students,
    isPossible: sql`${isOnStaff(sql`x.teacher_id`, organisationId)} and not ${hasHandedOver(left.leads)}`,
  });
  await giveToLeads(db, organisationId, left);
  await reinsertRows(db, challengeParticipants, {
    rows: left.challenge_participants ?? [],
    isPossible: sql`exists (select from ${challenges} g where g.id = x.challenge_id
      and ${isOnStaff(sql`g.teacher_id`, organisationId)})`,
  });
  await reinsertRows(db, writings, {
    rows: left.writings,
    isPossible: sql`(exists (select from ${courses} c join ${enrollments} e on e.course_id = c.id
        where c.id = x.course_id and c.teacher_id = x.teacher_id and e.student_id = x.student_id)
      or exists (select from ${challenges} g join ${challengeParticipants} p on p.challenge_id = g.id
        where g.id = x.challenge_id and g.teacher_id = x.teacher_id and p.student_id = x.student_id))
      and (x.activity_id is null or exists (select from ${activities} a where a.id = x.activity_id and a.status = 'published'))`,
  });
  await reinsertRows(db, chats, {
    rows: left.chats,
    isPossible: sql`exists (select from ${writings} w where w.id = x.target_id)`,
  });
  return { places };
};
