import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { LtiPlatformRow } from '../../db/schema/index.ts';
import { deleteEnrollments } from '../courses/index.ts';
import { enrollStudents } from '../teacher-students/index.ts';
import { assignWritings, unassignWritings } from '../writings/index.ts';
import { updateContext } from './classes.queries.ts';
import { roleOf, scopes } from './launch-claims.ts';
import type { LtiDeps } from './lti-deps.ts';
import { findContext, listBroughtStudents, noteLeft } from './names.queries.ts';
import { callPlatformService, checkAnswer, PlatformServiceError } from './platform-service.ts';
import { queueGradesOfReturned } from './queue-grades.ts';

const pagesMax = 50;

const page = z.object({
  members: z.array(
    z.object({
      user_id: z.string(),
      roles: z.array(z.string()).default([]),
      status: z.enum(['Active', 'Inactive', 'Deleted']).catch('Inactive').default('Active'),
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

/** Who left the course over there leaves this class and nothing else; who is back there is back here. */
const bringInLine = async (
  deps: NamesDeps,
  tx: Db,
  { id, course_id }: { id: number; course_id: number },
  subjects: Set<string>,
): Promise<void> => {
  const brought = await listBroughtStudents(tx, id);
  const left = brought.filter(({ subject, left_at }) => left_at === null && !subjects.has(subject));
  const back = brought.filter(({ subject, left_at }) => left_at !== null && subjects.has(subject));
  const now = deps.clock.now();
  const leaving = left.map(({ user_id }) => user_id);
  if (leaving.length > 0) {
    const gone = await deleteEnrollments(tx, course_id, leaving);
    await unassignWritings(tx, { course_id, student_ids: gone });
  }
  for (const { user_id } of back) {
    await enrollStudents(tx, [user_id], { course_id, now });
    await assignWritings(deps, tx, { course_id, student_id: user_id });
  }
  await noteLeft(tx, {
    lti_context_id: id,
    identity_ids: left.map(({ identity_id }) => identity_id),
    left_at: now,
  });
  const returned = { lti_context_id: id, identity_ids: back.map(({ identity_id }) => identity_id) };
  await noteLeft(tx, { ...returned, left_at: null });
  await queueGradesOfReturned(deps, tx, returned);
};

/** Compares a class with its course over there. Whoever was never brought by the platform is not its business. */
export const readNames = async (deps: NamesDeps, contextId: number): Promise<void> => {
  const found = await findContext(deps.db, contextId);
  if (!found?.context.names_url || found.course_status === 'archived') return;
  const { context, platform } = found;
  try {
    const subjects = await readStudents(deps, platform, found.context.names_url);
    await deps.db.transaction(async (tx) => {
      await bringInLine(deps, tx, context, subjects);
      await updateContext(tx, contextId, { names_read_at: deps.clock.now(), names_problem: null });
    });
  } catch (error) {
    if (!(error instanceof PlatformServiceError)) throw error;
    await updateContext(deps.db, contextId, { names_problem: error.problem });
  }
};
