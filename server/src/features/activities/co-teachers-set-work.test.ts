import { activities, writings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courseActivities, courseTeachers, type UserRow, uploads } from '../../db/schema/index.ts';
import { type ActivityBody, activityForm } from '../../testing/activity-form.ts';
import { buildCourse, buildEnrollment } from '../../testing/build-courses-and-writings.ts';
import { buildUpload } from '../../testing/build-upload.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('work set by a co-teacher', () => {
  const server = useTestApp();

  const buildScenario = async (role: 'co' | 'relief' = 'co') => {
    const { db } = server.deps;
    const lead = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: lead.id });
    const student = await buildStudent(db);
    await buildEnrollment(db, course.id, student.id);
    const colleague = await buildUser(db, { role: 'teacher' });
    const ends_on = role === 'relief' ? '2099-01-01' : null;
    await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: colleague.id, role, ends_on });
    const own = await buildCourse(db, { teacher_id: colleague.id });
    const add = async (overrides: Partial<ActivityBody>, user: UserRow = colleague) =>
      server.callAs(user, activities.addActivity, {
        body: await activityForm(db, { title: 'The Lamp', course_ids: [course.id], ...overrides }),
      });
    return { lead, course, student, colleague, own, add };
  };

  it('is the lead’s, seen and changed by both, and reaches the class', async () => {
    const { lead, course, student, colleague, add } = await buildScenario();
    const { body: draft } = await add({});
    expect(draft).toMatchObject({
      teacher_id: lead.id,
      permissions: { edit: true, publish: true, duplicate: true },
    });
    const params = { id: draft.id };
    const body = await activityForm(server.deps.db, { title: 'The Old Lamp', course_ids: [course.id] });
    expect((await server.callAs(colleague, activities.updateActivity, { params, body })).status).toBe(200);
    expect((await server.callAs(colleague, activities.publishActivity, { params })).status).toBe(200);
    const { body: work } = await server.callAs(student, writings.listWritings, { query: {} });
    expect(work.map(({ title }) => title)).toEqual(['The Old Lamp']);
    expect((await server.callAs(colleague, activities.remindOfActivity, { params })).status).toBe(200);
    const { body: listed } = await server.callAs(lead, activities.listActivities, { query: {} });
    expect(listed).toMatchObject([{ title: 'The Old Lamp', permissions: { mend: true, duplicate: true } }]);
  });

  it('keeps its pictures, whoever brought them', async () => {
    const { lead, course, colleague, add } = await buildScenario();
    const { db } = server.deps;
    const { signed_id } = await buildUpload(server.deps, colleague.id, sampleFiles.png());
    const { body: draft } = await add({ images: [{ signed_id }] });
    expect(draft.images).toMatchObject([{ signed_id }]);
    const [upload] = await db.select().from(uploads).where(eq(uploads.signed_id, signed_id));
    expect(upload?.owner_id).toBeNull();
    const body = await activityForm(db, { course_ids: [course.id], images: [{ signed_id }] });
    const params = { id: draft.id };
    expect((await server.callAs(lead, activities.updateActivity, { params, body })).body.images).toHaveLength(
      1,
    );
  });

  it('is copied by both, into the same class or one of their own; by nobody who stands in', async () => {
    const { lead, course, colleague, own, add } = await buildScenario();
    const { db } = server.deps;
    const { signed_id } = await buildUpload(server.deps, lead.id, sampleFiles.png());
    const { body: original } = await add({ images: [{ signed_id }] }, lead);
    // What the lead uses elsewhere too can't be changed by a colleague, but copied.
    const second = await buildCourse(db, { teacher_id: lead.id });
    await db.insert(courseActivities).values({ course_id: second.id, activity_id: original.id });
    const copyOf = (user: UserRow) =>
      server.callAs(user, activities.duplicateActivity, { params: { id: original.id } });
    for (const [course_id, owner] of [
      [own.id, colleague.id],
      [course.id, lead.id],
    ] as const) {
      const { body: copy } = await copyOf(colleague);
      expect(copy).toMatchObject({ title: 'Copy of The Lamp', teacher_id: colleague.id, course_ids: [] });
      const body = await activityForm(db, { course_ids: [course_id], images: [{ signed_id }] });
      const saved = await server.callAs(colleague, activities.updateActivity, {
        params: { id: copy.id },
        body,
      });
      expect(saved.body).toMatchObject({ teacher_id: owner, images: [{ signed_id }] });
    }
    const stranger = await buildUser(db, { role: 'teacher' });
    const relief = await buildUser(db, { role: 'teacher' });
    const until = { role: 'relief' as const, ends_on: '2099-01-01' };
    await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: relief.id, ...until });
    for (const user of [stranger, relief]) expect((await copyOf(user)).status).toBe(404);
  });

  it('is set in no class of somebody else, and not by who stands in', async () => {
    const { course, own, add } = await buildScenario();
    const other = await buildScenario('relief');
    for (const course_ids of [[other.course.id], [course.id, own.id], [course.id, other.course.id]])
      expect((await add({ course_ids })).error.fields).toHaveProperty('course_ids');
    expect((await other.add({})).error.fields).toHaveProperty('course_ids');
  });

  it('stays in the class it was made for, and what the lead uses elsewhere too is the lead’s alone', async () => {
    const { lead, course, colleague, own, add } = await buildScenario();
    const { body: draft } = await add({});
    const params = { id: draft.id };
    const save = async (course_ids: number[]) =>
      server.callAs(colleague, activities.updateActivity, {
        params,
        body: await activityForm(server.deps.db, { course_ids }),
      });
    for (const course_ids of [[own.id], []])
      expect((await save(course_ids)).error.fields).toHaveProperty('course_ids');
    const second = await buildCourse(server.deps.db, { teacher_id: lead.id });
    await server.deps.db.insert(courseActivities).values({ course_id: second.id, activity_id: draft.id });
    expect((await save([course.id])).status).toBe(404);
    const { body } = await server.callAs(colleague, activities.readActivity, { params });
    expect(body.permissions).toMatchObject({ edit: false, publish: false });
    expect((await server.callAs(lead, activities.publishActivity, { params })).status).toBe(200);
  });
});
