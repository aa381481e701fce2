import type { IdeaCard } from '@inkling/contract';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
  achievementUnlocks,
  activities,
  activityImages,
  activityStudents,
  activityTypeRows,
  aiFeedbackItems,
  aiFeedbacks,
  alertAnswers,
  alerts,
  auditEntries,
  challengeActivities,
  challengeParticipants,
  challenges,
  chatMessages,
  chats,
  classPicturePermissions,
  commentPhrases,
  courseActivities,
  courses,
  courseTeachers,
  districtSchools,
  enrollments,
  notifications,
  organisationMembers,
  sandboxSubscriptions,
  schoolReliefTeachers,
  studentReports,
  subscriptions,
  teacherStudents,
  timeLogs,
  uploads,
  users,
  writingReviews,
  writingRevisions,
  writings,
} from '../db/schema/index.ts';

/** Old notifications were read the next day. */
export const markNotificationsReadBefore = async (db: Db, moment: Date): Promise<void> => {
  await db
    .update(notifications)
    .set({ read_at: sql`${notifications.created_at} + interval '1 day'` })
    .where(lt(notifications.created_at, moment));
};

/** Somebody did something to pieces at some time, from the school's network. */
const addEntries = (db: Db, action: string, deeds: SQL) =>
  db.execute(sql`
    insert into ${auditEntries} (created_at, organisation_id, actor_id, actor_role, kind, action, student_id,
      object_type, object_id, request_id, address)
    select date_trunc('milliseconds', d.at), m.organisation_id, u.id, u.role,
      ${action === 'writings.readWriting' ? 'read' : 'change'}, ${action}, w.student_id, 'writing', w.id,
      gen_random_uuid(), '192.0.2.0'
    from (${deeds}) d(writing_id, actor_id, at) join ${writings} w on w.id = d.writing_id
    join ${users} u on u.id = d.actor_id left join ${organisationMembers} m on m.user_id = coalesce(w.teacher_id, u.id)
      and u.role <> 'parent'
    where d.at is not null order by d.at`);

/** A teacher opens what was handed in and reviews it, and a parent who reads along does so in the evening. */
export const addRecord = async (db: Db, reader: { parentId: number; childId: number }): Promise<void> => {
  await addEntries(db, 'writings.completeWriting', sql`select id, student_id, completed_at from ${writings}`);
  await addEntries(
    db,
    'writings.readWriting',
    sql`select id, teacher_id, coalesce(reviewed_at - interval '4 minutes', completed_at + interval '70 minutes')
      from ${writings} where teacher_id is not null
      union all select id, ${reader.parentId}::int, completed_at + interval '5 hours'
      from ${writings} where student_id = ${reader.childId}`,
  );
  await addEntries(
    db,
    'reviews.addReview',
    sql`select writing_id, reviewer_id, created_at from ${writingReviews} where reviewer_id is not null`,
  );
};

/** Tables the demo school fills as a whole, with rows as they are. */
const tables = {
  alertAnswers,
  activityImages,
  activityStudents,
  aiFeedbackItems,
  challengeActivities,
  challengeParticipants,
  chatMessages,
  classPicturePermissions,
  commentPhrases,
  courseActivities,
  courseTeachers,
  districtSchools,
  enrollments,
  organisationMembers,
  sandboxSubscriptions,
  schoolReliefTeachers,
  subscriptions,
  teacherStudents,
  timeLogs,
  writingReviews,
  writingRevisions,
  achievementUnlocks,
};
type Tables = typeof tables;

export const insertAll = async <Name extends keyof Tables>(
  db: Db,
  name: Name,
  rows: Tables[Name]['$inferInsert'][],
): Promise<void> => {
  // The union of all tables can't be inserted into; each name brings rows of its own table.
  if (rows.length > 0) await db.insert(tables[name] as typeof timeLogs).values(rows as never);
};

const only = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('insert returned no row');
  return row;
};

export const addUpload = async (db: Db, row: typeof uploads.$inferInsert): Promise<number> =>
  only(await db.insert(uploads).values(row).returning({ id: uploads.id })).id;
export const addCourse = async (db: Db, row: typeof courses.$inferInsert): Promise<number> =>
  only(await db.insert(courses).values(row).returning({ id: courses.id })).id;
export const addActivity = async (db: Db, row: typeof activities.$inferInsert): Promise<number> =>
  only(await db.insert(activities).values(row).returning({ id: activities.id })).id;
export const addChallenge = async (db: Db, row: typeof challenges.$inferInsert): Promise<number> =>
  only(await db.insert(challenges).values(row).returning({ id: challenges.id })).id;
export const addFeedback = async (db: Db, row: typeof aiFeedbacks.$inferInsert): Promise<number> =>
  only(await db.insert(aiFeedbacks).values(row).returning({ id: aiFeedbacks.id })).id;
export const addAlert = async (db: Db, row: typeof alerts.$inferInsert): Promise<number> =>
  only(await db.insert(alerts).values(row).returning({ id: alerts.id })).id;
export const addReport = async (db: Db, row: typeof studentReports.$inferInsert): Promise<number> =>
  only(await db.insert(studentReports).values(row).returning({ id: studentReports.id })).id;

type WritingChange = Partial<typeof writings.$inferInsert>;

export const updateAssignedWriting = async (
  db: Db,
  which: { studentId: number; activityId: number },
  change: WritingChange,
): Promise<number> =>
  only(
    await db
      .update(writings)
      // A day of one's own stands beside the one that the others have.
      .set({ ...change, ...(change.due_date && { usual_due_date: sql`${writings.due_date}` }) })
      .where(and(eq(writings.student_id, which.studentId), eq(writings.activity_id, which.activityId)))
      .returning({ id: writings.id }),
  ).id;

export const addOwnWriting = async (db: Db, row: typeof writings.$inferInsert): Promise<number> => {
  const { id } = only(await db.insert(writings).values(row).returning({ id: writings.id }));
  await db.insert(chats).values({ title: row.title, target_id: id });
  return id;
};

export const findChatId = async (db: Db, writingId: number): Promise<number> =>
  only(await db.select({ id: chats.id }).from(chats).where(eq(chats.target_id, writingId))).id;

export const setIdeaCards = async (db: Db, chatId: number, cards: IdeaCard[]): Promise<void> => {
  await db.update(chats).set({ cards }).where(eq(chats.id, chatId));
};

/** The ids of the kinds of activity, by their keys. */
export const findActivityTypeIds = async (db: Db): Promise<Map<string, number>> =>
  new Map((await db.select().from(activityTypeRows)).map(({ key, id }) => [key, id]));
