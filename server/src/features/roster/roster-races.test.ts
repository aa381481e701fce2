import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, organisationMembers, users } from '../../db/schema/index.ts';
import { buildSchoolRoster } from '../../testing/build-school-roster.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useRosterCalls } from '../../testing/use-roster-calls.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { lockSchool } from '../school-membership/index.ts';

describe('a roster that meets somebody else’s change', () => {
  const server = useTestApp();
  const { send } = useRosterCalls(server);
  /** Enrolling fails as after a deadlock, so many times. */
  const failEnrolling = async (times: number) => {
    const { db } = server.deps;
    await db.execute(
      sql.raw(`create sequence enrolling_tries;
        create function fail_enrolling() returns trigger language plpgsql as $$ begin
          if nextval('enrolling_tries') <= ${times} then raise exception 'stop' using errcode = '40P01'; end if;
          return null; end $$;
        create trigger fail_enrolling before insert on enrollments for each statement execute function fail_enrolling()`),
    );
    return () => db.execute(sql.raw('drop function fail_enrolling cascade; drop sequence enrolling_tries'));
  };

  it('is planned afresh and applied', async () => {
    const { admin, tables, inClass } = await buildSchoolRoster(server.deps.db);
    const mend = await failEnrolling(1);
    const bad = {
      ...tables,
      users: [...tables.users, { sourcedId: 's9', orgSourcedIds: 'o1', role: 'student' }],
    };
    const { status, body } = await send(admin, bad);
    await mend();
    expect(status).toBe(200);
    expect(body).toMatchObject({ counts: { student_added: 2 }, problems_count: 1 });
    expect(await inClass()).toEqual(['Ana Bright', 'Ben Stone']);
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actor_id, admin.id))
      .orderBy(desc(auditEntries.id));
    expect(entries.filter(({ object_type }) => object_type === 'students')).toHaveLength(1);
  });

  it('asks the admin to apply it again where that does not help, and has changed nothing', async () => {
    const { admin, tables, studentOf } = await buildSchoolRoster(server.deps.db);
    const mend = await failEnrolling(100);
    const { status, error } = await send(admin, tables);
    await mend();
    expect(status).toBe(409);
    expect(error.error_message).toContain('Please apply the roster again');
    await expect(studentOf('s1')).rejects.toThrow('no account');
  });
});

describe('while a roster is applied', () => {
  const server = useTestApp();

  it('colleagues join', async () => {
    const { db, clock } = server.deps;
    const { id } = await buildSchoolRoster(db);
    const { id: user_id } = await buildUser(db, { role: 'teacher' });
    await db.transaction(async (tx) => {
      await lockSchool(tx, id, 'no key update');
      await db
        .insert(organisationMembers)
        .values({ organisation_id: id, user_id, role: 'teacher', joined_at: clock.now() });
    });
    expect(await db.$count(organisationMembers, eq(organisationMembers.user_id, user_id))).toBe(1);
  });
});

describe('the record of who did what', () => {
  const server = useTestApp();
  const { apply } = useRosterCalls(server);

  it('names the colleagues, classes and invitations of a roster, not the students alone', async () => {
    const { admin, lead, tables, courseOf, studentOf } = await buildSchoolRoster(server.deps.db);
    const [first] = tables.users;
    const invited = { ...first, sourcedId: 't2', email: `new${lead.id}@school.example` };
    await apply(admin, { ...tables, users: [...tables.users, invited] });
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actor_id, admin.id));
    const named = entries.map(({ object_type, object_id }) => `${object_type} ${object_id}`);
    expect(named).toContain(`staff ${lead.id}`);
    expect(named).toContain(`course ${(await courseOf()).id}`);
    expect(named).toContain(`student ${(await studentOf('s1')).id}`);
    expect(entries.filter(({ object_type }) => object_type === 'invitation')).toHaveLength(1);
  });
});

describe('a roster whose record cannot be written', () => {
  const server = useTestApp();
  const { send } = useRosterCalls(server);

  it('changes nothing, down to the entries of single children', async () => {
    const { db } = server.deps;
    const { admin, tables } = await buildSchoolRoster(db);
    const before = await db.$count(users);
    await db.execute(
      sql.raw(`create function refuse_entry() returns trigger language plpgsql as $$ begin
          if new.object_type = 'student' then raise exception 'stop'; end if; return new; end $$;
        create trigger refuse_entry before insert on audit_entries for each row execute function refuse_entry()`),
    );
    const { status } = await send(admin, tables);
    await db.execute(sql.raw('drop function refuse_entry cascade'));
    expect(status).toBe(500);
    expect(await db.$count(users)).toBe(before);
    expect(await db.$count(auditEntries, eq(auditEntries.actor_id, admin.id))).toBe(0);
  });
});
