import type { MergedStudents } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import {
  type AccountPair,
  moveOrJoinRows,
  moveRowsByColumn,
  moveWritings,
} from './merge-account-rows.queries.ts';
import { deleteIdentities, moveSignOn } from './merge-students.queries.ts';
import { notMovedTexts } from './school-students.messages.ts';

/** The ways in through the school; a family's account takes none that its password did not open. */
export const moveSignInsToKeptAccount = async (
  tx: Db,
  { isFamilysAlone, ...pair }: AccountPair & { isFamilysAlone: boolean },
): Promise<{ moved: number; lost: string[] }> => {
  if (isFamilysAlone) {
    const forgotten = await deleteIdentities(tx, pair);
    return { moved: 0, lost: forgotten > 0 ? [notMovedTexts.signInsOfFamily] : [] };
  }
  const signOn = await moveSignOn(tx, pair);
  const platforms = await moveOrJoinRows(tx, 'lti_identities', pair);
  await moveOrJoinRows(tx, 'lti_members', pair);
  return { moved: signOn + platforms.moved, lost: platforms.met > 0 ? [notMovedTexts.platform] : [] };
};

type Counted = Pick<MergedStudents, 'met'> & { moved: Omit<MergedStudents['moved'], 'sign_ins'> };

/** Everything but the account itself and how it is entered. */
export const moveRowsToKeptAccount = async (tx: Db, pair: AccountPair): Promise<Counted> => {
  await moveRowsByColumn(tx, pair);
  const writings = await moveWritings(tx, pair);
  const classes = await moveOrJoinRows(tx, 'enrollments', pair);
  const challenges = await moveOrJoinRows(tx, 'challenge_participants', pair);
  const teachers = await moveOrJoinRows(tx, 'teacher_students', pair);
  const achievements = await moveOrJoinRows(tx, 'achievement_unlocks', pair);
  const reports = await moveOrJoinRows(tx, 'activity_reports', pair);
  for (const table of ['activity_students', 'class_picture_permissions', 'notifications', 'emails'] as const)
    await moveOrJoinRows(tx, table, pair);
  return {
    moved: {
      writings: writings.moved,
      classes: classes.moved,
      challenges: challenges.moved,
      teachers: teachers.moved,
      achievements: achievements.moved,
      reports: reports.moved,
    },
    met: { writings: writings.met, classes: classes.met, reports: reports.met },
  };
};
