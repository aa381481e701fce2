import { roster, schoolStudents } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rosterPeople, users } from '../../db/schema/index.ts';
import { buildRosterZip } from '../../testing/build-roster-zip.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';

describe('the school’s sign-on and students of its roster', () => {
  const { server, buildMinimalSchool, addStaff, addPerson, signIn } = startSchoolSso();

  it('finds the account that the roster made, instead of making a second one, and asks for its password', async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool('student');
    const lead = await buildUser(db, { role: 'teacher' });
    await addStaff(school, lead);
    const child = addPerson(school);
    const people = [
      { sourcedId: 't1', role: 'teacher', givenName: 'Tia', familyName: 'Lee', email: lead.email ?? '' },
      { sourcedId: 's1', role: 'student', givenName: 'Ana', familyName: 'Bright', email: child.email ?? '' },
    ];
    const zip = buildRosterZip({
      orgs: [{ sourcedId: 'o1', name: 'Hillside', type: 'school' }],
      users: people.map((person) => ({ ...person, orgSourcedIds: 'o1' })),
      classes: [{ sourcedId: 'c1', title: '5 Blue', schoolSourcedId: 'o1' }],
      enrollments: people.map(({ sourcedId, role }) => ({
        sourcedId: `e-${sourcedId}`,
        classSourcedId: 'c1',
        userSourcedId: sourcedId,
        role,
      })),
    });
    const body = { filename: 'r.zip', zip: zip.toString('base64'), dry_run: false };
    expect((await server.callAs(school.admin, roster.importRoster, { body })).body.counts).toMatchObject({
      student_added: 1,
    });
    const [link] = await db.select().from(rosterPeople).where(eq(rosterPeople.sourced_id, 's1'));
    const user_id = link?.user_id ?? 0;
    expect((await signIn(school, child)).error.error_message).toContain(
      'Ask your teacher for your login card',
    );
    // A child who came in with pictures has no password to be asked for either.
    await db.update(users).set({ last_login_at: new Date() }).where(eq(users.id, user_id));
    expect((await signIn(school, child)).error.error_message).toContain(
      'Ask your teacher for your login card',
    );
    await db.update(users).set({ password_hash: 'of a login card' }).where(eq(users.id, user_id));
    const { body: answer } = await signIn(school, child);
    expect(answer).toMatchObject({ outcome: 'link' });
    expect(await db.$count(users, eq(users.full_name, 'Ana Bright'))).toBe(1);
    expect(await db.$count(users, eq(users.email, child.email ?? ''))).toBe(0);

    const params = { id: user_id };
    await server.callAs(school.admin, schoolStudents.archiveSchoolStudent, { params });
    expect((await signIn(school, child)).error.error_message).toContain('no longer a student');
    expect(await db.$count(users, eq(users.email, child.email ?? ''))).toBe(0);
    await server.callAs(school.admin, schoolStudents.bringBackSchoolStudent, { params });
    expect((await signIn(school, child)).body).toMatchObject({ outcome: 'link' });
  });
});
