import { accounts, children, defaultSettings, type PrivacySettings, type Role } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildParticipant,
  buildWriting,
} from '../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../testing/build-user.ts';
import {
  type Answered,
  callAll,
  callsOf,
  endpointsThatShow,
  isReading,
} from '../testing/call-every-endpoint.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const nothing = defaultSettings.privacy;
const everything: PrivacySettings = {
  shareProgress: true,
  shareWriting: true,
  showOnlineStatus: true,
  showActivity: true,
};

/** What stands nowhere but in what one child did: found in a response, the child can be seen there. */
const traces = {
  name: 'Quillon F.',
  fullName: 'Quillon Featherby',
  username: 'quillon_nightjar',
  title: 'The Nightjar Egg',
  words: 'It hid among the secret leaves.',
  progress: '"progress":{"finished":1,"total":2}',
  presence: '"is_here":true',
};
type Trace = keyof typeof traces;
const list = 'challenges.listClassmates';
const piece = 'challenges.readClassmateWriting';

/** For each switch what it shows, and by which call; nothing else shows anything. */
const shownBy: Record<keyof PrivacySettings, Partial<Record<Trace, string[]>>> = {
  shareProgress: { name: [list], progress: [list] },
  shareWriting: { name: [list, piece], title: [list, piece], words: [piece] },
  showOnlineStatus: { name: [list], presence: [list] },
  showActivity: { name: [list], title: [list] },
};

describe('what a child shares', () => {
  const server = useTestApp();

  /** Quillon of the class takes part in a challenge, has finished one of two pieces and is here. */
  const buildScenario = async () => {
    const { db, clock } = server.deps;
    const mum = await buildUser(db, { role: 'parent' });
    const course = await buildCourse(db);
    const challenge = await buildChallenge(db, { teacher_id: course.teacher_id });
    const activity = await buildActivity(db, { teacher_id: course.teacher_id, challenge_id: challenge.id });
    const quillon = await buildStudent(db, {
      parent_id: mum.id,
      full_name: traces.fullName,
      screen_name: traces.username,
    });
    await buildEnrollment(db, course.id, quillon.id);
    const work = { student_id: quillon.id, challenge_id: challenge.id, activity_id: activity.id };
    const finished = await buildWriting(db, {
      ...work,
      title: traces.title,
      content: traces.words,
      status: 'completed',
      completed_at: clock.now(),
    });
    const next = await buildActivity(db, { teacher_id: course.teacher_id, challenge_id: challenge.id });
    await buildWriting(db, { ...work, activity_id: next.id, status: 'pending', started_at: null });
    await server.callAs(quillon, accounts.refreshLastLogin, {});
    const ids: Record<string, number> = {
      challenges: challenge.id,
      challenge: challenge.id,
      courses: course.id,
      course: course.id,
      activities: activity.id,
      activity: activity.id,
      students: quillon.id,
      student: quillon.id,
      children: quillon.id,
      child: quillon.id,
      writings: finished.id,
      writing: finished.id,
    };
    return { mum, course, challenge, quillon, ids };
  };

  let filled: ReturnType<typeof buildScenario> | undefined;
  const school = () => {
    filled ??= buildScenario();
    return filled;
  };

  const decide = async (privacy: PrivacySettings): Promise<void> => {
    const { mum, quillon } = await school();
    const answer = await server.callAs(mum, children.updateChildPrivacy, {
      params: { id: quillon.id },
      body: privacy,
    });
    expect(answer.status).toBe(200);
  };

  const buildReader = async (role: Role, place: { inClass?: boolean; inChallenge?: boolean } = {}) => {
    const { db } = server.deps;
    const { course, challenge } = await school();
    const reader = role === 'student' ? await buildStudent(db) : await buildUser(db, { role });
    if (place.inClass) await buildEnrollment(db, course.id, reader.id);
    if (place.inChallenge) await buildParticipant(db, challenge.id, reader.id);
    return reader;
  };

  /** What this person finds of Quillon in everything they can fetch. */
  const seenBy = async (reader: UserRow): Promise<Partial<Record<Trace, string[]>>> => {
    const { ids } = await school();
    const token = await signInAs(server.deps, reader);
    const answers: Answered[] = await callAll(server, callsOf(reader.role).filter(isReading), { token, ids });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const found = Object.entries(traces).map(([trace, words]) => [trace, endpointsThatShow(answers, words)]);
    return Object.fromEntries(found.filter(([, calls]) => calls?.length));
  };

  it.each(Object.keys(nothing) as (keyof PrivacySettings)[])(
    'by %s is what a classmate can fetch, and with it off nothing',
    async (flag) => {
      const classmate = await buildReader('student', { inClass: true, inChallenge: true });
      await decide({ ...nothing, [flag]: true });
      expect(await seenBy(classmate)).toEqual(shownBy[flag]);
      await decide(nothing);
      expect(await seenBy(classmate)).toEqual({});
    },
  );

  it.each(Object.keys(nothing) as (keyof PrivacySettings)[])(
    'is hidden by %s alone where all else is on',
    async (flag) => {
      const classmate = await buildReader('student', { inClass: true, inChallenge: true });
      await decide({ ...everything, [flag]: false });
      const others = Object.entries(shownBy).filter(([other]) => other !== flag);
      const shown = new Set(others.flatMap(([, shares]) => Object.keys(shares)));
      expect(new Set(Object.keys(await seenBy(classmate)))).toEqual(shown);
    },
  );

  it.each([
    ['a student of the class who did not join', 'student', { inClass: true }],
    ['a student of another class who joined', 'student', { inChallenge: true }],
    ['a student who has to do with neither', 'student', {}],
    ['another parent', 'parent', {}],
    ['another teacher', 'teacher', {}],
  ] as const)('is never seen by %s, with everything on', async (_, role, place) => {
    await decide(everything);
    expect(await seenBy(await buildReader(role, place))).toEqual({});
  });

  it('takes nothing from the own parent', async () => {
    await decide(nothing);
    const { mum } = await school();
    expect(Object.keys(await seenBy(mum))).toEqual(expect.arrayContaining(['fullName', 'title', 'words']));
  });
});
