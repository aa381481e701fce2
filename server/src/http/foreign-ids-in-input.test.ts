import { apiBase, type Endpoint, type Role, roles } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '../db/connect.ts';
import { activities, schoolReliefTeachers } from '../db/schema/index.ts';
import { dateInTimeZone } from '../services/clock/local-date.ts';
import { activityForm } from '../testing/activity-form.ts';
import { buildLtiTicket } from '../testing/build-lti-ticket.ts';
import { buildSeparateCourse, type SeparateCourse } from '../testing/build-separate-course.ts';
import { signInAs } from '../testing/build-user.ts';
import { callsOf, isReading, type NamedEndpoint } from '../testing/call-every-endpoint.ts';
import { exampleInputOf, type IdPlace, idPlacesOf, keyOf, withIds } from '../testing/ids-in-calls.ts';
import { leaveOtherSchools } from '../testing/leave-other-schools.ts';
import { giveEachTableItsOwnIds, readAllRows } from '../testing/read-all-rows.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** Stands in every text about the child of another class. */
const mark = 'zfzforeign';

type RowKind = keyof SeparateCourse['ids'];
type Kind = RowKind | 'upload';
/** The same rows for everybody. */
const sharedKeys = ['activity_kind_id', 'activity_activity_kind_id'];

/** Whose rows a key names; a key that is not here has to be added. */
const kinds: Record<string, Kind> = {
  activity_id: 'activity',
  activity_ids: 'activity',
  assigned_activity_id: 'activity',
  challenge_id: 'challenge',
  challenge_ids: 'challenge',
  chat_id: 'chat',
  course_id: 'course',
  course_ids: 'course',
  from_course_id: 'course',
  kept_course_ids: 'course',
  person_id: 'student',
  picture_class_ids: 'course',
  report_ids: 'report',
  school_id: 'school',
  signed_id: 'upload',
  student_id: 'student',
  student_ids: 'student',
  successor_id: 'teacher',
  target_id: 'course',
  target_of_Challenge_type_id: 'challenge',
  target_of_Course_type_id: 'course',
  teacher_id: 'teacher',
  writing_ids: 'writing',
};

/** What `/courses/read_options?id_in[]=` and `/courses/:id` speak of. */
const kindsOfPaths: Record<string, RowKind> = {
  activities: 'activity',
  challenges: 'challenge',
  children: 'student',
  classes: 'course',
  courses: 'course',
  staff: 'leaver',
  students: 'student',
};

const plainKeyOf = (place: IdPlace): string => keyOf(place).replace(/_(eq|in)$/, '');

type Ids = (number | string)[];

/** What the server notes of any call, refused or not. */
const isOfEveryCall = (row: string): boolean => /^(sessions|rate_limits) /.test(row);

interface Input {
  body: Record<string, unknown> | undefined;
  query: Record<string, unknown> | undefined;
}

interface Special {
  as?: 'admin' | 'invited';
  /** What the least that the schema takes lacks to be let through. */
  lacks?: (own: SeparateCourse, place: string) => object | Promise<object>;
  kinds?: Record<string, Kind>;
  /** Why rows of others may be named here. */
  isOpen?: string;
}

const codeOf = ({ ids }: SeparateCourse): string => String(ids.course).slice(-8);

const specials = (db: Db): Record<string, Special> => {
  const activity = async ({ ids }: SeparateCourse, place: string) => ({
    ...(await activityForm(db)),
    ...(place === 'student_ids' && { course_ids: [ids.course] }),
  });
  const ticketOf = ({ ids, people }: SeparateCourse, course_id?: number) =>
    buildLtiTicket(db, {
      organisation_id: ids.school,
      user_id: people.teacher.id,
      ...(course_id && { course_id }),
    });
  const inMarch = () => ({ start_date: '2026-03-01', end_date: '2026-03-31' });
  return {
    'activities.addActivity': { lacks: activity },
    'activities.addStudentsToActivity': {
      lacks: async ({ ids }) => {
        await db
          .update(activities)
          .set({ status: 'published', for_chosen_students: true })
          .where(eq(activities.id, ids.activity));
        return {};
      },
    },
    'activities.updateActivity': { lacks: activity },
    'challenges.joinChallenge': { isOpen: 'challenges are open to every child' },
    'classSignIn.allowMoreTries': { kinds: { student_ids: 'pupil' } },
    'classSignIn.makePictureCards': { kinds: { student_ids: 'pupil' } },
    'courses.createCourse': { lacks: (own) => ({ code: codeOf(own) }) },
    'courses.updateCourse': { lacks: (own) => ({ code: codeOf(own) }) },
    'lti.chooseActivity': { lacks: async (own) => ({ ticket: await ticketOf(own, own.ids.course) }) },
    'lti.chooseClass': { lacks: async (own) => ({ ticket: await ticketOf(own) }) },
    'reliefTeachers.standIn': {
      as: 'admin',
      kinds: { teacher_id: 'leaver' },
      lacks: async ({ ids }) => {
        const part = { organisation_id: ids.school, user_id: ids.leaver };
        const ends_on = dateInTimeZone('Australia/Sydney', new Date());
        await db
          .insert(schoolReliefTeachers)
          .values({ ...part, ends_on, joined_at: new Date() })
          .onConflictDoNothing();
        return { ends_on };
      },
    },
    'reports.classReportsPdf': { lacks: inMarch },
    'reports.requestReports': { lacks: inMarch },
    'school.answerInvitation': { as: 'invited' },
    'school.exportRecord': { as: 'admin' },
    'school.handOverClass': { as: 'admin' },
    'school.listRecord': { as: 'admin' },
    'school.removeStaff': { as: 'admin' },
    'schoolStudents.mergeSchoolStudents': {
      as: 'admin',
      kinds: { student_id: 'pupil' },
      lacks: async ({ ids }) => {
        await leaveOtherSchools(db, { student_id: ids.student, course_id: ids.course });
        return {};
      },
    },
    'schoolStudents.moveSchoolStudent': { as: 'admin' },
    'schoolStudents.schoolClassOptions': { as: 'admin', kinds: { id: 'course' } },
    'schoolYears.beginSchoolYear': { as: 'admin' },
    'students.addStudent': { lacks: () => ({ email: 'fresh@example.test', password: 'lantern-in-the-fog' }) },
    'students.importStudents': { lacks: () => ({ csv: 'Ada A,ada@example.test,4' }) },
    'students.makeLoginCards': { kinds: { student_ids: 'pupil' } },
  };
};

describe('a call that names rows in its body or query', () => {
  const server = useTestApp();
  const specialOf = (name: string): Special => specials(server.deps.db)[name] ?? {};

  const kindOf = ([name, { path }]: NamedEndpoint, place: IdPlace): Kind => {
    const key = plainKeyOf(place);
    const kind =
      specialOf(name).kinds?.[key] ?? (key === 'id' ? kindsOfPaths[path.split('/')[1] ?? ''] : kinds[key]);
    if (!kind) throw new Error(`${name}: say in this test whose row ${keyOf(place)} is`);
    return kind;
  };

  const mayCall = (role: Role, name: string) => callsOf(role).some(([other]) => other === name);
  const calls = [...new Map(roles.flatMap(callsOf))].filter(
    ([, endpoint]) => idPlacesOf(endpoint).length > 0,
  );
  const tried = calls.flatMap(([name, endpoint]) =>
    roles.filter((role) => mayCall(role, name)).map((role) => [name, role, endpoint] as const),
  );
  const triedPlacesOf = (call: NamedEndpoint): IdPlace[] =>
    idPlacesOf(call[1]).filter((place) => !sharedKeys.includes(plainKeyOf(place)));

  const buildForeign = async () => {
    const { pool } = server.deps;
    await giveEachTableItsOwnIds(pool);
    const before = await readAllRows(pool);
    const made = await buildSeparateCourse(server.deps, mark);
    const rows = [...(await readAllRows(pool))].filter((row) => !before.has(row));
    const upload = await made.addUpload(made.people.teacher.id);
    return { ...made, rows, upload, numbers: new Set(rows.flatMap(numbersOf)) };
  };
  /** Ids from the ranges that were given to the tables. */
  const numbersOf = (text: string): string[] => text.match(/\b7\d{8}\b/g) ?? [];
  let built: ReturnType<typeof buildForeign> | undefined;
  const foreignClass = () => {
    built ??= buildForeign();
    return built;
  };

  let count = 0;
  const buildOwn = () => {
    count += 1;
    return buildSeparateCourse(server.deps, `own${count}`);
  };
  let readOnly: ReturnType<typeof buildOwn> | undefined;
  /** Calls that only read share a class. */
  const ownClass = async (call: NamedEndpoint, role: Role) => {
    if (isReading(call)) readOnly ??= buildOwn();
    const own = await (isReading(call) && readOnly ? readOnly : buildOwn());
    const caller = own.people[specialOf(call[0]).as ?? role];
    const token = await signInAs(server.deps, caller);
    const idOf = (place: IdPlace) => {
      const kind = kindOf(call, place);
      return kind === 'upload' ? own.addUpload(caller.id) : own.ids[kind];
    };
    return { own, token, idOf };
  };
  type Own = Awaited<ReturnType<typeof ownClass>>;

  /** An input that is let through but for what comes to this place: the least, with own rows. */
  const leastInput = async (call: NamedEndpoint, { own, idOf }: Own, attacked: IdPlace): Promise<Input> => {
    const [name, endpoint] = call;
    const example = exampleInputOf(endpoint);
    const lacking = await specialOf(name).lacks?.(own, keyOf(attacked));
    const input: Input = {
      query: example.query && { ...example.query, ...(!example.body && lacking) },
      body: example.body && { ...example.body, ...lacking },
    };
    for (const place of triedPlacesOf(call)) {
      const part = input[place.part];
      if (part && (place.path[0] ?? '') in part)
        input[place.part] = withIds(part, place.path, [await idOf(place)]);
    }
    return input;
  };

  const send = async ({ method, path }: Endpoint, { own, token }: Own, { body, query }: Input) => {
    const url = path.replace(/([^/]+)\/:id/g, (_, segment: string) => {
      const kind = kindsOfPaths[segment];
      if (!kind) throw new Error(`say in this test what /${segment}/:id is`);
      return `${segment}/${own.ids[kind]}`;
    });
    const pairs = Object.entries(query ?? {}).flatMap(([key, value]): [string, string][] =>
      Array.isArray(value) ? value.map((one) => [`${key}[]`, String(one)]) : [[key, String(value)]],
    );
    return server.app.inject({
      method,
      url: `${apiBase}${url}?${new URLSearchParams(pairs)}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
  };

  const inputWith = async (call: NamedEndpoint, own: Own, { place, ids }: { place: IdPlace; ids: Ids }) => {
    const input = await leastInput(call, own, place);
    return { ...input, [place.part]: withIds(input[place.part], place.path, ids) };
  };

  /** A row of another class alone; where several fit also beside an own one, and beside one that is sent twice. */
  const attacksOn = async (call: NamedEndpoint, own: Own, place: IdPlace): Promise<Ids[]> => {
    const { ids, upload } = await foreignClass();
    const kind = kindOf(call, place);
    const foreign = kind === 'upload' ? upload : ids[kind];
    if (!place.path.includes('[]')) return [[foreign]];
    const [one, other] = [await own.idOf(place), await own.idOf(place)];
    return [[foreign], [one, foreign], [other, other, foreign]];
  };

  it.each(tried)(
    '%s tells a %s nothing of another class and changes nothing in it',
    async (name, role, endpoint) => {
      const call: NamedEndpoint = [name, endpoint];
      if (specialOf(name).isOpen) return;
      const { rows: foreignRows, numbers } = await foreignClass();
      const own = await ownClass(call, role);
      for (const place of triedPlacesOf(call))
        for (const ids of await attacksOn(call, own, place)) {
          const input = await inputWith(call, own, { place, ids });
          const before = await readAllRows(server.deps.pool);
          const response = await send(endpoint, own, input);
          const after = await readAllRows(server.deps.pool);
          const sent = `${place.path.join('.')}: ${ids}`;
          if (isReading(call)) expect(response.statusCode, sent).toBeLessThan(500);
          else expect([403, 404, 409, 422], sent).toContain(response.statusCode);
          expect(response.body, sent).not.toContain(mark);
          const kept = isReading(call) ? foreignRows : [...before].filter((row) => !isOfEveryCall(row));
          expect(
            kept.filter((row) => !after.has(row)),
            sent,
          ).toEqual([]);
          const isLinked = (row: string) => !before.has(row) && numbersOf(row).some((id) => numbers.has(id));
          expect([...after].filter(isLinked), sent).toEqual([]);
        }
      // The same calls about own rows go through: it was the row that was refused.
      for (const place of triedPlacesOf(call)) {
        const input = await inputWith(call, own, { place, ids: [await own.idOf(place)] });
        const response = await send(endpoint, own, input);
        expect(response.statusCode, `${place.path.join('.')} ${response.body}`).toBeLessThan(400);
      }
    },
  );
});
