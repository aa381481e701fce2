import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  achievementUnlocks,
  alertAnswers,
  alerts,
  challengeParticipants,
  challenges,
  courses,
  emails,
  enrollments,
  notifications,
  sessions,
  studentReports,
  supportMessages,
  teacherStudents,
  uploads,
  users,
} from '../../../db/schema/index.ts';
import { isShownToParents } from '../../alerts/index.ts';
import { readLearningPlatforms } from './learning-platforms-of-child.queries.ts';

const readSchool = async (db: Db, childId: number) => ({
  classes: await db
    .select({ title: courses.title, teacher: users.full_name, joined_at: enrollments.created_at })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .innerJoin(users, eq(users.id, courses.teacher_id))
    .where(eq(enrollments.student_id, childId))
    .orderBy(asc(enrollments.id)),
  challenges: await db
    .select({
      title: challenges.title,
      status: challengeParticipants.status,
      joined_at: challengeParticipants.created_at,
    })
    .from(challengeParticipants)
    .innerJoin(challenges, eq(challenges.id, challengeParticipants.challenge_id))
    .where(eq(challengeParticipants.student_id, childId))
    .orderBy(asc(challengeParticipants.id)),
  teachers: await db
    .select({ teacher: users.full_name, since: teacherStudents.created_at })
    .from(teacherStudents)
    .innerJoin(users, eq(users.id, teacherStudents.teacher_id))
    .where(eq(teacherStudents.student_id, childId))
    .orderBy(asc(users.id)),
  reports: await db
    .select({ report: studentReports, teacher: users.full_name })
    .from(studentReports)
    .innerJoin(users, eq(users.id, studentReports.teacher_id))
    .where(eq(studentReports.student_id, childId))
    .orderBy(asc(studentReports.id)),
});

/** A teacher's note on an alert stays with the teacher, in a download as on the page. */
const answers = sql<{ by: string | null; outcome: string; note: string | null; answered_at: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'by', u.full_name, 'outcome', a.outcome, 'note', case when u.role = 'parent' then a.note end,
    'answered_at', a.answered_at) order by a.id), '[]')
  from ${alertAnswers} a left join ${users} u on u.id = a.user_id where a.alert_id = ${alerts}.id)`;

/** What is kept about a child besides the writings: one statement a table. */
export const readAllDataOfChild = async (db: Db, childId: number) => ({
  ...(await readSchool(db, childId)),
  learning_platforms: await readLearningPlatforms(db, childId),
  unlocks: await db
    .select()
    .from(achievementUnlocks)
    .where(eq(achievementUnlocks.student_id, childId))
    .orderBy(asc(achievementUnlocks.unlocked_at)),
  alerts: await db
    .select({ alert: alerts, answers })
    .from(alerts)
    .where(and(eq(alerts.student_id, childId), isShownToParents()))
    .orderBy(asc(alerts.id)),
  notifications: await db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, childId))
    .orderBy(asc(notifications.id)),
  emails: await db
    .select({
      to: emails.to_address,
      subject: emails.subject,
      status: emails.status,
      sent_at: emails.sent_at,
    })
    .from(emails)
    .where(eq(emails.user_id, childId))
    .orderBy(asc(emails.id)),
  sign_ins: await db
    .select({
      device: sessions.device,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .where(eq(sessions.user_id, childId))
    .orderBy(asc(sessions.id)),
  support_messages: await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.user_id, childId))
    .orderBy(asc(supportMessages.id)),
  files: await db.select().from(uploads).where(eq(uploads.owner_id, childId)).orderBy(asc(uploads.id)),
});
export type AllDataOfChild = Awaited<ReturnType<typeof readAllDataOfChild>>;
