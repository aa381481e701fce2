import { activities } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import { activityForm } from '../../testing/activity-form.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildParticipant,
  buildWriting,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildUpload } from '../../testing/build-upload.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('a teacher’s activities', () => {
  const server = useTestApp();
  type Query = Parameters<typeof server.callAs<typeof activities.listActivities>>[2]['query'];

  const buildTeacher = () => buildUser(server.deps.db, { role: 'teacher' });
  const list = (teacher: UserRow, query: Query = {}) =>
    server.callAs(teacher, activities.listActivities, { query });
  const act =
    (name: 'publishActivity' | 'archiveActivity' | 'deleteActivity') => (user: UserRow, id: number) =>
      server.callAs(user, activities[name], { params: { id } });
  const [publish, archive, remove] = [act('publishActivity'), act('archiveActivity'), act('deleteActivity')];
  const read = (user: UserRow, id: number) =>
    server.callAs(user, activities.readActivity, { params: { id } });

  it('are listed by title, course, challenge, subject, type and status, the newest first', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const own = { teacher_id: teacher.id };
    const course = await buildCourse(db, own);
    const challenge = await buildChallenge(db, own);
    const one = await buildActivity(db, { ...own, title: '100% storm', course_id: course.id });
    const two = await buildActivity(db, {
      ...own,
      activity_type: 'wellbeing',
      subject: 'wellbeing',
      status: 'draft',
      challenge_id: challenge.id,
    });
    await buildActivity(db, { course_id: course.id });
    const ids = async (query: Query = {}) => (await list(teacher, query)).body.map(({ id }) => id);
    expect(await ids()).toEqual([two.id, one.id]);
    expect(await ids({ title_cont: '% STORM' })).toEqual([one.id]);
    expect(await ids({ course_eq: course.id })).toEqual([one.id]);
    expect(await ids({ challenge_eq: challenge.id })).toEqual([two.id]);
    expect(await ids({ subject_eq: 'wellbeing' })).toEqual([two.id]);
    expect(await ids({ activity_type_eq: 'narrative' })).toEqual([one.id]);
    expect(await ids({ status_eq: 'draft' })).toEqual([two.id]);
    expect(await ids({ status_eq: 'archived' })).toEqual([]);
    const second = await list(teacher, { page: 2, per_page: 1 });
    expect([second.body.map(({ id }) => id), second.headers['x-total']]).toEqual([[one.id], '2']);
    expect((await list(teacher)).body[1]).toMatchObject({
      courses: [{ id: course.id, title: course.title }],
      challenges: [],
      permissions: { edit: false, publish: false, archive: true, delete: false },
    });
  });

  it('are listed with as many statements for one as for thirty', async () => {
    const { db } = server.deps;
    const [few, many] = [await buildTeacher(), await buildTeacher()];
    await buildActivity(db, { teacher_id: few.id });
    for (let count = 0; count < 30; count += 1) await buildActivity(db, { teacher_id: many.id });
    const asked = async (teacher: UserRow) =>
      (await countStatements(server.deps.pool, () => list(teacher, { per_page: 30 }))).statements;
    expect(await asked(many)).toBe(await asked(few));
  });

  it('are offered to forms and filters by title and by id', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const one = await buildActivity(db, { teacher_id: teacher.id, title: 'A storm' });
    const two = await buildActivity(db, { teacher_id: teacher.id, title: 'B calm', status: 'draft' });
    const foreign = await buildActivity(db, { title: 'A storm' });
    const options = async (query: { keyword?: string; id_in?: number[] }) =>
      (await server.callAs(teacher, activities.activityOptions, { query })).body;
    expect(await options({})).toEqual([
      { id: one.id, title: 'A storm' },
      { id: two.id, title: 'B calm' },
    ]);
    expect(await options({ keyword: 'STORM' })).toEqual([{ id: one.id, title: 'A storm' }]);
    expect(await options({ id_in: [two.id, foreign.id] })).toEqual([{ id: two.id, title: 'B calm' }]);
  });

  it('tell their teacher how far the students are, and nobody else', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const activity = await buildActivity(db, { teacher_id: teacher.id });
    const [course, other] = [await buildCourse(db), await buildCourse(db)];
    const student = await buildStudent(db);
    const shared = { student_id: student.id, activity_id: activity.id };
    await buildWriting(db, { ...shared, course_id: course.id, status: 'completed' });
    await buildWriting(db, { ...shared, course_id: other.id });
    await buildWriting(db, { activity_id: activity.id, status: 'pending' });
    expect((await read(teacher, activity.id)).body).toMatchObject({
      assignedTo: expect.arrayContaining([student.id]),
      writings_data: { students_count: 2, pending: 1, progressing: 1, completed: 1 },
      permissions: { delete: false },
    });
    expect((await read(student, activity.id)).body).toMatchObject({
      assignedTo: null,
      writings_data: null,
      permissions: { edit: false, publish: false, archive: false, delete: false },
    });
  });

  it('are not there for another teacher', async () => {
    const activity = await buildActivity(server.deps.db, { status: 'draft' });
    const stranger = await buildTeacher();
    for (const doing of [read, publish, archive, remove])
      expect((await doing(stranger, activity.id)).status).toBe(404);
    expect((await list(stranger)).body).toEqual([]);
  });

  it('give a writing to everybody in their courses and challenges when they are published', async () => {
    const { db, clock } = server.deps;
    clock.set('2026-03-10T13:30:00Z');
    const teacher = await buildTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const challenge = await buildChallenge(db, { teacher_id: teacher.id });
    const [pupil, participant] = [await buildStudent(db), await buildStudent(db)];
    await buildEnrollment(db, course.id, pupil.id);
    await buildParticipant(db, challenge.id, participant.id);
    const draft = { teacher_id: teacher.id, status: 'draft', due_days: 7 } as const;
    const one = await buildActivity(db, { ...draft, course_id: course.id });
    const two = await buildActivity(db, { ...draft, challenge_id: challenge.id });
    expect((await read(pupil, one.id)).status).toBe(404);
    expect((await publish(teacher, one.id)).body).toMatchObject({
      status: 'published',
      writings_data: { students_count: 1, pending: 1 },
      permissions: { edit: false, publish: false, archive: true, delete: false },
    });
    await publish(teacher, two.id);
    expect(await listWritingRows(db, pupil)).toMatchObject([
      { activity_id: one.id, course_id: course.id, status: 'pending', due_date: '2026-03-18' },
    ]);
    expect(await listWritingRows(db, participant)).toMatchObject([{ challenge_id: challenge.id }]);
    expect((await read(pupil, one.id)).status).toBe(200);
  });

  it('are published once, however many try', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const student = await buildStudent(db);
    await buildEnrollment(db, course.id, student.id);
    const { id } = await buildActivity(db, {
      teacher_id: teacher.id,
      status: 'draft',
      course_id: course.id,
    });
    const body = await activityForm(db, { course_ids: [course.id] });
    const save = () => server.callAs(teacher, activities.updateActivity, { params: { id }, body });
    const responses = await Promise.all([publish(teacher, id), save(), publish(teacher, id), save()]);
    const published = [responses[0], responses[2]].map((response) => response?.status);
    expect(published.sort()).toEqual([200, 409]);
    expect(await listWritingRows(db, student)).toHaveLength(1);
    expect((await read(teacher, id)).body.status).toBe('published');
  });

  it('are not published with a due date that has passed', async () => {
    const { db, clock } = server.deps;
    clock.set('2026-03-10T00:00:00Z');
    const teacher = await buildTeacher();
    const { id } = await buildActivity(db, {
      teacher_id: teacher.id,
      status: 'draft',
      due_date: '2026-03-09',
    });
    const refused = await publish(teacher, id);
    expect(refused.status).toBe(409);
    expect(refused.error.error_message).toContain('The due date has passed.');
  });

  it('are archived from any other state, once, and work on them goes on', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const student = await buildStudent(db);
    for (const status of ['draft', 'published'] as const) {
      const { id } = await buildActivity(db, { teacher_id: teacher.id, status });
      await buildWriting(db, { student_id: student.id, activity_id: id });
      expect((await archive(teacher, id)).body).toMatchObject({
        status: 'archived',
        permissions: { edit: false, publish: false, archive: false, delete: false },
      });
      expect((await archive(teacher, id)).status).toBe(409);
      expect((await publish(teacher, id)).status).toBe(409);
      expect((await read(student, id)).status).toBe(200);
    }
  });

  it('are deleted only when no course, challenge or student has them, with their files', async () => {
    const { db } = server.deps;
    const teacher = await buildTeacher();
    const own = { teacher_id: teacher.id };
    const course = await buildCourse(db, own);
    const challenge = await buildChallenge(db, own);
    const written = await buildActivity(db, own);
    await buildWriting(db, { activity_id: written.id });
    const kept = [
      await buildActivity(db, { ...own, course_id: course.id }),
      await buildActivity(db, { ...own, challenge_id: challenge.id }),
      written,
    ];
    for (const { id } of kept) expect((await remove(teacher, id)).status).toBe(409);
    const picture = await buildUpload(server.deps, teacher.id, sampleFiles.png());
    const body = await activityForm(db, { images: [picture] });
    const { id } = (await server.callAs(teacher, activities.addActivity, { body })).body;
    expect((await read(teacher, id)).body.permissions.delete).toBe(true);
    expect((await remove(teacher, id)).status).toBe(204);
    await server.runJobs();
    expect(await server.deps.files.read(picture.signed_id)).toBeNull();
    expect((await remove(teacher, id)).status).toBe(404);
    expect((await list(teacher)).body.map((one) => one.id)).not.toContain(id);
  });
});
