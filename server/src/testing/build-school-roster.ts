import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { courses, enrollments, rosterPeople, users } from '../db/schema/index.ts';
import { buildMinimalSchool } from './build-minimal-school.ts';

let count = 0;
const nextNumber = (): number => {
  count += 1;
  return count;
};

/** A school with one class of two students, led by a teacher who has joined. */
export const buildSchoolRoster = async (db: Db) => {
  const { admin, addStaff, id, name } = await buildMinimalSchool(db);
  const lead = await addStaff();
  const n = nextNumber();
  const tables = {
    orgs: [{ sourcedId: 'o1', name: 'Hillside', type: 'school' }],
    users: [
      {
        sourcedId: 't1',
        orgSourcedIds: 'o1',
        role: 'teacher',
        givenName: 'Tia',
        familyName: 'Lee',
        email: lead.email ?? '',
        enabledUser: 'true',
      },
      {
        sourcedId: 's1',
        orgSourcedIds: 'o1',
        role: 'student',
        username: `ana.${n}`,
        givenName: 'Ana',
        familyName: `Bright ${n}`,
        grades: '05',
        enabledUser: 'true',
      },
      {
        sourcedId: 's2',
        orgSourcedIds: 'o1',
        role: 'student',
        username: `ben.${n}`,
        givenName: 'Ben',
        familyName: `Stone ${n}`,
        grades: '05',
        email: `ben${n}@school.example`,
        enabledUser: 'true',
      },
    ],
    classes: [{ sourcedId: 'c1', title: '5 Blue', grades: '05', schoolSourcedId: 'o1' }],
    enrollments: [
      { sourcedId: 'e0', classSourcedId: 'c1', userSourcedId: 't1', role: 'teacher', primary: 'true' },
      { sourcedId: 'e1', classSourcedId: 'c1', userSourcedId: 's1', role: 'student' },
      { sourcedId: 'e2', classSourcedId: 'c1', userSourcedId: 's2', role: 'student' },
    ],
  };
  const studentOf = async (sourced_id: string) => {
    const [row] = await db
      .select({ user: users })
      .from(rosterPeople)
      .innerJoin(users, eq(users.id, rosterPeople.user_id))
      .where(and(eq(rosterPeople.organisation_id, id), eq(rosterPeople.sourced_id, sourced_id)));
    if (!row) throw new Error(`${sourced_id} has no account`);
    return row.user;
  };
  const courseOf = async () => {
    const [row] = await db.select().from(courses).where(eq(courses.teacher_id, lead.id));
    if (!row) throw new Error('the lead has no class');
    return row;
  };
  const inClass = async () => {
    const { id: course_id } = await courseOf();
    const rows = await db
      .select({ name: users.full_name })
      .from(enrollments)
      .innerJoin(users, eq(users.id, enrollments.student_id))
      .where(eq(enrollments.course_id, course_id))
      .orderBy(users.full_name);
    return rows.map(({ name }) => name.replace(/ \d+$/, ''));
  };
  return { id, admin, name, addStaff, lead, tables, studentOf, courseOf, inClass, n };
};
