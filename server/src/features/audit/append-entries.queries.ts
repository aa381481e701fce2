import type { Role } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  alerts,
  auditEntries,
  chats,
  courses,
  enrollments,
  organisationMembers,
  studentReports,
  users,
  writingReviews,
  writings,
} from '../../db/schema/index.ts';
import type { ObjectType } from './rules/rule.ts';

export interface NewEntries {
  now: Date;
  actor: { id: number; role: Role };
  /** The school whose business it is, where nobody acts. */
  organisation_id?: number;
  kind: 'read' | 'change' | 'sign_in';
  action: string;
  object_type: ObjectType;
  /** One entry each; null where there is no number to name. */
  object_ids: (number | null)[];
  /** A file that leaves with the reader. */
  isDownload?: boolean;
  request_id: string;
  address: string;
}

const nobody = sql`select null::int, null::int, o.id`;

/**
 * The child something belongs to, the teacher for whose class it was made, and what the entry is about; `o.id` is the
 * number that was asked for.
 */
const subjects: Partial<Record<ObjectType, SQL>> = {
  writing: sql`select w.student_id, w.teacher_id, w.id from ${writings} w where w.id = o.id`,
  shared_writing: sql`select w.student_id, w.teacher_id, w.id from ${writings} w where w.id = o.id`,
  chat: sql`select w.student_id, w.teacher_id, w.id from ${chats} c join ${writings} w on w.id = c.target_id
    where c.id = o.id`,
  all_work: sql`select u.id, null::int, null::int from ${users} u where u.id = o.id and u.role = 'student' union all
    select w.student_id, w.teacher_id, w.id from ${writings} w where w.student_id = o.id and w.started_at is not null`,
  alert: sql`select a.student_id, w.teacher_id, a.id from ${alerts} a left join ${writings} w on w.id = a.writing_id
    where a.id = o.id`,
  report: sql`select r.student_id, r.teacher_id, r.id from ${studentReports} r where r.id = o.id`,
  review: sql`select w.student_id, w.teacher_id, r.id from ${writingReviews} r
    join ${writings} w on w.id = r.writing_id where r.id = o.id`,
  // All of the enrolments of a child are few; the newest of everybody's, looked for from the end, may be the whole table.
  student: sql`select u.id, (select (array_agg(c.teacher_id order by e.id desc))[1] from ${enrollments} e
    join ${courses} c on c.id = e.course_id where e.student_id = u.id), u.id
    from ${users} u where u.id = o.id and u.role = 'student'`,
  course: sql`select null::int, c.teacher_id, c.id from ${courses} c where c.id = o.id`,
};

/** A talk and a download are about the pieces in them, which parents and schools know by these. */
const storedType = (type: ObjectType): ObjectType =>
  type === 'chat' || type === 'all_work' ? 'writing' : type;

const sameVisitMs = 60 * 60 * 1000;

/**
 * A child reads its own work unseen. Looking again at one thing within the hour is the same visit, whatever part of it
 * is looked at; where no one thing is named, only the same call is. A download counts each time.
 */
const isNewVisit = ({ actor, object_type, action, isDownload, now }: NewEntries): SQL => {
  const isOthers = sql`s.student_id is distinct from ${actor.id}`;
  if (isDownload) return isOthers;
  const since = new Date(now.getTime() - sameVisitMs).toISOString();
  return sql`${isOthers} and not exists (select from ${auditEntries} v
    where v.actor_id = ${actor.id} and v.created_at > ${since} and v.kind = 'read'
      and v.object_type = ${storedType(object_type)} and v.object_id is not distinct from s.object_id
      and v.student_id is not distinct from s.student_id and (v.object_id is not null or v.action = ${action}))`;
};

/**
 * The one way into the record. The school is that of whoever acts or else, for a child, that of the teacher for whose
 * class the work was made. What parents do is no school's business.
 */
export const appendEntries = async (db: Db, entries: NewEntries): Promise<void> => {
  const { now, actor, kind, action, object_type, request_id, address } = entries;
  await db.execute(sql`
    insert into ${auditEntries} (created_at, organisation_id, actor_id, actor_role, kind, action, student_id,
      object_type, object_id, request_id, address)
    select ${now.toISOString()}, coalesce(${entries.organisation_id ?? null}::int, own.organisation_id, theirs.organisation_id), ${actor.id}, ${actor.role},
      ${kind}, ${action}, s.student_id, ${storedType(object_type)}, ${object_type === 'all_work' ? sql`s.object_id` : sql`coalesce(s.object_id, o.id)`}, ${request_id},
      ${address}
    from unnest(${sql.param(entries.object_ids)}::int[]) o(id)
    left join lateral (${subjects[object_type] ?? nobody}) s(student_id, teacher_id, object_id) on true
    left join ${organisationMembers} own on own.user_id = ${actor.id}
    left join ${organisationMembers} theirs on theirs.user_id = s.teacher_id and ${actor.role !== 'parent'}
    where ${kind === 'read' ? isNewVisit(entries) : sql`true`}
    order by s.object_id`);
};
