import { type CallInput, challenges, notifications, writings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type UserRow, uploads as uploadRows } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildParticipant,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { readInChinese } from '../../testing/read-in-chinese.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

type ChallengeBody = CallInput<typeof challenges.createChallenge>['body'];

let made = 0;

describe('a teacher’s challenges', () => {
  const server = useTestApp();

  const uploadOf = async (owner: UserRow, content_type = 'image/png'): Promise<{ signed_id: string }> => {
    made += 1;
    const row = {
      signed_id: `upload-${made}`,
      owner_id: owner.id,
      filename: `file-${made}`,
      content_type,
      byte_size: 4,
      hex_digest: '',
      status: 'stored' as const,
    };
    await server.deps.db.insert(uploadRows).values(row);
    return { signed_id: row.signed_id };
  };
  const isStored = async ({ signed_id }: { signed_id: string }): Promise<boolean> =>
    (await server.deps.db.select().from(uploadRows).where(eq(uploadRows.signed_id, signed_id))).length > 0;

  const buildScenario = async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const activity = await buildActivity(server.deps.db, { teacher_id: teacher.id });
    const form: ChallengeBody = {
      title: 'A night in the museum',
      brief: 'One surprise',
      description: 'Write what happens when the lights go out.',
      requirements: '<p>At most <strong>400</strong> words<script>alert(1)</script></p>',
      start_date: '2026-02-01',
      end_date: '2026-02-28',
      status: 'active',
      subject: 'writing',
      grade_levels: [6, 5],
      estimated_time: 2,
      estimated_time_unit: 'hours',
      activity_ids: [activity.id],
      cover: await uploadOf(teacher),
    };
    const create = (changes: Partial<ChallengeBody> = {}) =>
      server.callAs(teacher, challenges.createChallenge, { body: { ...form, ...changes } });
    const update = (id: number, changes: Partial<ChallengeBody> & { seen_updated_at?: string } = {}) =>
      server.callAs(teacher, challenges.updateChallenge, { params: { id }, body: { ...form, ...changes } });
    const remove = (id: number, user = teacher) =>
      server.callAs(user, challenges.deleteChallenge, { params: { id } });
    return { teacher, activity, form, create, update, remove };
  };

  it('are not overwritten from a tab that was opened before they were changed elsewhere', async () => {
    const { create, update } = await buildScenario();
    const { body: seen } = await create();
    server.deps.clock.advance({ seconds: 30 });
    const fromOneTab = { title: 'From one tab', seen_updated_at: seen.updated_at };
    expect((await update(seen.id, fromOneTab)).status).toBe(200);
    server.deps.clock.advance({ seconds: 30 });
    const late = await update(seen.id, { title: 'From the other', seen_updated_at: seen.updated_at });
    expect([late.status, late.error.error_message]).toEqual([
      409,
      expect.stringContaining('Nothing was overwritten'),
    ]);
    const { body: kept } = await update(seen.id, { title: 'Without saying what was seen' });
    expect(kept.title).toBe('Without saying what was seen');
  });

  it('are announced to the teacher’s students of the right grades, unless over', async () => {
    const { db, clock } = server.deps;
    clock.set('2026-01-15T00:00:00Z');
    const { teacher, create } = await buildScenario();
    const own = await buildChallenge(db, { teacher_id: teacher.id });
    const [right, wrong, stranger] = [
      await buildStudent(db, { grade_level: 5 }),
      await buildStudent(db, { grade_level: 9 }),
      await buildStudent(db, { grade_level: 5 }),
    ];
    for (const { id } of [right, wrong]) await buildParticipant(db, own.id, id);
    const { id } = (await create()).body;
    await create({ start_date: '2025-12-01', end_date: '2026-01-14' });
    const notificationsOf = async (student: UserRow) =>
      (await server.callAs(student, notifications.listNotifications, {})).body.map(({ body, link }) => [
        body,
        link,
      ]);
    expect(await notificationsOf(right)).toEqual([
      ['“A night in the museum” starts on Sunday 1 February.', `/challenges/${id}`],
    ]);
    expect([await notificationsOf(wrong), await notificationsOf(stranger)]).toEqual([[], []]);
  });

  it('are one notification while nobody has read it', async () => {
    const { db, clock } = server.deps;
    clock.set('2026-01-15T00:00:00Z');
    const { teacher, create } = await buildScenario();
    const own = await buildChallenge(db, { teacher_id: teacher.id });
    const parent = await buildUser(db, { role: 'parent' });
    const family = { grade_level: 5, parent_id: parent.id };
    const [student, sibling] = [await buildStudent(db, family), await buildStudent(db, family)];
    for (const { id } of [student, sibling]) await buildParticipant(db, own.id, id);
    const heard = async (user: UserRow) =>
      (await server.callAs(user, notifications.listNotifications, {})).body.map(({ title, link }) => [
        title,
        link,
      ]);
    const announce = async (title: string) =>
      (await create({ title, cover: await uploadOf(teacher) })).body.id;
    const first = await announce('One');
    expect(await heard(student)).toEqual([['New challenge', `/challenges/${first}`]]);
    await announce('Two');
    await announce('Three');
    for (const user of [student, parent])
      expect(await heard(user)).toEqual([['New challenges', '/challenges']]);
    expect(await readInChinese(server, parent)).toEqual([
      {
        title: '新的写作挑战',
        body: ['One', 'Two', 'Three'].map((title) => `“${title}”将于2月1日星期日开始。`).join(''),
      },
    ]);
    await server.callAs(student, notifications.markAllNotificationsRead, {});
    const last = await announce('Four');
    expect(await heard(student)).toEqual([['New challenge', `/challenges/${last}`]]);
  });

  it('are made with files, safe requirements and the status their dates give them', async () => {
    server.deps.clock.set('2026-01-15T00:00:00Z');
    const { teacher, activity, form, create } = await buildScenario();
    const resource = await uploadOf(teacher, 'application/pdf');
    const { status, body } = await create({
      logo: await uploadOf(teacher),
      files: [resource],
      challengeType: ' Story ',
      reward: { type: 'Prize', value: 'A book' },
      skill_list: ['Plot Development'],
      difficulty_list: ['Basic'],
      exam_list: ['NAPLAN'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      requirements: '<p>At most <strong>400</strong> words</p>',
      status: 'upcoming',
      grade_levels: [5, 6],
      challengeType: 'Story',
      reward: { type: 'Prize', value: 'A book' },
      activity_ids: [activity.id],
      cover: form.cover,
      banner: null,
      files: [resource],
      permissions: { edit: true, delete: true },
    });
    expect(body.logo).not.toBeNull();
  });

  it.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ brief: ' ' }, 'brief', 'Brief is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ requirements: '' }, 'requirements', 'Requirements are required'],
    [{ requirements: '<p> </p><script>x</script>' }, 'requirements', 'Requirements are required'],
    [{ start_date: '' }, 'start_date', 'Start date is required'],
    [{ end_date: undefined }, 'end_date', 'End date is required'],
    [{ end_date: '2026-01-31' }, 'end_date', 'End date must not be before the start date'],
    [{ status: undefined }, 'status', 'Status is required'],
    [{ subject: undefined }, 'subject', 'Subject is required'],
    [{ grade_levels: [] }, 'grade_levels', 'Grade level is required'],
    [{ estimated_time: 0 }, 'estimated_time', 'Estimated time is required'],
    [{ activity_ids: [] }, 'activity_ids', 'Activity is required'],
    [{ cover: null }, 'cover', 'Cover is required'],
    [{ cover: undefined }, 'cover', 'Cover is required'],
  ])('are refused with %j', async (changes, field, message) => {
    const { create } = await buildScenario();
    // The call is wrong on purpose.
    const { status, error } = await create(changes as Partial<ChallengeBody>);
    expect(status).toBe(422);
    expect(error.fields).toMatchObject({ [field]: message });
  });

  it('take no foreign file, no file twice and no document for a picture', async () => {
    const { teacher, create, form } = await buildScenario();
    const other = await buildUser(server.deps.db, { role: 'teacher' });
    for (const banner of [await uploadOf(other), await uploadOf(teacher, 'application/pdf')]) {
      const { status, error } = await create({ banner });
      expect(status).toBe(422);
      expect(error.fields).toHaveProperty('banner');
    }
    expect((await create()).status).toBe(200);
    expect((await create({ cover: form.cover })).error.fields).toHaveProperty('cover');
  });

  it('keep the files a change names again and let go of the others', async () => {
    const { teacher, create, update, form } = await buildScenario();
    const [first, second, third] = [
      await uploadOf(teacher),
      await uploadOf(teacher, 'text/csv'),
      await uploadOf(teacher),
    ];
    const { body } = await create({ files: [first, second] });
    const cover = await uploadOf(teacher);
    const changed = await update(body.id, { cover, files: [third, second] });
    expect(changed.body.files).toMatchObject([third, second]);
    expect(changed.body.cover).toMatchObject(cover);
    expect(await isStored(form.cover)).toBe(false);
    expect(await isStored(first)).toBe(false);
    expect(await isStored(second)).toBe(true);
  });

  it('give a new activity to everybody who takes part, and take back only what nobody began', async () => {
    const { db } = server.deps;
    const { teacher, activity, create, update } = await buildScenario();
    const { body } = await create();
    const student = await buildStudent(db);
    await buildParticipant(db, body.id, student.id);
    const second = await buildActivity(db, { teacher_id: teacher.id });
    await update(body.id, { activity_ids: [activity.id, second.id] });
    const given = await listWritingRows(db, student);
    expect(given.map((row) => row.activity_id)).toEqual([activity.id, second.id]);
    await server.callAs(student, writings.beginAssignedWriting, { params: { id: given[0]?.id ?? 0 } });
    const third = await buildActivity(db, { teacher_id: teacher.id });
    await update(body.id, { activity_ids: [third.id] });
    expect((await listWritingRows(db, student)).map((row) => row.activity_id)).toEqual([
      activity.id,
      third.id,
    ]);
  });

  it('are deleted only while nobody takes part, with their files', async () => {
    const { db } = server.deps;
    const { create, remove, form } = await buildScenario();
    const { body } = await create();
    await buildParticipant(db, body.id, (await buildStudent(db)).id);
    expect((await remove(body.id)).status).toBe(409);
    expect(await isStored(form.cover)).toBe(true);
    const lonely = await buildScenario();
    const { id } = (await lonely.create()).body;
    expect((await lonely.remove(id)).status).toBe(204);
    expect(await isStored(lonely.form.cover)).toBe(false);
    expect((await lonely.remove(id)).status).toBe(404);
  });

  it('are joined or deleted, never both', async () => {
    server.deps.clock.set('2026-02-10T00:00:00Z');
    for (let round = 0; round < 5; round += 1) {
      const { create, remove, form } = await buildScenario();
      const { body } = await create();
      const student = await buildStudent(server.deps.db);
      const [joined, removed] = await Promise.all([
        server.callAs(student, challenges.joinChallenge, { body: { challenge_id: body.id } }),
        remove(body.id),
      ]);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([joined.status, removed.status]);
      expect(await isStored(form.cover)).toBe(removed.status === 409);
    }
  });

  it('are not there for other teachers', async () => {
    const { create, form, remove } = await buildScenario();
    const { body } = await create();
    const other = await buildUser(server.deps.db, { role: 'teacher' });
    const own = await buildActivity(server.deps.db, { teacher_id: other.id });
    const change = { params: { id: body.id }, body: { ...form, activity_ids: [own.id] } };
    expect((await server.callAs(other, challenges.updateChallenge, change)).status).toBe(404);
    const asItIs = { params: { id: body.id }, body: form };
    expect((await server.callAs(other, challenges.updateChallenge, asItIs)).status).toBe(404);
    expect((await remove(body.id, other)).status).toBe(404);
    const foreign = await create({ activity_ids: [own.id] });
    expect(foreign.error.fields).toHaveProperty('activity_ids');
  });
});

describe('participants', () => {
  const server = useTestApp();

  it('are listed for the teacher who runs the challenge, by name and status', async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const [one, two] = [
      await buildChallenge(db, { teacher_id: teacher.id }),
      await buildChallenge(db, { teacher_id: teacher.id }),
    ];
    const mia = await buildStudent(db, { full_name: 'Mia Okafor', screen_name: 'mia_ok' });
    const leo = await buildStudent(db, { full_name: 'Leo Silva' });
    await buildActivity(db, { teacher_id: teacher.id, challenge_id: one.id });
    for (const [student, challenge] of [
      [leo, one],
      [mia, one],
      [leo, two],
    ] as const)
      await server.callAs(student, challenges.joinChallenge, { body: { challenge_id: challenge.id } });
    const list = async (user: UserRow, query: CallInput<typeof challenges.listParticipants>['query'] = {}) =>
      (await server.callAs(user, challenges.listParticipants, { query })).body;
    const of = { challenge_id_eq: one.id };
    expect(await list(teacher)).toHaveLength(3);
    expect(await list(teacher, of)).toMatchObject([
      { student: { full_name: 'Mia Okafor', screen_name: 'mia_ok' }, status: 'joined', last_active_at: null },
      { student: { full_name: 'Leo Silva' }, challenge: { title: one.title } },
    ]);
    expect(await list(teacher, { ...of, keyword: 'oka' })).toHaveLength(1);
    expect(await list(teacher, { ...of, keyword: 'MIA_' })).toHaveLength(1);
    expect(await list(teacher, { ...of, status_eq: 'completed' })).toEqual([]);
    expect(await list(teacher, { ...of, status_eq: 'joined' })).toHaveLength(2);
    const [work] = await listWritingRows(db, mia);
    await server.callAs(mia, writings.beginAssignedWriting, { params: { id: work?.id ?? 0 } });
    const [first] = await list(teacher, of);
    expect(first?.last_active_at).toEqual(expect.any(String));
    expect(await list(await buildUser(db, { role: 'teacher' }), of)).toEqual([]);
  });
});
