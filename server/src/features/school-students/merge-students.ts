import type { MergedStudents } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { withholdFromParents } from '../alerts/index.ts';
import { notify } from '../notifications/index.ts';
import { lockOwnSchool } from '../school/index.ts';
import { listSchoolMembers } from '../school-membership/index.ts';
import { lockCoursesOfStudents } from './archive-students.queries.ts';
import { type AccountPair, deleteRowsOfOtherAccount } from './merge-account-rows.queries.ts';
import {
  closeOtherAccount,
  findFactsForMerge,
  joinRosterNumbers,
  keepSharedPicturePermissions,
  listWhoSeesStudent,
  lockAccounts,
  stricterPrivacy,
} from './merge-students.queries.ts';
import { moveRowsToKeptAccount, moveSignInsToKeptAccount } from './move-rows-to-kept-account.ts';
import { moveRowsWrittenDuringMerge, secondsAfterMerge } from './move-rows-written-during-merge.job.ts';
import { listTeachersOfStudent } from './move-student.queries.ts';
import { mergedNotice, notMovedTexts, schoolStudentMessages } from './school-students.messages.ts';
import { mayMerge, whyNotMerge } from './school-students.policy.ts';
import { presentSchoolStudent } from './school-students.presenter.ts';
import { findSchoolStudent } from './school-students.queries.ts';

type MergeDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

interface Merge extends AccountPair {
  isDryRun: boolean;
}

/** Takes everything back that a dry run did, and brings out what it found. */
class DryRunEnd extends Error {
  readonly found: MergedStudents;
  constructor(found: MergedStudents) {
    super('a dry run ends without a change');
    this.found = found;
  }
}

/** Strangers don't exist; whoever is archived comes back first. */
const checkAtSchool = async (
  tx: Db,
  organisationId: number,
  { keptId, otherId }: AccountPair,
): Promise<void> => {
  const find = (id: number, status: 'current' | 'archived') =>
    findSchoolStudent(tx, organisationId, { id, status });
  let isArchived = false;
  for (const id of [keptId, otherId])
    if (!(await find(id, 'current'))) {
      if (!(await find(id, 'archived'))) throw notFound('This student');
      isArchived = true;
    }
  if (isArchived) throw conflict(schoolStudentMessages.archived);
};

const checkAccess = async (
  tx: Db,
  organisationId: number,
  { callerId, today, keptId, otherId }: AccountPair & { callerId: number; today: string },
): Promise<void> => {
  const staff = (await listSchoolMembers(tx, organisationId)).map(({ user_id }) => ({ id: user_id }));
  // A challenge shows less than a class does, so having both in the one does not stand in for the other.
  for (const listTeachers of [listTeachersOfStudent, listWhoSeesStudent]) {
    const teachersOfKept = await listTeachers(tx, keptId, today);
    const teachersOfOther = await listTeachers(tx, otherId, today);
    if (!mayMerge({ callerId, teachersOfKept, teachersOfOther, staff }))
      throw conflict(schoolStudentMessages.notForOneself);
  }
};

interface Ready extends AccountPair {
  kept: UserRow;
  other: UserRow;
  isOtherListed: boolean;
  now: Date;
}

/** Both accounts, locked, if they may become one. */
const lockPair = async (
  tx: Db,
  organisationId: number,
  { keptId, otherId, now }: AccountPair & { now: Date },
): Promise<Ready> => {
  await lockCoursesOfStudents(tx, organisationId, [keptId, otherId]);
  const accounts = await lockAccounts(tx, [keptId, otherId]);
  const kept = accounts.find(({ id }) => id === keptId);
  const other = accounts.find(({ id }) => id === otherId);
  if (!kept || !other) throw notFound('This student');
  const ofKept = await findFactsForMerge(tx, organisationId, keptId);
  const ofOther = await findFactsForMerge(tx, organisationId, otherId);
  const refusal = whyNotMerge({ ...kept, ...ofKept }, { ...other, ...ofOther });
  if (refusal) throw conflict(schoolStudentMessages[refusal]);
  return { keptId, otherId, kept, other, isOtherListed: ofOther.is_in_roster, now };
};

/** The one that stays belongs to a family, the other to the school alone. */
const isFamilysAlone = ({ kept, other }: Ready): boolean =>
  kept.parent_id !== null && other.parent_id === null;

/** What a family's choices for both, or the family's and none, come down to. */
const joinChoices = async (tx: Db, ready: Ready): Promise<string[]> => {
  const { kept, other } = ready;
  const withdrawn = other.parent_id === null ? 0 : await keepSharedPicturePermissions(tx, ready);
  const stays = stricterPrivacy(kept.settings.privacy, other.settings.privacy);
  const allowed = [kept, other].flatMap(({ settings }) => Object.entries(settings.privacy ?? {}));
  const isStricter = allowed.some(
    ([key, isAllowed]) => isAllowed && !Object.entries(stays).some(([name, value]) => name === key && value),
  );
  return [...(isStricter ? [notMovedTexts.privacy] : []), ...(withdrawn > 0 ? [notMovedTexts.pictures] : [])];
};

const moveAccount = async (tx: Db, ready: Ready): Promise<string[]> => {
  const { kept, other, now } = ready;
  const takesEmail = other.email !== null && kept.email === null && !isFamilysAlone(ready);
  const choices = await joinChoices(tx, ready);
  const { lost } = await joinRosterNumbers(tx, ready);
  await deleteRowsOfOtherAccount(tx, ready);
  await closeOtherAccount(tx, { kept, other, now, takesEmail });
  const lostEmail = isFamilysAlone(ready) ? notMovedTexts.emailOfFamily : notMovedTexts.email;
  return [
    notMovedTexts.password,
    ...(other.email !== null && !takesEmail ? [lostEmail] : []),
    ...(lost > 0 ? [notMovedTexts.roster] : []),
    ...choices,
  ];
};

const moveEverything = async (tx: Db, ready: Ready): Promise<Omit<MergedStudents, 'student'>> => {
  const signIns = await moveSignInsToKeptAccount(tx, { ...ready, isFamilysAlone: isFamilysAlone(ready) });
  const account = await moveAccount(tx, ready);
  if (isFamilysAlone(ready)) await withholdFromParents(tx, ready.otherId, ready.now);
  const { moved, met } = await moveRowsToKeptAccount(tx, ready);
  return {
    moved: { ...moved, sign_ins: signIns.moved },
    met,
    not_moved: [...account, ...signIns.lost],
  };
};

const announce = async (deps: MergeDeps, tx: Db, { kept, keptId, otherId }: Ready): Promise<void> => {
  const { parent_id } = kept;
  if (parent_id !== null) await notify(deps, tx, [mergedNotice({ parent_id, child_id: keptId })]);
  for (const afterSeconds of secondsAfterMerge)
    await deps.queue.send(
      tx,
      moveRowsWrittenDuringMerge,
      { kept_id: keptId, other_id: otherId },
      { afterSeconds },
    );
};

/**
 * Two accounts of one child become one, at once or not at all. A dry run does the same and takes it back, so that it
 * shows nothing that the merge would not do.
 */
export const mergeStudents = async (
  deps: MergeDeps,
  caller: Caller,
  merge: Merge,
): Promise<MergedStudents> => {
  const { keptId, otherId, isDryRun } = merge;
  if (keptId === otherId) throw invalid('student_id', schoolStudentMessages.sameAccount);
  const now = deps.clock.now();
  const today = dateInTimeZone(deps.config.TIME_ZONE, now);
  try {
    return await deps.db.transaction(async (tx) => {
      const { organisation_id } = await lockOwnSchool(tx, caller);
      await checkAtSchool(tx, organisation_id, merge);
      await checkAccess(tx, organisation_id, { keptId, otherId, callerId: caller.id, today });
      const ready = await lockPair(tx, organisation_id, { keptId, otherId, now });
      const done = await moveEverything(tx, ready);
      await announce(deps, tx, ready);
      const student = await findSchoolStudent(tx, organisation_id, { id: keptId, status: 'current' });
      if (!student) throw new Error('a student who was kept is not at the school');
      const found = { student: presentSchoolStudent(student), ...done };
      if (isDryRun) throw new DryRunEnd(found);
      return found;
    });
  } catch (error) {
    // The way out of the transaction that undoes it.
    if (error instanceof DryRunEnd) return error.found;
    throw error;
  }
};
