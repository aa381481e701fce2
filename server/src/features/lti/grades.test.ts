import { lti, reviews, teacherMarks, writings as writingCalls } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  enrollments,
  ltiGrades,
  ltiIdentities,
  organisationMembers,
  queuedJobs,
  writings,
} from '../../db/schema/index.ts';
import { buildActivity } from '../../testing/build-courses-and-writings.ts';
import { buildUser } from '../../testing/build-user.ts';
import { handInFromPlatform } from '../../testing/hand-in-from-platform.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';
import { listUnsent } from './grades.queries.ts';
import { sendGrade } from './send-grade.job.ts';

describe('grades for a platform', () => {
  const hook = startSchoolLti();
  const { server, buildPerson, comeIn } = hook;
  const handIn = (click?: { lineitem?: string }) => handInFromPlatform(hook, click);
  const mark = (score: number) => ({ action: 'score' as const, score, reason: 'Well told' });

  it('arrive when the teacher confirms them and not before, with the time of handing in', async () => {
    const { scores, review, submitted, mia, look, lineitem } = await handIn();
    await server.runJobs();
    expect(scores()).toEqual([]);
    server.deps.clock.advance({ hours: 24 * 9 });
    await review({ action: 'reviewed' });
    await server.runJobs();
    expect(scores()).toEqual([
      {
        lineitem,
        userId: mia.sub,
        scoreGiven: 61,
        scoreMaximum: 100,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
        timestamp: server.deps.clock.now().toISOString(),
        submission: { submittedAt: submitted.toISOString() },
      },
    ]);
    expect(await look()).toMatchObject({ grades: { sent: 1, waiting: 0 }, grade_problems: [] });
  });

  it('change with the mark, the newest last, and are not sent twice', async () => {
    const { scores, review } = await handIn();
    await review(mark(70));
    await review(mark(80));
    await review({ action: 'reviewed' });
    await server.runJobs();
    expect(scores().map(({ scoreGiven }) => scoreGiven)).toEqual([80]);
    await review(mark(75));
    await server.runJobs();
    await review({ action: 'reviewed' });
    await server.runJobs();
    expect(scores().map(({ scoreGiven }) => scoreGiven)).toEqual([80, 75]);
    const [older, newer] = scores().map(({ timestamp }) => Date.parse(timestamp));
    // Some platforms count whole seconds, and refuse what is not newer.
    expect((newer ?? 0) - (older ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  it('wait while the platform is down, are shown to the teacher, and arrive afterwards', async () => {
    const { school, scores, review, look, course, teacher, lineitem } = await handIn();
    school.at.lies.isDown = true;
    await review(mark(88));
    await server.runJobs();
    const waiting = await look();
    expect(waiting).toMatchObject({ platform: 'Moodle', grades: { sent: 0, waiting: 1 } });
    expect(waiting?.grade_problems[0]?.problem).toContain('Moodle does not answer');
    school.at.lies.isDown = false;
    const again = { params: { id: course.id } };
    await server.callAs(teacher, lti.sendClassGradesAgain, again);
    await server.runJobs();
    expect(scores()).toMatchObject([{ lineitem, scoreGiven: 88 }]);
    expect(await look()).toMatchObject({ grades: { sent: 1, waiting: 0 }, grade_problems: [] });
  });

  it('are not sent over and over where the platform says no, but again when the teacher asks', async () => {
    const { school, scores, review, look, course, teacher } = await handIn();
    const { at } = school;
    const { db, clock } = server.deps;
    const before = at.scoreTries;
    at.lies.refusesScores = true;
    await review(mark(55));
    await server.runJobs();
    expect(at.scoreTries - before).toBe(1);
    expect((await look())?.grade_problems[0]?.problem).toContain('Moodle');
    const tried = async () =>
      (await listUnsent(db, { now: clock.now() })).filter((one) => one.platform_id === school.platform.id);
    expect(await tried()).toHaveLength(1);
    clock.advance({ hours: 25 });
    expect(await tried()).toEqual([]);
    at.lies.refusesScores = false;
    await server.callAs(teacher, lti.sendClassGradesAgain, { params: { id: course.id } });
    await server.runJobs();
    expect(scores()).toMatchObject([{ scoreGiven: 55 }]);
  });

  it('of a platform that is dead or switched off hold up nobody else’s', async () => {
    const dead = await handIn();
    const { at, admin, platform } = dead.school;
    const { db, clock } = server.deps;
    at.lies.isDown = true;
    await dead.review(mark(50));
    const [row] = await db
      .select()
      .from(ltiGrades)
      .innerJoin(ltiIdentities, eq(ltiIdentities.id, ltiGrades.identity_id))
      .where(eq(ltiIdentities.platform_id, platform.id));
    if (!row) throw new Error('no mark waits');
    const { id: _, link_id, identity_id: _identity, ...rest } = row.lti_grades;
    for (const subject of ['a', 'b', 'c']) {
      const student = await buildUser(db, { role: 'student' });
      const identity = { platform_id: platform.id, subject, user_id: student.id };
      const [made] = await db.insert(ltiIdentities).values(identity).returning();
      if (made)
        await db
          .insert(ltiGrades)
          .values({ ...rest, link_id, identity_id: made.id, gave_up_at: clock.now() });
    }
    const living = await handIn();
    await living.review(mark(90));
    const queued = await db.select().from(queuedJobs).where(eq(queuedJobs.name, sendGrade.name));
    const owners = queued.map(({ owner }) => owner);
    expect(owners).toContain(`learning platform ${platform.id}`);
    expect(owners).toContain(`learning platform ${living.school.platform.id}`);
    await server.runJobs();
    const platformsOf = async (max: number) =>
      (await listUnsent(db, { now: clock.now(), max })).map(({ platform_id }) => platform_id);
    const both = [platform.id, living.school.platform.id];
    expect((await platformsOf(2)).sort((one, other) => one - other)).toEqual(both);
    const off = { params: { id: platform.id }, body: { enabled: false } };
    await server.callAs(admin, lti.setPlatformEnabled, off);
    expect(await platformsOf(100)).toEqual([living.school.platform.id]);
    clock.advance({ hours: 24 * 15 });
    expect(await platformsOf(100)).toEqual([]);
    at.lies.isDown = false;
  });

  it('arrive again when a student is back in the course, by the list of names or by coming in', async () => {
    const { school, scores, review, mia, course, teacher, instructor, activity, lineitem } = await handIn();
    await review(mark(70));
    await server.runJobs();
    const [first] = scores();
    const learner = { user_id: mia.sub, roles: ['Learner'] };
    const syncMembers = async (...students: (typeof learner)[]) => {
      const lead = { user_id: instructor.sub, roles: ['Instructor'] };
      school.at.members.set(`course-of-${school.code}`, [lead, ...students]);
      await server.callAs(teacher, lti.syncMembersNow, {
        body: { let_leave: true },
        params: { id: course.id },
      });
      await server.runJobs();
    };
    // As Moodle does: whoever leaves the course loses the grades in it.
    const leave = async () => {
      await syncMembers();
      school.at.scores.splice(0, school.at.scores.length);
    };
    await leave();
    await syncMembers(learner);
    expect(scores()).toEqual([first]);
    await syncMembers(learner);
    expect(scores()).toEqual([first]);
    await leave();
    await comeIn(school, mia, { activity_id: activity.id, lineitem });
    await server.runJobs();
    expect(scores()).toEqual([first]);
  });

  it.each(['the list of names', 'coming in'])(
    'arrive again by %s also where a teacher has brought the student back into the class before',
    async (way) => {
      const { school, scores, review, mia, id, course, teacher, instructor, activity, lineitem } =
        await handIn();
      const { db } = server.deps;
      await review(mark(70));
      await server.runJobs();
      const sent = scores();
      expect(sent).toHaveLength(1);
      const syncMembers = async (...subjects: string[]) => {
        const lead = { user_id: instructor.sub, roles: ['Instructor'] };
        const students = subjects.map((user_id) => ({ user_id, roles: ['Learner'] }));
        school.at.members.set(`course-of-${school.code}`, [lead, ...students]);
        const input = { body: { let_leave: true }, params: { id: course.id } };
        await server.callAs(teacher, lti.syncMembersNow, input);
        await server.runJobs();
      };
      await syncMembers();
      school.at.scores.splice(0, school.at.scores.length);
      const [piece] = await db.select().from(writings).where(eq(writings.id, id));
      if (!piece) throw new Error('the piece is gone');
      await db.insert(enrollments).values({ course_id: course.id, student_id: piece.student_id });
      if (way === 'coming in') await comeIn(school, mia, { activity_id: activity.id, lineitem });
      else await syncMembers(mia.sub);
      await server.runJobs();
      expect(scores()).toEqual(sent);
    },
  );

  it('are no problem of the class once the student has left the course', async () => {
    const { school, review, look, course, teacher, instructor } = await handIn();
    school.at.lies.isDown = true;
    await review(mark(88));
    await server.runJobs();
    expect(await look()).toMatchObject({ grades: { waiting: 1 }, grade_problems: [{}] });
    school.at.lies.isDown = false;
    const lead = { user_id: instructor.sub, roles: ['Instructor'] };
    school.at.members.set(`course-of-${school.code}`, [lead]);
    await server.callAs(teacher, lti.syncMembersNow, {
      body: { let_leave: true },
      params: { id: course.id },
    });
    expect(await look()).toMatchObject({ grades: { sent: 0, waiting: 0 }, grade_problems: [] });
  });

  it('are taken for arrived where the platform has a newer one', async () => {
    const { school, scores, review, look, mia, lineitem } = await handIn();
    const timestamp = new Date(server.deps.clock.now().getTime() + 86_400_000).toISOString();
    const { submission } = { submission: { submittedAt: timestamp } };
    const words = { activityProgress: 'Completed', gradingProgress: 'FullyGraded', submission };
    school.at.scores.push({
      lineitem,
      userId: mia.sub,
      scoreGiven: 5,
      scoreMaximum: 100,
      timestamp,
      ...words,
    });
    await review(mark(70));
    await server.runJobs();
    expect(scores().map(({ scoreGiven }) => scoreGiven)).toEqual([5]);
    expect(await look()).toMatchObject({ grades: { sent: 1, waiting: 0 } });
  });

  it('are not made where the platform has no column, or the change is not kept', async () => {
    const { review, id, token } = await handIn({ lineitem: '' });
    const { db } = server.deps;
    const before = await db.select().from(ltiGrades);
    await review(mark(70));
    expect(await db.select().from(ltiGrades)).toEqual(before);
    const other = await handIn();
    const stranger = await buildUser(db, { role: 'teacher' });
    await server.callAs(stranger, reviews.addReview, { params: { id: other.id }, body: mark(99) });
    expect(await db.select().from(ltiGrades)).toEqual(before);
    expect((await server.call(writingCalls.readWriting, { params: { id }, token })).status).toBe(200);
  });

  it('are shown to the teachers of the class alone', async () => {
    const { course, school } = await handIn();
    const params = { id: course.id };
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    for (const by of [stranger, school.admin]) {
      for (const call of [lti.readPlatformCourseOfClass, lti.sendClassGradesAgain])
        expect((await server.callAs(by, call, { params })).status).toBe(404);
      const body = { let_leave: true };
      expect((await server.callAs(by, lti.syncMembersNow, { params, body })).status).toBe(404);
    }
  });

  it('are not sent once the mark was taken back', async () => {
    const { school, scores, review, look, teacher, course } = await handIn();
    school.at.lies.isDown = true;
    await review(mark(20));
    await server.runJobs();
    expect((await look())?.grades.waiting).toBe(1);
    school.at.lies.isDown = false;
    await review({ action: 'return', comment: 'Once more, please' });
    await server.callAs(teacher, lti.sendClassGradesAgain, { params: { id: course.id } });
    await server.runJobs();
    expect(scores()).toEqual([]);
    expect((await look())?.grades).toEqual({ sent: 0, waiting: 0 });
  });

  it('are not the coach’s, when work that was returned is handed in again as it was', async () => {
    const { school, scores, review, look, mia, id, token, activity, lineitem } = await handIn();
    const { db, clock } = server.deps;
    await review({ action: 'return', comment: 'Once more, please' });
    clock.advance({ hours: 1 });
    await db.update(writings).set({ ai_scoring: null }).where(eq(writings.id, id));
    const handedIn = await server.call(writingCalls.completeWriting, { params: { id }, token });
    expect(handedIn.body.status).toBe('completed');
    const [piece] = await db.update(writings).set({ ai_scoring: 61 }).where(eq(writings.id, id)).returning();
    expect(piece?.approved_version).toBe(piece?.version);
    await hook.launch(school, mia, { activity_id: activity.id, lineitem });
    await server.runJobs();
    expect(scores()).toEqual([]);
    expect((await look())?.grades).toEqual({ sent: 0, waiting: 0 });
    await review({ action: 'reviewed' });
    await server.runJobs();
    expect(scores()).toMatchObject([{ scoreGiven: 61 }]);
  });

  it('are not the coach’s, where the teacher has marked some criteria and the rest came later', async () => {
    const { school, scores, teacher, mia, id, activity, lineitem } = await handIn();
    const { db } = server.deps;
    await db.update(writings).set({ ai_scoring: null }).where(eq(writings.id, id));
    const body = { version: 3, marks: [{ criterion: 'ideas' as const, mark: 3 }] };
    const marked = await server.callAs(teacher, teacherMarks.saveTeacherMarks, { params: { id }, body });
    expect(marked.status).toBe(200);
    await db.update(writings).set({ ai_scoring: 61 }).where(eq(writings.id, id));
    await hook.launch(school, mia, { activity_id: activity.id, lineitem });
    await server.runJobs();
    expect(scores()).toEqual([]);
  });

  it('are not sent any more when they wait and only the coach’s are left', async () => {
    const { school, scores, review, look, teacher, course, id } = await handIn();
    const { db } = server.deps;
    school.at.lies.isDown = true;
    await review(mark(61));
    await server.runJobs();
    school.at.lies.isDown = false;
    await db.update(writings).set({ teacher_scoring: null }).where(eq(writings.id, id));
    await server.callAs(teacher, lti.sendClassGradesAgain, { params: { id: course.id } });
    await server.runJobs();
    expect(scores()).toEqual([]);
    expect((await look())?.grades).toEqual({ sent: 0, waiting: 0 });
  });

  it('do not go to a school that no longer leads the class, and its list changes nothing', async () => {
    const { school, course, scores, review, teacher, look } = await handIn();
    const { db } = server.deps;
    await db.delete(organisationMembers).where(eq(organisationMembers.user_id, teacher.id));
    await review(mark(80));
    await server.runJobs();
    expect(scores()).toEqual([]);
    school.at.members.set(`course-of-${school.code}`, [{ user_id: 'x', roles: ['Learner'] }]);
    const body = { let_leave: true };
    const read = await server.callAs(teacher, lti.syncMembersNow, { params: { id: course.id }, body });
    expect(read.body.course?.names_problem).toContain('led by the staff of its school');
    // What is missing is named, and why.
    const seen = await look();
    expect(seen).toMatchObject({ grades: { sent: 0, waiting: 1 } });
    expect(seen?.grade_problems[0]?.problem).toContain('led by the staff of its school');
  });

  it('that were confirmed before the place had a column go there once it has one', async () => {
    const { school, mia, activity, instructor, review, scores } = await handIn({ lineitem: '' });
    await review(mark(77));
    await server.runJobs();
    expect(scores()).toEqual([]);
    await hook.launch(school, instructor, { activity_id: activity.id, lineitem: 'late-column' });
    await server.runJobs();
    expect(scores()).toMatchObject([{ userId: mia.sub, scoreGiven: 77, lineitem: 'late-column' }]);
  });

  it('follow what a teacher chose for the place, and not what a student’s launch says', async () => {
    const { school, mia, course, teacher, instructor, review, scores, lineitem } = await handIn();
    const other = await buildActivity(server.deps.db, { course_id: course.id, teacher_id: teacher.id });
    await hook.launch(school, mia, { activity_id: other.id, lineitem });
    await review(mark(66));
    await server.runJobs();
    expect(scores()).toMatchObject([{ scoreGiven: 66, lineitem }]);
    await hook.launch(school, instructor, { activity_id: other.id, lineitem });
    await review(mark(67));
    await server.runJobs();
    expect(scores()).toHaveLength(1);
  });

  it('that have nowhere to go are named to the teacher', async () => {
    const { look, activity, school, instructor } = await handIn({ lineitem: '' });
    expect((await look())?.without_column).toEqual([activity.title]);
    await hook.launch(school, instructor, { activity_id: activity.id, lineitem: 'now-there' });
    expect((await look())?.without_column).toEqual([]);
  });

  it('end when the lead unlinks the class, which stays with everybody in it', async () => {
    const { school, course, teacher, review, scores, look, instructor, activity } = await handIn();
    const colleague = buildPerson('Instructor');
    const come = await comeIn(school, colleague, { activity_id: activity.id });
    if (come.body.outcome !== 'signed-in') throw new Error('not signed in');
    const params = { id: course.id };
    const { token } = come.body;
    expect((await server.call(lti.unlinkClass, { params, token })).status).toBe(404);
    expect((await look())?.permissions).toEqual({ unlink: true });
    expect((await server.callAs(teacher, lti.unlinkClass, { params })).status).toBe(204);
    expect(await look()).toBeNull();
    await review(mark(90));
    await server.runJobs();
    expect(scores()).toEqual([]);
    const { db } = server.deps;
    expect(await db.select().from(enrollments).where(eq(enrollments.course_id, course.id))).toHaveLength(1);
    // The next teacher who comes is asked again.
    const next = await hook.launch(school, instructor, { activity_id: activity.id });
    expect(next.body).toMatchObject({
      outcome: 'signed-in',
      return_to: expect.stringContaining('/lti/set-up#'),
    });
  });
});
