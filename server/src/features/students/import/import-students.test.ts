import { students } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courseTeachers, enrollments, type UserRow } from '../../../db/schema/index.ts';
import { buildActivity, buildCourse, buildEnrollment } from '../../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../../testing/build-user.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { suggestUsername } from '../suggest-username.ts';
import { parseGrade } from './parse-grade.ts';

describe('importing students', () => {
  const server = useTestApp();
  const newTeacher = () => buildUser(server.deps.db, { role: 'teacher' });
  const send = (teacher: UserRow, csv: string, more: { course_id?: number; dry_run?: boolean } = {}) =>
    server.callAs(teacher, students.importStudents, { body: { csv, ...more } });
  const list = async (teacher: UserRow, query: object = {}) =>
    (await server.callAs(teacher, students.listStudents, { query: { page: 0, ...query } })).body;
  const outcome = ({ line, result, reason }: { line: number; result: string; reason: string | null }) => [
    line,
    result,
    reason,
  ];

  it('says of every line what becomes of it', async () => {
    const teacher = await newTeacher();
    const stranger = await buildUser(server.deps.db, { role: 'parent' });
    const csv = [
      'Name,Email,Grade Level',
      'Mia Chen,mia.chen@one.test,5',
      '"Chen, Leo",LEO@one.test,Year 3',
      '',
      ',noname@one.test,5',
      'No Mail,,5',
      'Bad Mail,bad@mail,5',
      'No Grade,nograde@one.test',
      'Bad Grade,badgrade@one.test,13',
      'Mia Again,Mia.Chen@one.test,5',
      `Taken,${stranger.email},5`,
    ].join('\r\n');
    const dry = (await send(teacher, csv, { dry_run: true })).body;
    const expected = [
      [2, 'created', null],
      [3, 'created', null],
      [5, 'failed', 'The name is missing'],
      [6, 'created', null],
      [7, 'failed', 'This is not a complete e-mail address'],
      [8, 'failed', 'The grade level is missing'],
      [9, 'failed', expect.stringContaining('between 1 and 12')],
      [10, 'skipped', 'Same e-mail as line 2'],
      [11, 'failed', expect.stringContaining('already has an account')],
    ];
    expect(dry.rows.map(outcome)).toEqual(expected);
    expect(dry).toMatchObject({ created: 3, skipped: 1, failed: 5 });
    expect(await list(teacher)).toEqual([]);
    const real = (await send(teacher, csv)).body;
    expect(real.rows.map(outcome)).toEqual(expected);
    expect(real.rows[0]?.screen_name).toBe('mia_chen');
    const mine = new Map((await list(teacher)).map(({ id, email }) => [email, id]));
    const ids = real.rows.map(({ student_id }) => student_id).filter((id) => id !== null);
    expect(ids).toEqual(['mia.chen@one.test', 'leo@one.test', null].map((email) => mine.get(email)));
    expect(dry.rows.every(({ student_id }) => student_id === null)).toBe(true);
    expect((await list(teacher)).map(({ full_name, email, grade }) => [full_name, email, grade])).toEqual([
      ['Leo Chen', 'leo@one.test', '3rd Grade'],
      ['Mia Chen', 'mia.chen@one.test', '5th Grade'],
      ['No Mail', null, '5th Grade'],
    ]);
    const again = (await send(teacher, csv)).body;
    expect(again.rows.slice(0, 2).map(outcome)).toEqual([
      [2, 'skipped', 'Already one of your students'],
      [3, 'skipped', 'Already one of your students'],
    ]);
  });

  it('takes no child of a colleague whose class the teacher only stands in for', async () => {
    const { db } = server.deps;
    const relief = await newTeacher();
    const shared = await buildCourse(db);
    await db
      .insert(courseTeachers)
      .values({ course_id: shared.id, teacher_id: relief.id, role: 'relief', ends_on: '2999-12-31' });
    const [byEmail, byName] = [await buildStudent(db, { email: 'theirs@one.test' }), await buildStudent(db)];
    for (const { id } of [byEmail, byName]) await buildEnrollment(db, shared.id, id);
    expect(await list(relief)).toHaveLength(2);
    const course_id = (await buildCourse(db, { teacher_id: relief.id })).id;
    const csv = `Name,Email,Grade\n${byEmail.full_name},${byEmail.email},5\n${byName.full_name},,5`;
    const { rows } = (await send(relief, csv, { course_id })).body;
    expect(rows.map(({ result }) => result)).toEqual(['failed', 'created']);
    const there = await db.select().from(enrollments).where(eq(enrollments.course_id, course_id));
    expect(there.map(({ student_id }) => student_id)).toEqual([rows[1]?.student_id]);
    expect(rows[1]?.student_id).not.toBe(byName.id);
  });

  it.each([
    ['semicolons and a byte order mark', '\uFEFFName;Email;Grade Level\nAda;ada@1.test;4\nBo;bo@1.test;4'],
    ['tabs and no headings', 'Ada\tada@2.test\t4\nBo\tbo@2.test\tYear 4\n'],
    [
      'headings in another order, and old line ends',
      'Year,E-mail,Student Name\rY4,ada@3.test,Ada\r4th,bo@3.test,Bo',
    ],
    ['first and last names apart', 'First Name,Surname,Grade,Email\nAda,,4,ada@4.test\n,Bo,4,bo@4.test'],
    ['quotes inside a cell', 'Ada "Ace" A,ada@5.test,4\n"Bo ""B""",bo@5.test,4'],
  ])('reads %s', async (_, csv) => {
    const teacher = await newTeacher();
    expect((await send(teacher, csv)).body).toMatchObject({ created: 2, failed: 0 });
    expect((await list(teacher)).map(({ grade_level }) => grade_level)).toEqual([4, 4]);
  });

  it.each([
    ['', 'nobody in this file'],
    ['Name,Email,Grade Level\n', 'nobody in this file'],
    ['Item,Price\nGlue,4.20', 'which column holds the names'],
    ['Ada,ada@x.test,4\n"Bo,bo@x.test,4\n', 'quotation mark'],
  ])('refuses %j as a whole, in words', async (csv, words) => {
    const { status, error } = await send(await newTeacher(), csv);
    expect(status).toBe(422);
    expect(error.fields?.csv).toContain(words);
  });

  it('puts everybody into the course with what it works on, those who were there before too', async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    await send(teacher, 'Old Hand,old@course.test,4');
    const { body } = await send(teacher, 'Old Hand,old@course.test,4\nNew One,new@course.test,4', {
      course_id: course.id,
    });
    expect(body.rows.map(({ reason }) => reason)).toEqual([
      'Already one of your students; joins the course',
      null,
    ]);
    expect(await list(teacher, { course_id_eq: course.id, assigned_activity_id: activity.id })).toHaveLength(
      2,
    );
    const foreign = await buildCourse(db);
    expect((await send(teacher, 'X,x@course.test,4', { course_id: foreign.id })).status).toBe(404);
  });

  it("never takes over a family's child, whatever its email", async () => {
    const { db } = server.deps;
    const teacher = await newTeacher();
    const child = await buildStudent(db, { email: 'child@family.test' });
    const csv = 'Child,child@family.test,5';
    expect((await send(teacher, csv)).body.rows[0]?.result).toBe('failed');
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, course.id, child.id);
    expect((await send(teacher, csv)).body.rows[0]?.result).toBe('skipped');
    expect((await list(teacher))[0]?.permissions.edit).toBe(false);
  });

  it('gives namesakes usernames of their own, and nobody a password yet', async () => {
    const teacher = await newTeacher();
    await buildStudent(server.deps.db, { screen_name: 'Sam_Lee' });
    const csv = Array.from({ length: 12 }, (_, index) => `Sam Lee,sam${index}@names.test,2`).join('\n');
    const { body } = await send(teacher, `${csv}\n李小龍,li.xiaolong@names.test,2`);
    const names = body.rows.map(({ screen_name }) => screen_name ?? '');
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(13);
    for (const name of names.slice(0, 12)) expect(name).toMatch(/^sam_lee\d+$/);
    expect(names.at(-1)).toBe('li_xiaolong');
    const { rows } = await server.deps.pool.query(
      "select count(*)::int as set from users where email like '%@names.test' and password_hash is not null",
    );
    expect(rows[0].set).toBe(0);
  });

  it('makes everybody once when the same file is sent twice at one moment', async () => {
    const teacher = await newTeacher();
    const csv = Array.from({ length: 40 }, (_, index) => `Twin ${index},twin${index}@twice.test,2`).join(
      '\n',
    );
    const responses = await Promise.all([send(teacher, csv), send(teacher, csv)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses.reduce((sum, { body }) => sum + body.created, 0)).toBe(40);
    expect(await list(teacher)).toHaveLength(40);
  });

  it('takes ten thousand students in a fixed number of statements for each slice, and not one more', async () => {
    const teacher = await newTeacher();
    const lines = Array.from(
      { length: 10_000 },
      (_, index) => `Pupil ${index},p${index}@many.test,${(index % 12) + 1}`,
    );
    const { result, statements } = await countStatements(server.deps.pool, () =>
      send(teacher, lines.join('\n')),
    );
    expect(result.body).toMatchObject({ created: 10_000, skipped: 0, failed: 0 });
    expect(statements).toBeLessThan(40 * 6);
    const more = await send(
      teacher,
      [...lines, 'One More,more@many.test,1', 'Two More,more2@many.test,1'].join('\n'),
    );
    expect(more.error.fields?.csv).toContain('more than 10,000 students');
  });
});

describe('a username', () => {
  it.each([
    ['Mia Chen', 'mia_chen'],
    ['Zoë van Dyke', 'zoe_van_dyke'],
    ['Charlotte Abbott-Richardson', 'charlotte_r'],
    ['Łukasz Nowak-Kowalski', 'lukasz_k'],
  ])('is short enough for %s to type', (name, username) =>
    expect(suggestUsername(name, { email: '' })).toBe(username),
  );

  it('is the one from school where the list has it, and a word where a name has no Latin letters', () => {
    expect(suggestUsername('Emily Chan', { username: 'echan3', email: '' })).toBe('echan3');
    expect(suggestUsername('王小明', { email: '' })).toMatch(/^[a-z]+\d\d$/);
  });
});

describe('a grade', () => {
  it.each([
    '5',
    ' 5 ',
    'Year 5',
    'year 5',
    'Yr 5',
    'Y5',
    'Grade 5',
    '5th Grade',
    '5th',
    'Yr. 5',
    '05',
    'five',
    '5.0',
    'Gr 5',
    'Fifth Grade',
  ])('may be written %j', (text) => expect(parseGrade(text)).toBe(5));

  it.each(['', '0', '13', '5.5', 'Year', '5 or 6', '-5', 'K'])('is not %j', (text) =>
    expect(parseGrade(text)).toBeNull(),
  );
});
