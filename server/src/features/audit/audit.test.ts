import { randomUUID } from 'node:crypto';
import {
  type AuditLogEntry,
  children,
  dashboard,
  progress,
  reports,
  reviews,
  school,
  students,
  writings,
} from '@inkling/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { appendEntries } from './append-entries.queries.ts';

const secret = 'The nightjar hid its secret eggs.';

describe('the record of who did what', () => {
  const server = useTestApp();
  const { callAs } = server;

  const buildScenario = async () => {
    const { db } = server.deps;
    const { id, admin, addStaff } = await buildMinimalSchool(db);
    const teacher = await addStaff();
    const parent = await buildUser(db, { role: 'parent' });
    const student = await buildStudent(db, { parent_id: parent.id });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const writing = await buildWriting(db, {
      student_id: student.id,
      course_id: course.id,
      status: 'completed',
      content: secret,
      title: secret,
    });
    return { id, admin, teacher, parent, student, course, writing, params: { id: writing.id } };
  };
  const entriesBy = (actor: UserRow) =>
    server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actor_id, actor.id))
      .orderBy(desc(auditEntries.id));
  const readLogAs = async (admin: UserRow, query: { person_id?: number; before?: string } = {}) =>
    (await callAs(admin, school.listRecord, { query })).body;

  it('says who read and changed what of whom, when and from where, in the school of the class', async () => {
    const { id, teacher, student, writing, params } = await buildScenario();
    await callAs(teacher, writings.readWriting, { params });
    await callAs(teacher, reviews.addReview, { params, body: { action: 'comment', comment: 'Lovely.' } });
    const common = {
      organisation_id: id,
      actor_role: 'teacher',
      student_id: student.id,
      object_type: 'writing',
      object_id: writing.id,
      address: '127.0.0.0',
    };
    expect(await entriesBy(teacher)).toMatchObject([
      { ...common, kind: 'change', action: 'reviews.addReview' },
      { ...common, kind: 'read', action: 'writings.readWriting' },
    ]);
  });

  it('says who looked at the scores of a whole class', async () => {
    const { id, teacher, course } = await buildScenario();
    await callAs(teacher, dashboard.readClassInsight, { query: { course_id_eq: course.id } });
    await callAs(teacher, progress.listStudentProgress, {});
    await callAs(teacher, progress.readAnalytics, {});
    const common = { organisation_id: id, kind: 'read' };
    expect(await entriesBy(teacher)).toMatchObject([
      { ...common, action: 'progress.readAnalytics', object_type: 'students' },
      { ...common, action: 'progress.listStudentProgress', object_type: 'students' },
      { ...common, action: 'dashboard.readClassInsight', object_type: 'course', object_id: course.id },
    ]);
  });

  it('holds nothing of a change that was rolled back, or of one that was refused', async () => {
    const { db } = server.deps;
    const { teacher, params } = await buildScenario();
    const comment = { params, body: { action: 'comment', comment: 'Lovely.' } } as const;
    await db.execute(
      sql.raw(`create function refuse_review() returns trigger language plpgsql as
      $$ begin raise exception 'stop'; end $$;
      create constraint trigger refuse_review after insert on writing_reviews deferrable initially deferred
      for each row execute function refuse_review()`),
    );
    const failed = await callAs(teacher, reviews.addReview, comment);
    await db.execute(sql.raw('drop function refuse_review cascade'));
    expect(failed.status).toBe(500);
    const stranger = await buildUser(db, { role: 'teacher' });
    expect((await callAs(stranger, reviews.addReview, comment)).status).toBe(404);
    expect((await callAs(stranger, writings.readWriting, { params })).status).toBe(404);
    expect(await entriesBy(teacher)).toEqual([]);
    expect(await entriesBy(stranger)).toEqual([]);
    expect((await callAs(teacher, reviews.addReview, comment)).status).toBe(200);
    expect(await entriesBy(teacher)).toHaveLength(1);
  });

  it('is written with the change or not at all: what cannot be recorded does not happen', async () => {
    const { db } = server.deps;
    const { teacher, params } = await buildScenario();
    await db.execute(
      sql.raw(`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'stop'; end $$;
      create trigger refuse_entry before insert on audit_entries for each row execute function refuse_entry()`),
    );
    const body = { action: 'comment', comment: 'Lovely.' } as const;
    const changed = await callAs(teacher, reviews.addReview, { params, body });
    const opened = await callAs(teacher, writings.readWriting, { params });
    await db.execute(sql.raw('drop function refuse_entry cascade'));
    expect([changed.status, opened.status]).toEqual([500, 500]);
    expect((await callAs(teacher, reviews.listReviews, { params })).body).toEqual([]);
  });

  it('is never changed, deleted or emptied', async () => {
    const { db } = server.deps;
    const { teacher, params } = await buildScenario();
    await callAs(teacher, writings.readWriting, { params });
    const own = eq(auditEntries.actor_id, teacher.id);
    await expect(db.update(auditEntries).set({ actor_id: 1 }).where(own)).rejects.toThrow();
    await expect(db.update(auditEntries).set({ seq: 1, actor_id: 1 }).where(own)).rejects.toThrow();
    await expect(db.delete(auditEntries).where(own)).rejects.toThrow();
    await expect(db.execute(sql`truncate ${auditEntries}`)).rejects.toThrow();
    expect(await entriesBy(teacher)).toHaveLength(1);
  });

  it('counts a child’s saves as one for a while, and not its own reading', async () => {
    const { db, clock } = server.deps;
    const student = await buildStudent(db);
    const writing = await buildWriting(db, { student_id: student.id, status: 'progressing' });
    const params = { id: writing.id };
    const save = (content: string) =>
      callAs(student, writings.saveWriting, {
        params,
        body: { data: [{ id: 'draft', title: 'Drafting', type: 'freeWriting', content }] },
      });
    await callAs(student, writings.readWriting, { params });
    for (const text of ['One.', 'One two.', 'One two three.']) expect((await save(text)).status).toBe(200);
    expect(await entriesBy(student)).toMatchObject([
      { action: 'writings.saveWriting', student_id: student.id, object_id: writing.id },
    ]);
    clock.advance({ minutes: 11 });
    await save('One two three four.');
    expect(await entriesBy(student)).toHaveLength(2);
  });

  it('names nobody to whoever asks for cards of strangers', async () => {
    const { db } = server.deps;
    const { admin, teacher } = await buildScenario();
    const strangers = [await buildStudent(db), await buildUser(db, { role: 'parent' })];
    for (const { id } of strangers)
      expect((await callAs(admin, students.makeLoginCards, { body: { student_ids: [id] } })).status).toBe(
        404,
      );
    expect(await entriesBy(admin)).toEqual([]);
    const asked = {
      now: server.deps.clock.now(),
      kind: 'change',
      action: 'students.makeLoginCards',
    } as const;
    await appendEntries(db, {
      ...asked,
      actor: teacher,
      object_type: 'student',
      object_ids: [admin.id],
      request_id: randomUUID(),
      address: '127.0.0.0',
    });
    expect(await entriesBy(teacher)).toMatchObject([{ student_id: null, object_id: admin.id }]);
  });

  it('counts every download, and takes one for no other', async () => {
    const { teacher, params } = await buildScenario();
    for (const endpoint of [students.exportStudents, students.exportStudents, progress.exportScores])
      expect((await callAs(teacher, endpoint, { query: {} })).status).toBe(200);
    await callAs(teacher, writings.readWriting, { params });
    for (let n = 0; n < 2; n += 1)
      expect((await callAs(teacher, reports.writingPdf, { params })).status).toBe(200);
    await callAs(teacher, reviews.listReviews, { params });
    expect((await entriesBy(teacher)).map(({ action }) => action).toReversed()).toEqual([
      'students.exportStudents',
      'students.exportStudents',
      'progress.exportScores',
      'writings.readWriting',
      'reports.writingPdf',
      'reports.writingPdf',
    ]);
  });

  it('keeps numbers alone of a child that is erased', async () => {
    const { id, admin, teacher, parent, student, params } = await buildScenario();
    await callAs(teacher, writings.readWriting, { params });
    expect((await callAs(parent, children.deleteChild, { params: { id: student.id } })).status).toBe(204);
    const kept = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.student_id, student.id))
      .orderBy(auditEntries.id);
    // What parents do is their own business, and no school's.
    expect(kept).toMatchObject([
      { action: 'writings.readWriting', organisation_id: id },
      { action: 'children.deleteChild', organisation_id: null },
    ]);
    expect(JSON.stringify(kept)).not.toContain(student.full_name);
    expect((await readLogAs(admin)).entries.map((entry) => entry.student)).toEqual([null]);
  });

  it('is read by the school’s admins, by person and by pages, without a child’s words', async () => {
    const { admin, teacher, student, params } = await buildScenario();
    const other = await buildScenario();
    await callAs(other.teacher, writings.readWriting, { params: other.params });
    await callAs(teacher, writings.readWriting, { params });
    for (let n = 0; n < 21; n += 1)
      await callAs(teacher, reviews.addReview, { params, body: { action: 'comment', comment: `${n}` } });
    const first = await readLogAs(admin);
    const rest = await readLogAs(admin, { before: first.next ?? '' });
    expect([first.entries.length, rest.entries.length, rest.next]).toEqual([20, 2, null]);
    const oldest: Partial<AuditLogEntry> = {
      actor: { id: teacher.id, full_name: teacher.full_name, role: 'teacher' },
      did: 'opened a piece of writing',
      student: { id: student.id, full_name: student.full_name },
      address: '127.0.0.0',
    };
    expect(rest.entries.at(-1)).toMatchObject(oldest);
    expect(JSON.stringify([first, rest])).not.toContain(secret);
    expect((await readLogAs(admin, { person_id: student.id })).entries).toEqual([]);
    expect((await readLogAs(admin, { person_id: teacher.id })).entries).toHaveLength(20);
    expect((await callAs(teacher, school.listRecord, {})).status).toBe(404);
    expect((await callAs(teacher, school.exportRecord, {})).status).toBe(404);
    expect((await callAs(admin, school.exportRecord, {})).status).toBe(200);
    expect((await readLogAs(admin)).entries[0]).toMatchObject({ did: 'downloaded this record' });
    expect((await callAs(admin, school.listRecord, { query: { before: 'x' } })).status).toBe(422);
  });
});
