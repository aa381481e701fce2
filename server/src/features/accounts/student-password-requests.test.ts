import { accounts } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications, schoolDomains, teacherStudents, type UserRow } from '../../db/schema/index.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let made = 0;

describe('a student without a parent who asks for a new password by email', () => {
  const server = useTestApp();

  const buildOwn = (overrides: Partial<UserRow> = {}) => {
    made += 1;
    return buildStudent(server.deps.db, { parent_id: null, email: `own${made}@mail.example`, ...overrides });
  };
  const ask = async (student: UserRow) => {
    const email = student.email ?? '';
    await server.call(accounts.requestPasswordReset, { body: { email } });
    await server.runJobs();
    return server.deps.mail.sent.findLast(({ to }) => to === email)?.plain;
  };

  it('gets no link while a teacher looks after the account, who is told once a day', async () => {
    const { db } = server.deps;
    const [teacher, student] = [await buildUser(db, { role: 'teacher' }), await buildOwn()];
    await db.insert(teacherStudents).values({ teacher_id: teacher.id, student_id: student.id });
    for (let n = 0; n < 2; n += 1) {
      const text = await ask(student);
      expect(text).toContain('your teacher makes you a login card');
      expect(text).not.toContain('token=');
    }
    const told = await db.select().from(notifications).where(eq(notifications.user_id, teacher.id));
    expect(told).toMatchObject([{ link: `/teacher/students/${student.id}` }]);
    expect(server.deps.mail.sent.filter(({ to }) => to === teacher.email)).toHaveLength(1);
  });

  it('gets no link to an address that a school gives out, as the next child may have it', async () => {
    const { id: organisation_id } = await buildMinimalSchool(server.deps.db);
    await server.deps.db.insert(schoolDomains).values({ organisation_id, domain: 'pupils.example' });
    expect(await ask(await buildOwn({ email: 'jsmith@Pupils.example' }))).not.toContain('token=');
  });

  it('gets no link to an address that nobody has proved', async () => {
    expect(await ask(await buildOwn({ email_verified_at: null }))).not.toContain('token=');
  });

  it('gets a link to a proved address of their own where nobody looks after the account', async () => {
    expect(await ask(await buildOwn())).toContain('token=');
  });
});
