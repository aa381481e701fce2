import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { LtiPlatformRow } from '../../db/schema/index.ts';
import { recordEvent } from '../audit/index.ts';
import { deleteEnrollments } from '../courses/index.ts';
import { notify } from '../notifications/index.ts';
import { enrollStudents } from '../teacher-students/index.ts';
import { assignWritings, unassignWritings } from '../writings/index.ts';
import { findPlaceInClass, recordSeenOnPlatform, updatePlatformCourse } from './classes.queries.ts';
import { roleOf, scopes } from './launch-claims.ts';
import { whyNotEnter } from './lti.policy.ts';
import type { LtiDeps } from './lti-deps.ts';
import { manyLeft } from './lti-notices.ts';
import { findAccount } from './people.queries.ts';
import {
  findPlatformCourse,
  listBroughtStudents,
  lockPlatformCourse,
  recordLeftOnPlatform,
  recordTakenOutByTeacher,
} from './platform-courses.queries.ts';
import {
  callPlatformService,
  checkAnswer,
  PlatformServiceError,
  type ServiceProblem,
} from './platform-service.ts';
import { queueGradesOfReturned } from './queue-grades.ts';

const pagesMax = 50;

const page = z.object({
  members: z.array(
    z.object({
      user_id: z.string(),
      roles: z.array(z.string()).default([]),
      status: z.enum(['Active', 'Inactive', 'Deleted']).default('Active'),
    }),
  ),
});

/** The next page, which has to be where this one is: our leave to read goes nowhere else. */
const nextOf = (answer: Response, url: string): string | null => {
  const [, next] = /<([^>]+)>\s*;[^,]*rel="?next"?/i.exec(answer.headers.get('link') ?? '') ?? [];
  if (!next) return null;
  const there = new URL(next, url);
  if (there.origin !== new URL(url).origin) throw new PlatformServiceError('unreadable');
  return there.href;
};

type Linked = NonNullable<Awaited<ReturnType<typeof findPlatformCourse>>>;
type NamesDeps = Pick<LtiDeps, 'platforms' | 'secrets' | 'clock' | 'config' | 'queue' | 'db'>;

const readPage = async (deps: NamesDeps, platform: LtiPlatformRow, url: string) => {
  const answer = await callPlatformService(deps, platform, {
    scope: scopes.names,
    url,
    method: 'GET',
    headers: { accept: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json' },
  });
  checkAnswer(answer);
  const { data, success } = page.safeParse(await answer.json().catch(() => null));
  if (!success) throw new PlatformServiceError('unreadable');
  return { members: data.members, next: nextOf(answer, url) };
};

/** The students of a course over there, all pages or nothing: half a list would put the other half out. */
const readStudents = async (
  deps: NamesDeps,
  platform: LtiPlatformRow,
  first: string,
): Promise<Set<string>> => {
  const subjects = new Set<string>();
  let everybody = 0;
  let url: string | null = first;
  for (let pages = 0; url !== null; pages += 1) {
    if (pages === pagesMax) throw new PlatformServiceError('unreadable');
    const { members, next } = await readPage(deps, platform, url);
    everybody += members.length;
    for (const { user_id, roles, status } of members)
      if (status === 'Active' && roleOf(roles) === 'student') subjects.add(user_id);
    url = next;
  }
  // A course has a teacher at least: an empty list is a mistake, and nobody leaves by one.
  if (everybody === 0) throw new PlatformServiceError('unreadable');
  return subjects;
};

type Brought = Awaited<ReturnType<typeof listBroughtStudents>>[number];

const aboutStudent = (id: number) => ({
  actor: { id, role: 'student' as const },
  object_type: 'course' as const,
});

/** Out of this class and nothing else. */
const takeOut = async (deps: NamesDeps, tx: Db, course_id: number, left: Brought[]): Promise<void> => {
  if (left.length === 0) return;
  const user_ids = left.map(({ user_id }) => user_id);
  const gone = await deleteEnrollments(tx, course_id, user_ids);
  await unassignWritings(tx, { course_id, student_ids: gone });
  const now = deps.clock.now();
  await recordLeftOnPlatform(tx, { course_id, user_ids, left_at: now });
  for (const id of gone)
    await recordEvent(tx, { now, ...aboutStudent(id), event: 'leftClass', object_id: course_id });
};

/** Back into the class, where a click from there would lead into it, too. */
const takeBack = async (deps: NamesDeps, tx: Db, { context, platform }: Linked, back: Brought[]) => {
  const { organisation_id } = platform;
  const { id: lti_context_id, course_id } = context;
  for (const { user_id, identity_id } of back) {
    const account = await findAccount(tx, user_id, organisation_id);
    if (!account || whyNotEnter(account, { organisation_id, role: 'student' })) continue;
    const who = { course_id, user_id, now: deps.clock.now() };
    if ((await findPlaceInClass(tx, who)).is_enrolled) {
      await recordSeenOnPlatform(tx, who);
    } else {
      await enrollStudents(tx, [user_id], who);
      await assignWritings(deps, tx, { course_id, student_id: user_id });
      await recordLeftOnPlatform(tx, { course_id, user_ids: [user_id], left_at: null });
      const { now } = who;
      await recordEvent(tx, {
        now,
        ...aboutStudent(user_id),
        event: 'returnedToClass',
        object_id: course_id,
      });
    }
    // The platform has forgotten their grades, also where a teacher has brought them back into the class meanwhile.
    await queueGradesOfReturned(deps, tx, { lti_context_id, identity_ids: [identity_id] });
  }
};

/** A course that was emptied, or one that hides its students, is a teacher's to tell apart. */
const areMany = (left: Brought[], here: Brought[]): boolean => left.length > here.length / 2;

interface List {
  subjects: Set<string>;
  /** When it was asked for: who came in since then may not be on it yet. */
  askedAt: Date;
  /** Whether a teacher has said that all who are not on it have left. */
  letLeave: boolean;
}

const bringInLine = async (deps: NamesDeps, tx: Db, linked: Linked, list: List): Promise<void> => {
  const { context } = linked;
  await lockPlatformCourse(tx, context.id);
  await recordTakenOutByTeacher(tx, context.course_id);
  const brought = await listBroughtStudents(tx, context);
  const here = brought.filter(({ left_at }) => left_at === null);
  const left = here.filter(({ subject, seen_at }) => !list.subjects.has(subject) && seen_at <= list.askedAt);
  if (areMany(left, here) && !list.letLeave) throw new PlatformServiceError('many_left');
  await takeOut(deps, tx, context.course_id, left);
  const back = brought.filter(({ subject, left_at }) => left_at !== null && list.subjects.has(subject));
  await takeBack(deps, tx, linked, back);
  await updatePlatformCourse(tx, context.id, { names_read_at: deps.clock.now(), names_problem: null });
};

const noteNamesProblem = async (deps: NamesDeps, linked: Linked, problem: ServiceProblem): Promise<void> => {
  const { context, platform, lead_id, course_title } = linked;
  await deps.db.transaction(async (tx) => {
    await updatePlatformCourse(tx, context.id, { names_problem: problem });
    if (problem !== 'many_left' || context.names_problem === problem) return;
    const about = { user_id: lead_id, course_id: context.course_id, title: course_title };
    await notify(deps, tx, [manyLeft({ ...about, platform: platform.name })]);
  });
};

/** Compares a class with its course over there. Whoever was never brought by the platform is not its business. */
export const syncMembers = async (
  deps: NamesDeps,
  contextId: number,
  { letLeave = false }: { letLeave?: boolean } = {},
): Promise<void> => {
  const linked = await findPlatformCourse(deps.db, contextId);
  if (!linked?.context.names_url || linked.course_status === 'archived') return;
  const askedAt = deps.clock.now();
  try {
    if (!linked.is_led_by_school) throw new PlatformServiceError('not_live');
    const subjects = await readStudents(deps, linked.platform, linked.context.names_url);
    await deps.db.transaction((tx) => bringInLine(deps, tx, linked, { subjects, askedAt, letLeave }));
  } catch (error) {
    if (!(error instanceof PlatformServiceError)) throw error;
    await noteNamesProblem(deps, linked, error.problem);
  }
};
