import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { createSecretBox } from '../../services/secrets/secret-box.ts';
import { scoreMaximum } from './content-item.ts';
import { checkGrade, findGrade, listUnsent, noteProblem, noteSent, withdrawGrade } from './grades.queries.ts';
import { scopes } from './launch-claims.ts';
import { callPlatformService, checkAnswer, PlatformServiceError } from './platform-service.ts';
import { createPlatforms, ownerOfPlatform } from './platforms.ts';

type Grade = NonNullable<Awaited<ReturnType<typeof findGrade>>>;

/** The scores of a column are below it; some platforms have a query at its end. */
const scoresOf = (lineitem: string): string => {
  const url = new URL(lineitem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
};

/**
 * The time of the mark orders marks; the time of handing in stands beside it, so that nobody is late because their
 * teacher marked late.
 */
const scoreOf = ({ grade, subject }: Grade) => ({
  userId: subject,
  scoreGiven: grade.score,
  scoreMaximum,
  timestamp: grade.confirmed_at.toISOString(),
  submission: { submittedAt: grade.submitted_at.toISOString() },
  activityProgress: 'Completed',
  gradingProgress: 'FullyGraded',
});

const send = async (
  { config, securityEvents }: Pick<Deps, 'config' | 'securityEvents'>,
  found: Grade,
): Promise<void> => {
  const deps = { platforms: createPlatforms(config), secrets: createSecretBox(config, securityEvents) };
  const answer = await callPlatformService(deps, found.platform, {
    scope: scopes.score,
    url: scoresOf(found.lineitem_url ?? ''),
    method: 'POST',
    headers: { 'content-type': 'application/vnd.ims.lis.v1.score+json' },
    body: JSON.stringify(scoreOf(found)),
  });
  // It has this mark or a newer one: one that was sent before the answer got lost, or that somebody entered there.
  if (answer.status !== 409) checkAnswer(answer);
};

/** Brings the newest mark to its platform; one that does not answer is tried for half an hour, and then every hour. */
export const sendGrade = job({
  name: 'send-grade-to-platform',
  // Those that an earlier release has queued name no platform.
  data: z.object({ id: z.number(), revision: z.number(), platform_id: z.number().optional() }),
  keyOf: ({ id, revision }) => `${id} ${revision}`,
  ownerOf: ownerOfPlatform,
  atOnce: 4,
  retries: 10,
  run: async (deps: Pick<Deps, 'clock' | 'config' | 'db' | 'securityEvents'>, { id }) => {
    const found = await findGrade(deps.db, id);
    if (!found || found.grade.sent_revision === found.grade.revision || !found.lineitem_url) return;
    const { is_current, is_live } = await checkGrade(deps.db, id);
    if (!is_current) return withdrawGrade(deps.db, found.grade);
    if (!is_live) return noteProblem(deps.db, id, { problem: 'not_live', gave_up_at: deps.clock.now() });
    try {
      await send(deps, found);
    } catch (error) {
      const problem = error instanceof PlatformServiceError ? error.problem : 'unreachable';
      if (problem === 'unreachable') {
        await noteProblem(deps.db, id, { problem });
        throw error;
      }
      // It said no, or can't be asked at all: the same again a minute later would only be a nuisance.
      await noteProblem(deps.db, id, { problem, gave_up_at: deps.clock.now() });
      return;
    }
    await noteSent(deps.db, { id, revision: found.grade.revision, now: deps.clock.now() });
  },
  onGiveUp: (deps, { id }) => noteProblem(deps.db, id, { gave_up_at: deps.clock.now() }),
});

/** A platform that was down for a weekend gets its marks on Monday. */
export const sendGradesAgain = job({
  name: 'send-grades-to-platforms-again',
  data: z.object({}),
  schedule: '17 * * * *',
  run: async (deps: Pick<Deps, 'clock' | 'db' | 'queue'>) => {
    for (const grade of await listUnsent(deps.db, { now: deps.clock.now() }))
      await deps.queue.send(deps.db, sendGrade, grade);
  },
});
