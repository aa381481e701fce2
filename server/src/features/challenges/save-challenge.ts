import type { Challenge, CheckedInput, challenges } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { safeHtml } from '../../services/safe-html/safe-html.ts';
import { lockActivityRows } from '../activities/index.ts';
import { assignWritings, unassignWritings } from '../writings/index.ts';
import { announceChallenge } from './announce-challenge.ts';
import { attachFiles, type ChallengeForm, deleteFilesExcept, noFiles } from './challenge-files.ts';
import { challengePermissions } from './challenges.policy.ts';
import { filesOf, findVisibleChallenge, readChallenge } from './read-challenge.ts';
import {
  insertChallenge,
  lockChallenge,
  setActivities,
  setFiles,
  updateChallengeRow,
} from './save-challenge.queries.ts';

type ChallengeChange = CheckedInput<typeof challenges.updateChallenge>['body'];

const changedElsewhere =
  'This challenge was changed in another tab or on another device since you opened it. Nothing was overwritten: open it again to see what is new, and make your change there.';

type ChallengeDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'files' | 'queue'>;

const requirementsOf = (form: ChallengeForm): string => {
  const requirements = safeHtml(form.requirements);
  if (!requirements) throw invalid('requirements', 'Requirements are required');
  return requirements;
};

/** What stands in the challenge's own row, files apart. */
const fieldsOf = (form: ChallengeForm, now: Date) => ({
  title: form.title,
  brief: form.brief,
  description: form.description,
  requirements: requirementsOf(form),
  start_date: form.start_date,
  end_date: form.end_date,
  status: form.status,
  subject: form.subject,
  grade_levels: form.grade_levels,
  estimated_time: form.estimated_time,
  estimated_time_unit: form.estimated_time_unit,
  skill_list: form.skill_list,
  difficulty_list: form.difficulty_list,
  exam_list: form.exam_list,
  challengeType: form.challengeType || null,
  reward_type: form.reward?.type ?? null,
  reward_value: form.reward?.value ?? null,
  updated_at: now,
});

export const createChallenge = (
  deps: ChallengeDeps,
  caller: Caller,
  form: ChallengeForm,
): Promise<Challenge> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await lockActivityRows(tx, caller.id, form.activity_ids);
    const { files, ...pictures } = await attachFiles(deps, tx, { stored: noFiles, form, ownerId: caller.id });
    const fields = { ...fieldsOf(form, now), ...pictures, created_at: now };
    const id = await insertChallenge(tx, { ...fields, teacher_id: caller.id });
    await setActivities(tx, id, form.activity_ids);
    await setFiles(tx, id, files);
    await announceChallenge(deps, tx, { ...fields, id, teacher_id: caller.id });
    return readChallenge(deps, tx, { caller, id });
  });

const replaceFiles = async (
  deps: ChallengeDeps,
  tx: Db,
  change: { caller: Caller; id: number; form: ChallengeForm },
): Promise<void> => {
  const stored = filesOf(await findVisibleChallenge(deps, tx, change));
  const taken = await attachFiles(deps, tx, { stored, form: change.form, ownerId: change.caller.id });
  const { files, ...pictures } = taken;
  await updateChallengeRow(tx, change.id, { ...fieldsOf(change.form, deps.clock.now()), ...pictures });
  await setFiles(tx, change.id, files);
  await deleteFilesExcept(deps, tx, { stored, kept: [...Object.values(pictures), ...files] });
};

/** Gives what is new to everybody who takes part, and takes back what nobody had begun; begun work stays. */
export const updateChallenge = (
  deps: ChallengeDeps,
  caller: Caller,
  { id, form: { seen_updated_at, ...form } }: { id: number; form: ChallengeChange },
): Promise<Challenge> =>
  deps.db.transaction(async (tx) => {
    // To anyone else it is not there, whatever activities they name.
    const found = await findVisibleChallenge(deps, tx, { caller, id });
    if (!challengePermissions(caller.id, found).edit) throw notFound('This challenge');
    // Activities before challenges: the order in which everything that assigns locks its rows.
    await lockActivityRows(tx, caller.id, form.activity_ids);
    const changedAt = await lockChallenge(tx, id, 'no key update');
    if (seen_updated_at && new Date(seen_updated_at).getTime() !== changedAt?.getTime())
      throw conflict(changedElsewhere);
    await replaceFiles(deps, tx, { caller, id, form });
    const left = await setActivities(tx, id, form.activity_ids);
    await unassignWritings(tx, { challenge_id: id, activity_ids: left });
    await assignWritings(deps, tx, { challenge_id: id });
    return readChallenge(deps, tx, { caller, id });
  });
