import {
  accounts,
  apiBase,
  askTeacherText,
  children,
  classSignIn,
  contract,
  type Endpoint,
  lessonCodeLength,
  lessonCodeLetters,
  notifications,
  type PictureName,
  wrongLessonCodeText,
  wrongPicturesText,
} from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  courses,
  courseTeachers,
  enrollments,
  teacherStudents,
  type UserRow,
  users,
} from '../../db/schema/index.ts';
import { buildCourse, buildEnrollment } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const right: PictureName[] = ['boat', 'boat', 'cat'];
const wrong: PictureName[] = ['boat', 'cat', 'boat'];

describe('signing in with pictures', () => {
  const server = useTestApp();

  const open = (teacher: UserRow, id: number, minutes: 30 | 60 | 90 = 60) =>
    server.callAs(teacher, classSignIn.openClassSignIn, { params: { id }, body: { minutes } });
  const read = (teacher: UserRow, id: number) =>
    server.callAs(teacher, classSignIn.readClassSignIn, { params: { id } });
  const close = (teacher: UserRow, id: number) =>
    server.callAs(teacher, classSignIn.closeClassSignIn, { params: { id } });
  const cardsFor = (teacher: UserRow, id: number, student_ids: number[]) =>
    server.callAs(teacher, classSignIn.makePictureCards, { params: { id }, body: { student_ids } });
  const namesFor = (code: string, address?: string) =>
    server.call(classSignIn.listClassNames, { body: { code }, ...(address && { address }) });
  const enter = (code: string, key: string, pictures: PictureName[], cookie?: string) =>
    server.call(classSignIn.signInWithPictures, { body: { code, key, pictures }, ...(cookie && { cookie }) });
  const isSignedIn = async (token: string) =>
    (await server.call(accounts.readMine, { token })).status === 200;

  /** A class with an open lesson; Ada has pictures, Bo has none, and Cleo's family has not allowed them. */
  const buildLesson = async (minutes: 30 | 60 | 90 = 60) => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id, title: 'Year 2' });
    const ada = await buildStudent(db, { full_name: 'Ada Lovelace', parent_id: null });
    const bo = await buildStudent(db, { full_name: 'Bo Diddley', parent_id: null });
    const cleo = await buildStudent(db, { full_name: 'Cleo Laine' });
    for (const { id } of [ada, bo, cleo]) await buildEnrollment(db, course.id, id);
    const made = { teacher_id: teacher.id };
    await db.insert(teacherStudents).values([ada, bo].map(({ id }) => ({ ...made, student_id: id })));
    const [card] = (await cardsFor(teacher, course.id, [ada.id])).body.cards;
    const { body } = await open(teacher, course.id, minutes);
    const code = body.open?.code ?? '';
    const [name] = (await namesFor(code)).body.names;
    return { teacher, course, ada, bo, cleo, code, key: name?.key ?? '', pictures: card?.pictures ?? [] };
  };
  /** Three pictures that are not these. */
  const otherThan = (pictures: PictureName[]): PictureName[] =>
    pictures.join() === right.join() ? wrong : right;

  it('takes the code from the board, a name and three pictures', async () => {
    const { ada, code, pictures } = await buildLesson();
    expect(code).toMatch(new RegExp(`^[${lessonCodeLetters}]{${lessonCodeLength}}$`));
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    const names = await namesFor(typed);
    expect(names.body.names).toEqual([{ key: expect.any(String), name: 'Ada' }]);
    expect(JSON.stringify(names.body)).not.toMatch(/Lovelace|Bo|Cleo|Year 2/);
    const { status, body } = await enter(typed, names.body.names[0]?.key ?? '', pictures);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: ada.id, role: 'student' });
    expect(await isSignedIn(body.token)).toBe(true);
  });

  it('opens for as many teachers at once as there are connections to the database', async () => {
    const { db, pool } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const token = await signInAs(server.deps, teacher);
    const call = { params: { id: course.id }, body: { minutes: 30 }, token } as const;
    const opened = await Promise.all(
      Array.from({ length: pool.options.max }, () => server.call(classSignIn.openClassSignIn, call)),
    );
    expect(new Set(opened.map(({ body }) => body.open?.code)).size).toBe(1);
  });

  it('answers a wrong code, a closed lesson and one that is over alike', async () => {
    const { teacher, course, code, key, pictures } = await buildLesson(30);
    const answers = async () => [await namesFor(code), await enter(code, key, pictures)];
    const strange = await namesFor('BBBBBB');
    expect(strange.status).toBe(422);
    expect(strange.error.error_message).toBe(wrongLessonCodeText);
    await close(teacher, course.id);
    for (const { status, error } of await answers())
      expect({ status, error }).toEqual({ status: 422, error: strange.error });
    const again = (await open(teacher, course.id, 30)).body.open?.code ?? '';
    expect(again).not.toBe(code);
    server.deps.clock.advance({ minutes: 31 });
    const over = await namesFor(again);
    expect({ status: over.status, error: over.error }).toEqual({ status: 422, error: strange.error });
    expect((await read(teacher, course.id)).body.open).toBeNull();
  });

  it('is nothing for a child of another class, without pictures, or of a family that has not allowed them', async () => {
    const { teacher, course, cleo, code, pictures } = await buildLesson();
    const elsewhere = await buildLesson();
    const { status, error } = await enter(code, elsewhere.key, elsewhere.pictures);
    expect(status).toBe(422);
    expect(error.error_message).toBe(wrongPicturesText);
    expect((await enter(code, 'no-such-key', pictures)).error).toEqual(error);
    expect((await cardsFor(teacher, course.id, [cleo.id])).status).toBe(409);
    expect((await cardsFor(teacher, course.id, [elsewhere.ada.id])).status).toBe(404);
    expect((await namesFor(code)).body.names.map(({ name }) => name)).toEqual(['Ada']);
  });

  it('is up to the family whose account it is', async () => {
    const { db } = server.deps;
    const { teacher, course, code } = await buildLesson();
    const parent = await buildUser(db, { role: 'parent' });
    const dana = await buildStudent(db, { full_name: 'Dana Scully', parent_id: parent.id });
    await buildEnrollment(db, course.id, dana.id);
    const allow = (picture_class_ids: number[]) =>
      server.callAs(parent, children.updateChild, { params: { id: dana.id }, body: { picture_class_ids } });
    const elsewhere = await buildLesson();
    expect((await allow([course.id, elsewhere.course.id])).status).toBe(404);
    expect((await allow([course.id])).body.classes).toEqual([
      { id: course.id, title: 'Year 2', pictures_allowed: true },
    ]);
    const [card] = (await cardsFor(teacher, course.id, [dana.id])).body.cards;
    const key = (await namesFor(code)).body.names.find(({ name }) => name === 'Dana')?.key ?? '';
    const { token } = (await enter(code, key, card?.pictures ?? [])).body;
    expect(await isSignedIn(token)).toBe(true);
    // A yes for one class is none for the next.
    await buildEnrollment(db, elsewhere.course.id, dana.id);
    expect((await namesFor(elsewhere.code)).body.names.map(({ name }) => name)).toEqual(['Ada']);
    expect((await cardsFor(elsewhere.teacher, elsewhere.course.id, [dana.id])).status).toBe(409);
    expect(await isSignedIn(token)).toBe(true);
    await allow([]);
    expect(await isSignedIn(token)).toBe(false);
    expect((await namesFor(code)).body.names.map(({ name }) => name)).toEqual(['Ada']);
  });

  it('stops after five wrong tries, tells the teacher, and lets the child try again when the teacher does', async () => {
    const { teacher, course, ada, code, key, pictures } = await buildLesson();
    const other = otherThan(pictures);
    for (let tries = 1; tries <= 2; tries += 1) expect((await enter(code, key, other)).status).toBe(422);
    // A right one in between forgives nothing: others could wait for it.
    const between = await enter(code, key, pictures);
    expect(between.status).toBe(200);
    await server.call(accounts.signOut, { token: between.body.token });
    for (let tries = 3; tries <= 4; tries += 1)
      expect((await enter(code, key, other)).error.error_message).toBe(wrongPicturesText);
    const fifth = await enter(code, key, other);
    expect(fifth.status).toBe(409);
    expect(fifth.error.error_message).toBe(askTeacherText);
    expect((await enter(code, key, pictures)).error).toEqual(fifth.error);
    const state = (await read(teacher, course.id)).body.children.map(({ full_name, state }) => [
      full_name,
      state,
    ]);
    expect(state).toEqual([
      ['Ada Lovelace', 'stuck'],
      ['Bo Diddley', 'away'],
      ['Cleo Laine', 'away'],
    ]);
    const told = await server.callAs(teacher, notifications.listNotifications, {});
    expect(told.body.map(({ title }) => title)).toEqual(['A child needs help to sign in']);
    expect(JSON.stringify(told.body)).not.toContain('Ada');
    const body = { student_ids: [ada.id] };
    await server.callAs(teacher, classSignIn.allowMoreTries, { params: { id: course.id }, body });
    expect((await enter(code, key, pictures)).status).toBe(200);
  });

  it('counts tries at one moment each', async () => {
    const { code, key, pictures } = await buildLesson();
    const other = otherThan(pictures);
    const answers = await Promise.all(Array.from({ length: 9 }, () => enter(code, key, other)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect((await enter(code, key, pictures)).status).toBe(409);
  });

  it('ends with the lesson, however long the child works', async () => {
    const { teacher, course, code, key, pictures } = await buildLesson(90);
    const { token } = (await enter(code, key, pictures)).body;
    // Other sessions slide on after an hour.
    server.deps.clock.advance({ minutes: 75 });
    expect(await isSignedIn(token)).toBe(true);
    server.deps.clock.advance({ minutes: 16 });
    expect(await isSignedIn(token)).toBe(false);
    const next = (await open(teacher, course.id, 30)).body.open?.code ?? '';
    const [name] = (await namesFor(next)).body.names;
    const later = (await enter(next, name?.key ?? '', pictures)).body.token;
    // More time keeps the code and whoever is in.
    server.deps.clock.advance({ minutes: 20 });
    expect((await open(teacher, course.id, 30)).body.open?.code).toBe(next);
    server.deps.clock.advance({ minutes: 20 });
    expect(await isSignedIn(later)).toBe(true);
    await close(teacher, course.id);
    expect(await isSignedIn(later)).toBe(false);
  });

  it('ends with new pictures, and leaves the password alone', async () => {
    const { teacher, course, ada, code, key, pictures } = await buildLesson();
    const { token } = (await enter(code, key, pictures)).body;
    const [card] = (await cardsFor(teacher, course.id, [ada.id])).body.cards;
    expect(await isSignedIn(token)).toBe(false);
    expect((await enter(code, key, card?.pictures ?? [])).status).toBe(200);
    const credentials = { identifier: ada.screen_name, password: 'lantern-in-the-fog' };
    expect((await server.call(accounts.signIn, { body: credentials })).status).toBe(200);
  });

  const buildColleague = async (course_id: number, role: 'co' | 'relief') => {
    const { db } = server.deps;
    const colleague = await buildUser(db, { role: 'teacher' });
    const ends_on = role === 'relief' ? '2099-01-01' : null;
    await db.insert(courseTeachers).values({ course_id, teacher_id: colleague.id, role, ends_on });
    return colleague;
  };

  it('is opened by any teacher of the class, and pictures are given by all but who stands in', async () => {
    const { teacher, course, ada } = await buildLesson();
    const relief = await buildColleague(course.id, 'relief');
    const co = await buildColleague(course.id, 'co');
    expect((await open(relief, course.id)).body.permissions).toEqual({ open: true, give_pictures: false });
    expect((await cardsFor(relief, course.id, [ada.id])).status).toBe(403);
    for (const user of [teacher, co]) expect((await cardsFor(user, course.id, [ada.id])).status).toBe(200);
  });

  it('is nothing for another teacher whose class the child has joined', async () => {
    const { db } = server.deps;
    const { ada } = await buildLesson();
    const other = await buildCourse(db);
    const [lead] = await db.select().from(users).where(eq(users.id, other.teacher_id));
    if (!lead) throw new Error('a course has its lead');
    await buildEnrollment(db, other.id, ada.id);
    expect((await cardsFor(lead, other.id, [ada.id])).status).toBe(409);
    const code = (await open(lead, other.id)).body.open?.code ?? '';
    expect((await namesFor(code)).body.names).toEqual([]);
  });

  it('lets nobody go through all pictures, lesson after lesson', async () => {
    const { teacher, course, ada, code, key, pictures } = await buildLesson();
    const params = { id: course.id };
    let tries = 0;
    for (let lesson = 0; lesson < 8; lesson += 1) {
      for (let count = 0; count < 5; count += 1)
        if ((await enter(code, key, otherThan(pictures))).status === 422) tries += 1;
      await server.callAs(teacher, classSignIn.allowMoreTries, { params, body: { student_ids: [ada.id] } });
    }
    expect(tries).toBeLessThan(25);
    expect((await enter(code, key, pictures)).status).toBe(409);
    // Trying again does not help, and the teacher sees why.
    expect((await read(teacher, course.id)).body.children[0]).toMatchObject({
      full_name: 'Ada Lovelace',
      state: 'stuck_today',
    });
    const [card] = (await cardsFor(teacher, course.id, [ada.id])).body.cards;
    expect((await enter(code, key, card?.pictures ?? [])).status).toBe(200);
  });

  it('closes as soon as the teacher who opened it no longer teaches the class', async () => {
    const { teacher, course, pictures, ...before } = await buildLesson();
    await close(teacher, course.id);
    const co = await buildColleague(course.id, 'co');
    const code = (await open(co, course.id)).body.open?.code ?? '';
    const [name] = (await namesFor(code)).body.names;
    const { token } = (await enter(code, name?.key ?? '', pictures)).body;
    expect(await isSignedIn(token)).toBe(true);
    await server.deps.db.delete(courseTeachers).where(eq(courseTeachers.teacher_id, co.id));
    expect((await namesFor(code)).error.error_message).toBe(wrongLessonCodeText);
    expect(await isSignedIn(token)).toBe(false);
    for (const { status } of [
      await read(co, course.id),
      await open(co, course.id),
      await close(co, course.id),
      await cardsFor(co, course.id, [before.ada.id]),
    ])
      expect(status).toBe(404);
    expect((await open(teacher, course.id)).body.open?.code).not.toBe(code);
  });

  it('is closed to whoever left the class, and in a class that is archived', async () => {
    const { db } = server.deps;
    const { teacher, course, ada, code, key, pictures } = await buildLesson();
    const isAda = and(eq(enrollments.student_id, ada.id), eq(enrollments.course_id, course.id));
    const { token } = (await enter(code, key, pictures)).body;
    const archive = (status: 'active' | 'archived') =>
      db.update(courses).set({ status }).where(eq(courses.id, course.id));
    await archive('archived');
    expect(await isSignedIn(token)).toBe(false);
    await archive('active');
    expect(await isSignedIn(token)).toBe(true);
    await db.delete(enrollments).where(isAda);
    expect(await isSignedIn(token)).toBe(false);
    expect((await enter(code, key, pictures)).error.error_message).toBe(wrongPicturesText);
    await archive('archived');
    expect((await namesFor(code)).error.error_message).toBe(wrongLessonCodeText);
    expect((await open(teacher, course.id)).status).toBe(409);
  });

  it('changes nothing about how a child signs in elsewhere', async () => {
    const { code, key, pictures } = await buildLesson();
    const { token } = (await enter(code, key, pictures)).body;
    const closed = Object.values(contract)
      .flatMap((group): Endpoint[] => Object.values(group))
      .filter(({ needsOwnSignIn }) => needsOwnSignIn);
    expect(closed.length).toBeGreaterThan(5);
    for (const { method, path } of closed) {
      const url = apiBase + path.replace(':id', '1');
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode } = await server.app.inject({ method, url, headers, payload: {} });
      expect(statusCode, path).toBe(403);
    }
    expect((await server.call(accounts.readSettings, { token })).status).toBe(200);
  });

  it('is in the record: who opened and closed it, gave pictures and came in', async () => {
    const { teacher, course, ada, code, key, pictures } = await buildLesson();
    await enter(code, key, otherThan(pictures));
    await enter(code, key, pictures);
    await close(teacher, course.id);
    const entries = await server.deps.db.select().from(auditEntries);
    const about = (actor: UserRow) =>
      entries.filter(({ actor_id }) => actor_id === actor.id).map(({ action }) => action);
    expect(about(teacher)).toEqual([
      'classSignIn.makePictureCards',
      'classSignIn.openClassSignIn',
      'classSignIn.closeClassSignIn',
    ]);
    expect(about(ada)).toEqual(['classSignIn.signInWithPictures']);
  });
});
