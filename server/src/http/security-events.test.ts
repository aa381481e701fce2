import {
  accounts,
  apiBase,
  billing,
  children,
  classSignIn,
  courseTeachers,
  type Endpoint,
  feedback,
  files,
  lti,
  type PictureName,
  passkeys,
  school,
  sso,
  students,
  writings,
} from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { ssoConnections, teacherStudents, type UserRow } from '../db/schema/index.ts';
import { createSecretBox } from '../services/secrets/secret-box.ts';
import type { SecurityEvent, SecurityEventName } from '../services/security-events/security-event.ts';
import { addWriting } from '../testing/add-writing.ts';
import { buildCourse, buildEnrollment } from '../testing/build-courses-and-writings.ts';
import { buildUser, signInAs, testPassword } from '../testing/build-user.ts';
import { createAuthenticator } from '../testing/create-authenticator.ts';
import { createPasskeyBrowser } from '../testing/create-passkey-browser.ts';
import { signToken, unpublishedKey } from '../testing/forge-token.ts';
import { declarationOf, sampleFiles } from '../testing/sample-files.ts';
import { startSchoolSso } from '../testing/start-school-sso.ts';

/** In every name, address, title, file and text that anybody in this test has or sends. */
const marker = 'zebrafish';
const origin = 'https://inkling.example';
const METRICS_TOKEN = 'a-token-for-the-metrics';

type Expected = Partial<Record<keyof SecurityEvent | 'user_id' | 'count', unknown>>[];

describe('security events in the log', () => {
  const lines: string[] = [];
  const settings = { LOG_LEVEL: 'trace', PUBLIC_URL: origin, METRICS_TOKEN };
  const hook = startSchoolSso(settings, { write: (line) => void lines.push(line) });
  const { server } = hook;

  let made = 0;
  const build = (role: UserRow['role'], overrides: Partial<UserRow> = {}) => {
    made += 1;
    const screen_name = `${marker}_${made}`;
    const email = role === 'student' ? null : `${marker}${made}@${marker}.example`;
    return buildUser(server.deps.db, { role, full_name: `Mia ${marker}`, screen_name, email, ...overrides });
  };
  const buildFamily = async () => {
    const parent = await build('parent');
    const child = await build('student', { parent_id: parent.id, consent_at: new Date() });
    return { parent, child };
  };
  const enter = (identifier: string, password = testPassword) =>
    server.call(accounts.signIn, { body: { identifier, password } });
  const buildCourseOf = async (teacher: UserRow) =>
    buildCourse(server.deps.db, { teacher_id: teacher.id, title: `Class ${marker}` });

  /** A class whose lesson is open, with a child that has pictures. */
  const buildLesson = async () => {
    const teacher = await build('teacher');
    const course = await buildCourseOf(teacher);
    const child = await build('student');
    await buildEnrollment(server.deps.db, course.id, child.id);
    await server.deps.db.insert(teacherStudents).values({ teacher_id: teacher.id, student_id: child.id });
    const params = { id: course.id };
    const body = { student_ids: [child.id] };
    const cards = await server.callAs(teacher, classSignIn.makePictureCards, { params, body });
    const opened = await server.callAs(teacher, classSignIn.openClassSignIn, {
      params,
      body: { minutes: 60 },
    });
    const code = opened.body.open?.code ?? '';
    const names = await server.call(classSignIn.listClassNames, { body: { code } });
    const key = names.body.names[0]?.key ?? '';
    const pictures: PictureName[] = cards.body.cards[0]?.pictures ?? [];
    const wrong: PictureName[] =
      pictures.join() === 'boat,boat,cat' ? ['cat', 'cat', 'cat'] : ['boat', 'boat', 'cat'];
    const tap = (tapped: PictureName[], who = key) =>
      server.call(classSignIn.signInWithPictures, { body: { code, key: who, pictures: tapped } });
    return { child, tap, pictures, wrong };
  };

  const buildPasskey = async () => {
    const user = await build('teacher');
    const token = await signInAs(server.deps, user);
    const device = createAuthenticator(origin);
    const asked = await server.call(passkeys.startAddingPasskey, { token });
    const credential = device.make(asked.body.options);
    const added = await server.call(passkeys.addPasskey, { token, body: { credential } });
    const use = async (other?: Parameters<typeof device.use>[1]) => {
      const browser = createPasskeyBrowser(server.app);
      const answer = device.use((await browser.start()).body.options, other);
      await browser.finish(answer);
      return { browser, answer };
    };
    return { user, token, params: { id: added.body.id }, use };
  };

  const buildPlatform = async () => {
    const { admin } = await hook.buildMinimalSchool();
    const added = await server.callAs(admin, lti.addPlatform, { body: { name: `Moodle ${marker}` } });
    return { admin, code: added.body.login_url.split('/').at(-2) ?? '' };
  };

  const call = <E extends Endpoint>(
    user: UserRow,
    endpoint: E,
    input: Parameters<typeof server.callAs<E>>[2],
  ) => server.callAs(user, endpoint, input);

  /** What causes each, and what is said of it. */
  const causes: Record<SecurityEventName, () => Promise<Expected>> = {
    signed_in: async () => {
      const { parent } = await buildFamily();
      await enter(parent.email ?? '');
      const { child, tap, pictures } = await buildLesson();
      await tap(pictures);
      const { user, use } = await buildPasskey();
      await use();
      return [
        { kind: 'password', account_id: parent.id },
        { kind: 'pictures', account_id: child.id },
        { kind: 'passkey', account_id: user.id },
      ];
    },
    sign_in_failed: async () => {
      const { child } = await buildFamily();
      await enter(child.screen_name, `${marker}-guess`);
      await enter(`${marker}-nobody`, `${marker}-guess`);
      const closed = await build('student', { closed_at: new Date() });
      await enter(closed.screen_name);
      const lesson = await buildLesson();
      await lesson.tap(lesson.wrong);
      await lesson.tap(lesson.wrong, marker);
      await server.call(classSignIn.listClassNames, { body: { code: 'ZZZZZZ' } });
      return [
        { kind: 'password', account_id: child.id },
        { kind: 'unknown_account' },
        { kind: 'closed_account', account_id: closed.id },
        { kind: 'pictures', account_id: lesson.child.id },
        { kind: 'unknown_child' },
        { kind: 'lesson_code' },
      ];
    },
    sign_in_slowed: async () => {
      const { child } = await buildFamily();
      for (let n = 0; n < 11; n += 1) await enter(child.screen_name, `${marker}-guess`);
      const lesson = await buildLesson();
      for (let n = 0; n < 5; n += 1) await lesson.tap(lesson.wrong);
      return [
        { kind: 'address', account_id: child.id },
        { kind: 'child', account_id: lesson.child.id },
      ];
    },
    passkey_refused: async () => {
      const { user, use } = await buildPasskey();
      await use({ origin: `https://${marker}.evil.test` });
      await use({ id: 'bm90LWEta2V5' });
      const { browser, answer } = await use({ counter: 7 });
      await browser.finish(answer);
      return [{ kind: 'answer', account_id: user.id }, { kind: 'unknown' }, { kind: 'challenge' }];
    },
    proof_missing: async () => {
      const { parent, child } = await buildFamily();
      const token = await signInAs(server.deps, parent);
      server.deps.clock.advance({ minutes: 11 });
      await server.call(children.deleteChild, { token, params: { id: child.id } });
      return [{ kind: 'too_old', user_id: parent.id }];
    },
    proof_refused: async () => {
      const { parent } = await buildFamily();
      await call(parent, passkeys.confirmIdentity, { body: { password: `${marker}-guess` } });
      return [{ kind: 'password', user_id: parent.id }];
    },
    sign_on_refused: async () => {
      const { connection } = await hook.buildMinimalSchool();
      await hook.newBrowser().finish(connection.school_code, `state=${marker}&code=${marker}`);
      return [{ kind: 'replayed', reason: 'attempt_over' }];
    },
    launch_refused: async () => {
      const { code } = await buildPlatform();
      await server.call(lti.finishLaunch, { params: { code }, body: { state: marker, id_token: marker } });
      return [{ kind: 'replayed', reason: 'attempt_over' }];
    },
    sign_out_notice_refused: async () => {
      const one = await hook.buildMinimalSchool();
      const forged = (await unpublishedKey(hook.peer().key().kid)).key;
      await hook.sendLogoutToken(one, await signToken({ sub: marker }, forged));
      return [{ kind: 'forged' }];
    },
    password_changed: async () => {
      const { parent, child } = await buildFamily();
      const password = `a-${marker}-in-the-bay`;
      const params = { id: child.id };
      await call(parent, children.updateChild, { params, body: { password } });
      const body = { current_password: testPassword, password, password_confirmation: password };
      await call(parent, accounts.changePassword, { body });
      await server.call(accounts.requestPasswordReset, { body: { email: parent.email ?? '' } });
      await server.runJobs();
      const sent = server.deps.mail.sent.filter(({ to }) => to === parent.email).at(-1);
      const token = sent?.plain.match(/token=([\w-]+)/)?.[1] ?? '';
      const again = { token, password: `${password}-2`, password_confirmation: `${password}-2` };
      await server.call(accounts.resetPassword, { body: again });
      return [
        { kind: 'by_adult', account_id: child.id, user_id: parent.id },
        { kind: 'own', account_id: parent.id },
        { kind: 'link', account_id: parent.id },
      ];
    },
    passkey_changed: async () => {
      const { user, token, params } = await buildPasskey();
      await server.call(passkeys.removePasskey, { token, params });
      return [
        { kind: 'added', account_id: user.id },
        { kind: 'removed', account_id: user.id },
      ];
    },
    email_changed: async () => {
      const { parent, child } = await buildFamily();
      const email = `child@${marker}.example`;
      await call(parent, children.updateChild, { params: { id: child.id }, body: { email } });
      await server.runJobs();
      const sent = server.deps.mail.sent.filter(({ to }) => to === email).at(-1);
      const verify_token = sent?.plain.match(/token=([\w-]+)/)?.[1] ?? '';
      await server.call(accounts.verifyEmail, { body: { verify_token } });
      return [
        { kind: 'changed', account_id: child.id, user_id: parent.id },
        { kind: 'verified', account_id: child.id },
      ];
    },
    role_given: async () => {
      const one = await hook.buildMinimalSchool();
      const colleague = await build('teacher');
      await hook.addStaff(one, colleague);
      await call(one.admin, school.changeStaff, { params: { id: colleague.id }, body: { role: 'admin' } });
      const course = await buildCourseOf(one.admin);
      const body = { email: colleague.email ?? '', role: 'co' as const, ends_on: null };
      await call(one.admin, courseTeachers.addCourseTeacher, { params: { id: course.id }, body });
      return [
        { kind: 'school_admin', account_id: colleague.id, user_id: one.admin.id },
        { kind: 'class_teacher', account_id: colleague.id, course_id: course.id },
      ];
    },
    role_taken: async () => {
      const one = await hook.buildMinimalSchool();
      const colleague = await build('teacher');
      await hook.addStaff(one, colleague);
      await call(one.admin, school.removeStaff, { params: { id: colleague.id }, query: {} });
      return [{ kind: 'school', account_id: colleague.id, organisation_id: one.organisation_id }];
    },
    account_deleted: async () => {
      const { parent, child } = await buildFamily();
      await call(parent, children.deleteChild, { params: { id: child.id } });
      return [{ kind: 'by_request', account_id: child.id, user_id: parent.id }];
    },
    school_access_changed: async () => {
      const { admin } = await buildPlatform();
      const of = (kind: string) => ({ kind, user_id: admin.id });
      return [of('sign_on'), of('sign_on'), of('sign_on'), of('platform')];
    },
    data_exported: async () => {
      const { parent, child } = await buildFamily();
      await call(parent, children.exportChild, { params: { id: child.id } });
      const teacher = await build('teacher');
      await call(teacher, students.exportStudents, { query: {} });
      return [
        { kind: 'all_work', user_id: parent.id },
        { kind: 'students', user_id: teacher.id },
      ];
    },
    access_refused: async () => {
      const { child } = await buildFamily();
      await call(child, school.listStaff, {});
      return [{ kind: 'role', user_id: child.id }];
    },
    row_refused: async () => {
      const { child } = await buildFamily();
      const token = await signInAs(server.deps, child);
      const { writing_id } = await addWriting(server.deps, { content: `A ${marker} swims.` });
      const read = () => server.call(writings.readWriting, { token, params: { id: writing_id } });
      for (let n = 0; n < 12; n += 1) await read();
      return [
        { user_id: child.id, count: 1 },
        { user_id: child.id, count: 10 },
      ];
    },
    rate_limited: async () => {
      const { token, writing_id } = await addWriting(server.deps, { content: `A ${marker} swims.` });
      const ask = () =>
        server.call(feedback.requestFeedback, { token, params: { id: writing_id }, body: {} });
      for (let n = 0; n < 31; n += 1) await ask();
      return [{ kind: 'feedback' }];
    },
    upload_rejected: async () => {
      const teacher = await build('teacher');
      const file = { ...sampleFiles.png(), filename: `${marker}.png` };
      const declare = (body: ReturnType<typeof declarationOf>) => call(teacher, files.startUpload, { body });
      await declare({ ...declarationOf(file), content_type: 'application/x-msdownload' });
      await declare({ ...declarationOf(file), byte_size: 10 ** 9 });
      const { body } = await declare(declarationOf(file));
      const put = (payload: Buffer) =>
        server.app.inject({ method: 'PUT', url: body.direct_upload.url, payload });
      await put(Buffer.from(marker));
      await put(Buffer.alloc(file.bytes.length));
      const avatar = { signed_id: body.signed_id };
      await call(await build('teacher'), accounts.updateMine, { body: { avatar } });
      return [
        { kind: 'type', user_id: teacher.id },
        { kind: 'size' },
        { kind: 'size' },
        { kind: 'not_whole' },
        { kind: 'not_own' },
      ];
    },
    payment_event_refused: async () => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': `t=1,v1=${marker}` };
      const url = apiBase + billing.receiveEvent.path;
      await server.app.inject({ method: 'POST', url, headers, payload: { id: marker } });
      return [{ kind: 'signature' }];
    },
    metrics_refused: async () => {
      await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${marker}` } });
      return [{ kind: 'token' }];
    },
    secret_unreadable: async () => {
      const { admin, connection } = await hook.buildMinimalSchool();
      const other = createSecretBox(
        { ...server.deps.config, SECRETS_KEY: ['another-key-of-thirty-two-letters'] },
        server.deps.securityEvents,
      );
      const client_secret = await other.seal(marker, `sign-on connection ${connection.id}`);
      await server.deps.db.update(ssoConnections).set({ client_secret });
      await call(admin, sso.testConnection, { params: { id: connection.id } });
      return [{ kind: 'no_key', reason: client_secret?.split('.')[3], user_id: admin.id }];
    },
  };

  it.each(Object.entries(causes))(
    'tell of %s, by whom and about whom, and nothing that people wrote',
    async (name, cause) => {
      lines.length = 0;
      const expected = await cause();
      const text = lines.join('');
      const told = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === name);
      expect(told).toMatchObject(expected.map((one) => ({ event: name, msg: 'security event', ...one })));
      for (const { request_id } of told) expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(text.toLowerCase()).not.toContain(marker);
      for (const secret of [testPassword, 'Mia', 'example']) expect(text).not.toContain(secret);
    },
  );
});
