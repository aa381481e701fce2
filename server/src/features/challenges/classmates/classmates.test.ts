import { accounts, type Classmate, challenges, children, defaultSettings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alerts, users } from '../../../db/schema/index.ts';
import {
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildParticipant,
  buildWriting,
} from '../../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../../testing/build-user.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const nothing = defaultSettings.privacy;

describe('what a classmate sees of a child in a challenge', () => {
  const server = useTestApp();

  /** Ada has finished a piece in a challenge that Ben of her class joined too, and is here now. */
  const setUp = async () => {
    const { db, clock } = server.deps;
    const mum = await buildUser(db, { role: 'parent' });
    const course = await buildCourse(db);
    const challenge = await buildChallenge(db, { teacher_id: course.teacher_id });
    const ada = await buildStudent(db, { parent_id: mum.id, full_name: 'Ada Maria Lovelace' });
    const ben = await buildStudent(db);
    for (const { id } of [ada, ben]) {
      await buildEnrollment(db, course.id, id);
      await buildParticipant(db, challenge.id, id);
    }
    const piece = await buildWriting(db, {
      student_id: ada.id,
      challenge_id: challenge.id,
      status: 'completed',
      completed_at: clock.now(),
      title: 'The Engine',
      content: 'It wove numbers.',
    });
    await server.callAs(ada, accounts.refreshLastLogin, {});
    const decide = (changes: object) =>
      server.callAs(mum, children.updateChildPrivacy, {
        params: { id: ada.id },
        body: { ...nothing, ...changes },
      });
    const seen = async (by = ben): Promise<Classmate | undefined> =>
      (await server.callAs(by, challenges.listClassmates, { params: { id: challenge.id } })).body.find(
        ({ id }) => id === ada.id,
      );
    const readBy = (by: typeof ben) =>
      server.callAs(by, challenges.readClassmateWriting, {
        params: { id: challenge.id, writing_id: piece.id },
      });
    return { db, mum, ada, ben, course, challenge, piece, decide, seen, readBy };
  };

  it('is nothing until a parent says so', async () => {
    const { seen, readBy, ben } = await setUp();
    expect(await seen()).toBeUndefined();
    expect((await readBy(ben)).status).toBe(404);
  });

  it.each([
    ['shareProgress', { progress: { finished: 1, total: 1 } }],
    ['showOnlineStatus', { is_here: true }],
    ['showActivity', { latest: expect.objectContaining({ what: 'finished', title: 'The Engine' }) }],
    ['shareWriting', { pieces: [expect.objectContaining({ title: 'The Engine' })] }],
  ])('is what %s shares and no more, and nothing again once it is off', async (flag, shared) => {
    const { ada, decide, seen, readBy, ben } = await setUp();
    expect((await decide({ [flag]: true })).body.privacy).toEqual({ ...nothing, [flag]: true });
    const hidden = { is_here: false, progress: null, latest: null, pieces: [] };
    expect(await seen()).toEqual({ id: ada.id, name: 'Ada L.', ...hidden, ...shared });
    expect((await readBy(ben)).status).toBe(flag === 'shareWriting' ? 200 : 404);
    await decide({});
    expect(await seen()).toBeUndefined();
    expect((await readBy(ben)).status).toBe(404);
  });

  it('is the finished piece word for word, without marks', async () => {
    const { decide, readBy, ben, piece } = await setUp();
    await decide({ shareWriting: true });
    expect((await readBy(ben)).body).toEqual({
      id: piece.id,
      title: 'The Engine',
      written_by: 'Ada L.',
      content: 'It wove numbers.',
    });
  });

  it('is never a piece that somebody worries about, a wellbeing piece or an unfinished one', async () => {
    const { db, ada, ben, challenge, decide, readBy, seen, piece } = await setUp();
    await decide({ shareWriting: true });
    await buildWriting(db, { student_id: ada.id, challenge_id: challenge.id });
    await buildWriting(db, {
      student_id: ada.id,
      challenge_id: challenge.id,
      status: 'completed',
      subject: 'wellbeing',
    });
    expect((await seen())?.pieces).toHaveLength(1);
    await db.insert(alerts).values({
      student_id: ada.id,
      writing_id: piece.id,
      severity: 'high',
      category: 'self-harm',
      excerpt: 'words',
      source: 'draft',
    });
    expect(await seen()).toBeUndefined();
    expect((await readBy(ben)).status).toBe(404);
  });

  it('does not say that a child is here who left', async () => {
    const { db, ada, decide, seen } = await setUp();
    await decide({ showOnlineStatus: true });
    const longAgo = new Date(server.deps.clock.now().getTime() - 11 * 60_000);
    await db.update(users).set({ last_login_at: longAgo }).where(eq(users.id, ada.id));
    expect(await seen()).toBeUndefined();
  });

  it('is for classmates who take part alone', async () => {
    const { db, course, challenge, decide, seen, readBy } = await setUp();
    await decide({ shareProgress: true, shareWriting: true, showOnlineStatus: true, showActivity: true });
    const ofAnotherClass = await buildStudent(db);
    await buildParticipant(db, challenge.id, ofAnotherClass.id);
    const notTakingPart = await buildStudent(db);
    await buildEnrollment(db, course.id, notTakingPart.id);
    for (const other of [ofAnotherClass, notTakingPart]) {
      expect(await seen(other)).toBeUndefined();
      expect((await readBy(other)).status).toBe(404);
    }
  });
});

describe('who decides', () => {
  const server = useTestApp();
  const all = { shareProgress: true, shareWriting: true, showOnlineStatus: true, showActivity: true };

  it('is the parent of a child, each child for itself, and no other parent', async () => {
    const { db } = server.deps;
    const mum = await buildUser(db, { role: 'parent' });
    const [first, second] = [
      await buildStudent(db, { parent_id: mum.id }),
      await buildStudent(db, { parent_id: mum.id }),
    ];
    const decide = (by: typeof mum) =>
      server.callAs(by, children.updateChildPrivacy, { params: { id: first.id }, body: all });
    expect((await decide(await buildUser(db, { role: 'parent' }))).status).toBe(404);
    expect((await decide(mum)).status).toBe(200);
    const list = await server.callAs(mum, children.listChildren, { query: { page: 0 } });
    expect(list.body.map(({ id, privacy }) => [id, privacy])).toEqual([
      [first.id, all],
      [second.id, nothing],
    ]);
    const settings = await server.callAs(first, accounts.readSettings, {});
    expect(settings.body.privacy).toEqual(all);
  });

  it('is never a child with a parent, but a student whom a school added', async () => {
    const { db } = server.deps;
    const child = await buildStudent(db);
    const pupil = await buildStudent(db, { parent_id: null });
    const save = (by: typeof child) => server.callAs(by, accounts.updateSettings, { body: { privacy: all } });
    expect(await save(child)).toMatchObject({
      status: 403,
      error: { error_message: 'Your parent decides what classmates see of you.' },
    });
    expect((await save(pupil)).body.privacy).toEqual(all);
  });
});
