import { classSignIn, notifications, type PictureName } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { teacherStudents, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildEnrollment } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { testCall } from '../../testing/test-call.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const school = '203.0.113.7';

describe('guessing in a lesson with pictures', () => {
  const server = useTestApp();

  /** Children with their pictures, in a lesson that was opened at school. */
  const buildLesson = async (class_names = ['Ada', 'Bo', 'Cy']) => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id, title: 'Year 2' });
    const children: UserRow[] = [];
    for (const full_name of class_names) {
      const child = await buildStudent(db, { full_name, parent_id: null });
      await buildEnrollment(db, course.id, child.id);
      await db.insert(teacherStudents).values({ teacher_id: teacher.id, student_id: child.id });
      children.push(child);
    }
    const token = await signInAs(server.deps, teacher);
    const as = { params: { id: course.id }, token, address: school };
    const student_ids = children.map(({ id }) => id);
    const { cards } = (
      await testCall(server.app, classSignIn.makePictureCards, { ...as, body: { student_ids } })
    ).body;
    const opened = await testCall(server.app, classSignIn.openClassSignIn, { ...as, body: { minutes: 60 } });
    const code = opened.body.open?.code ?? '';
    const { names } = (await namesAt(school, code)).body;
    const keyOf = (name: string) => names.find((one) => one.name === name)?.key ?? '';
    const picturesOf = (name: string) => cards.find(({ full_name }) => full_name === name)?.pictures ?? [];
    const readState = async () => (await testCall(server.app, classSignIn.readClassSignIn, as)).body;
    const stateOf = async (name: string) =>
      (await readState()).children.find(({ full_name }) => full_name === name);
    const allow = async (...allowed: string[]) => {
      const chosen = children.filter(({ full_name }) => allowed.includes(full_name));
      const body = { student_ids: chosen.map(({ id }) => id) };
      await testCall(server.app, classSignIn.allowMoreTries, { ...as, body });
    };
    const enterWith = (cookie: string, name: string, pictures: PictureName[], address = school) =>
      testCall(server.app, classSignIn.signInWithPictures, {
        body: { code, key: keyOf(name), pictures },
        cookie,
        address,
      });
    const cookies = new Map<string, string>();
    /** On a tablet that got its cookie when it first asked for the names. */
    const enter = async (name: string, pictures: PictureName[], tablet: string, address = school) => {
      const cookie = cookies.get(tablet) ?? (await newCookieAt(address, code));
      cookies.set(tablet, cookie);
      return enterWith(cookie, name, pictures, address);
    };
    return { teacher, code, picturesOf, readState, stateOf, allow, enter, enterWith };
  };
  const namesAt = (address: string, code: string) =>
    testCall(server.app, classSignIn.listClassNames, { body: { code }, address });
  const newCookieAt = async (address: string, code: string) =>
    String((await namesAt(address, code)).headers['set-cookie']).split(';')[0] ?? '';
  const otherThan = (pictures: PictureName[]): PictureName[] =>
    pictures[0] === 'sun' ? ['fish', 'fish', 'fish'] : ['sun', 'sun', 'sun'];
  const titlesFor = async (teacher: UserRow) =>
    (await server.callAs(teacher, notifications.listNotifications, {})).body.map(({ title }) => title);

  it('stops the tablet on which a classmate is tried, and lets the classmate in on another', async () => {
    const { teacher, picturesOf, stateOf, enter } = await buildLesson();
    const pictures = picturesOf('Ada');
    expect((await enter('Ada', pictures, 'of-ada')).status).toBe(200);
    for (let tries = 1; tries <= 4; tries += 1)
      expect((await enter('Ada', otherThan(pictures), 'of-bo')).status).toBe(422);
    expect((await enter('Ada', otherThan(pictures), 'of-bo')).status).toBe(409);
    expect((await enter('Ada', pictures, 'of-bo')).status).toBe(409);
    expect((await enter('Ada', pictures, 'of-ada')).status).toBe(200);
    expect(await stateOf('Ada')).toMatchObject({ state: 'signed_in', was_guessed: true });
    expect(await titlesFor(teacher)).toEqual(['Somebody may be trying a classmate’s pictures']);
  });

  it('stops a tablet on which one child after the other is tried, until the teacher helps', async () => {
    const { teacher, picturesOf, stateOf, allow, enter } = await buildLesson();
    const tryWrong = (name: string) => enter(name, otherThan(picturesOf(name)), 'of-nobody');
    for (const name of ['Ada', 'Bo']) for (let tries = 1; tries <= 4; tries += 1) await tryWrong(name);
    expect((await tryWrong('Cy')).status).toBe(422);
    expect((await tryWrong('Cy')).status).toBe(409);
    expect(await titlesFor(teacher)).toEqual(['Somebody may be trying a classmate’s pictures']);
    expect((await enter('Cy', picturesOf('Cy'), 'of-nobody')).status).toBe(409);
    expect((await enter('Cy', picturesOf('Cy'), 'of-cy')).status).toBe(200);
    expect((await enter('Bo', picturesOf('Bo'), 'of-nobody')).status).toBe(409);
    expect(await stateOf('Bo')).toMatchObject({ state: 'stuck' });
    await allow('Bo');
    expect((await enter('Bo', picturesOf('Bo'), 'of-nobody')).status).toBe(200);
  });

  it('tries no child more than fifteen times, however many tablets there are', async () => {
    const { picturesOf, enter } = await buildLesson();
    const answers = [];
    for (let tablet = 0; tablet < 20; tablet += 1)
      answers.push((await enter('Ada', otherThan(picturesOf('Ada')), `number-${tablet}`)).status);
    expect(answers.filter((status) => status === 422)).toHaveLength(14);
    expect((await enter('Ada', picturesOf('Ada'), 'of-ada')).status).toBe(409);
  });

  it('counts tablets with a cookie that somebody made up together', async () => {
    const { picturesOf, enterWith } = await buildLesson();
    const answers = [];
    for (let tablet = 0; tablet < 6; tablet += 1) {
      const cookie = `tablet=network.${tablet}.${'A'.repeat(43)}`;
      answers.push((await enterWith(cookie, 'Ada', otherThan(picturesOf('Ada')))).status);
    }
    expect(answers).toEqual([422, 422, 422, 422, 409, 409]);
  });

  it('stops whoever guesses from elsewhere with ever new tablets, and nobody at school', async () => {
    const { teacher, picturesOf, readState, enter } = await buildLesson();
    const answers = [];
    for (let tablet = 0; tablet < 24; tablet += 1) {
      const name = tablet % 2 ? 'Ada' : 'Bo';
      const address = `198.51.100.${tablet}`;
      answers.push((await enter(name, otherThan(picturesOf(name)), `number-${tablet}`, address)).status);
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(19);
    expect((await enter('Cy', picturesOf('Cy'), 'elsewhere', '198.51.100.99')).status).toBe(409);
    expect(await titlesFor(teacher)).toEqual(['Many wrong pictures in a class']);
    expect((await readState()).open).toMatchObject({ is_stopped: false });
    for (const name of ['Ada', 'Bo', 'Cy'])
      expect((await enter(name, picturesOf(name), `of-${name}`)).status).toBe(200);
  });

  it('stops new tablets after sixty wrong tries in a class, until the teacher lets everybody try again', async () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
    const { teacher, picturesOf, readState, allow, enter } = await buildLesson(names);
    expect((await enter('Ada', picturesOf('Ada'), 'of-ada')).status).toBe(200);
    let tablets = 0;
    const tryWrong = async (name: string) => {
      tablets += 1;
      return (await enter(name, otherThan(picturesOf(name)), `number-${tablets}`)).status;
    };
    const answers = [];
    for (let round = 0; round < 12; round += 1)
      for (const name of names.slice(1)) answers.push(await tryWrong(name));
    expect(answers.filter((status) => status === 422)).toHaveLength(59);
    expect(await tryWrong('Ada')).toBe(409);
    expect((await enter('Bo', picturesOf('Bo'), 'of-bo')).status).toBe(409);
    expect((await enter('Cy', picturesOf('Cy'), 'of-ada')).status).toBe(200);
    expect(await titlesFor(teacher)).toEqual(['Many wrong pictures in a class']);
    expect((await readState()).open).toMatchObject({ is_stopped: true });
    await allow(...names);
    expect((await readState()).open).toMatchObject({ is_stopped: false });
    expect((await enter('Bo', picturesOf('Bo'), 'of-bo')).status).toBe(200);
  });

  it('forgives a shared tablet the mistakes of those who got in on it', async () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
    const { picturesOf, stateOf, enter } = await buildLesson(names);
    for (const name of names) {
      for (let tries = 1; tries <= 2; tries += 1) await enter(name, otherThan(picturesOf(name)), 'shared');
      expect((await enter(name, picturesOf(name), 'shared')).status).toBe(200);
    }
    expect(await stateOf('Ada')).toMatchObject({ state: 'signed_in', was_guessed: false });
  });

  it('holds against nobody what others tapped on a tablet', async () => {
    const { picturesOf, stateOf, enter } = await buildLesson(['Ada', 'Bo', 'Cy', 'Di']);
    expect((await enter('Ada', picturesOf('Ada'), 'shared')).status).toBe(200);
    for (const name of ['Bo', 'Cy'])
      for (let tries = 1; tries <= 5; tries += 1) await enter(name, otherThan(picturesOf(name)), 'shared');
    expect(await stateOf('Ada')).toMatchObject({ state: 'signed_in', was_guessed: false });
    for (let tries = 1; tries <= 6; tries += 1)
      expect((await enter('Di', picturesOf('Di'), 'shared')).status).toBe(409);
    expect(await stateOf('Di')).toMatchObject({ state: 'stuck' });
    expect((await enter('Di', picturesOf('Di'), 'of-di')).status).toBe(200);
    expect(await stateOf('Di')).toMatchObject({ state: 'signed_in', was_guessed: false });
  });

  const guessFrom = async (addressOf: (guess: number) => string): Promise<number> => {
    let guesses = 0;
    while (guesses < 500 && (await namesAt(addressOf(guesses), 'BBBBBB')).status === 422) guesses += 1;
    return guesses;
  };

  it('lets a school of classes in from one address, and nobody guess codes', async () => {
    const { code } = await buildLesson();
    const elsewhere = '198.51.100.3';
    for (let child = 0; child < 250; child += 1) expect((await namesAt(elsewhere, code)).status).toBe(200);
    expect(await guessFrom(() => elsewhere)).toBe(200);
    expect((await namesAt(elsewhere, code)).status).toBe(429);
  });

  it('lets a class in at school, however many letters others there have tried', async () => {
    const { code } = await buildLesson();
    expect(await guessFrom(() => school)).toBeLessThanOrEqual(200);
    expect((await namesAt(school, 'BBBBBB')).status).toBe(429);
    expect((await namesAt(school, code)).status).toBe(200);
  });

  it('counts all addresses of one household together', async () => {
    const { code } = await buildLesson();
    expect(await guessFrom((guess) => `2001:db8:7:7::${guess.toString(16)}`)).toBe(200);
    expect((await namesAt('2001:db8:7:7:ffff::1', code)).status).toBe(429);
    expect((await namesAt('2001:db8:7:8::1', code)).status).toBe(200);
  });
});
