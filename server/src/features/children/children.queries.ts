import type { Child } from '@inkling/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { classPicturePermissions, courses, enrollments, uploads, users } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';

const avatar = { signed_id: uploads.signed_id, filename: uploads.filename };

/** Those that go on, with what the family allows in each. */
const classes = sql<Child['classes']>`coalesce((
  select json_agg(json_build_object('id', c.id, 'title', c.title, 'pictures_allowed', exists (
    select from ${classPicturePermissions} p where p.student_id = e.student_id and p.course_id = c.id
  )) order by c.title, c.id)
  from ${enrollments} e join ${courses} c on c.id = e.course_id
  where e.student_id = ${users}.id and c.status <> 'archived'), '[]'::json)`;

const selectChildren = (db: Db) =>
  db
    .select({ child: users, avatar, classes })
    .from(users)
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .$dynamic();

export type ChildRow = Awaited<ReturnType<typeof listChildren>>[number];

export const listChildren = (db: Db, parentId: number, pageRange: PageRange) =>
  selectChildren(db)
    .where(eq(users.parent_id, parentId))
    .orderBy(asc(users.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

/** All of a family: a plan allows a handful. */
export const listAllChildren = (db: Db, parentId: number): Promise<ChildRow[]> =>
  selectChildren(db).where(eq(users.parent_id, parentId)).orderBy(asc(users.id));

export const countChildren = async (db: Db, parentId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(users).where(eq(users.parent_id, parentId));
  return row?.total ?? 0;
};

/** A child of this parent, or nothing: others' children don't exist for them. */
export const findChild = async (db: Db, parentId: number, childId: number): Promise<ChildRow | undefined> =>
  (await selectChildren(db).where(and(eq(users.parent_id, parentId), eq(users.id, childId))))[0];

/** Puts these classes in the place of those that the family allowed before. */
export const replacePictureClasses = async (db: Db, childId: number, courseIds: number[]): Promise<void> => {
  await db.delete(classPicturePermissions).where(eq(classPicturePermissions.student_id, childId));
  if (courseIds.length === 0) return;
  await db
    .insert(classPicturePermissions)
    .values(courseIds.map((course_id) => ({ student_id: childId, course_id })));
};
