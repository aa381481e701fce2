import type { ZipFile } from '../../../services/zip/read-zip.ts';
import type { TableRow } from './read-table.ts';
import type { Problems } from './roster-problems.ts';
import { WrongRowError } from './row-checks.ts';

export interface RosterPerson {
  line: number;
  sourcedId: string;
  role: 'student' | 'staff';
  /** Has left the school, or is about to. */
  isGone: boolean;
  full_name: string;
  /** In lower case; empty where the roster has none. */
  email: string;
  username: string;
  grade_level: number | null;
}

export interface RosterClass {
  line: number;
  sourcedId: string;
  title: string;
  grades: number[];
  isGone: boolean;
}

export interface RosterEnrollment {
  line: number;
  sourcedId: string;
  /** Both may be empty in a row that is to be deleted. */
  classId: string;
  userId: string;
  role: 'student' | 'teacher';
  isPrimary: boolean;
  isGone: boolean;
}

/** A file as a whole says how things are, or only what has changed since the last one. */
export type FileMode = 'bulk' | 'delta' | 'absent';

/** What a zip says of one school. */
export interface Roster {
  /** The number of the school itself. */
  schoolId: string;
  people: Map<string, RosterPerson>;
  /** Whose rows cannot be used, or are not for us: what else names them is passed over in silence. */
  skippedPeople: Set<string>;
  classes: Map<string, RosterClass>;
  skippedClasses: Set<string>;
  enrollments: RosterEnrollment[];
  modes: { users: FileMode; classes: FileMode; enrollments: FileMode };
  /** At least one of the files has changes only. */
  hasDelta: boolean;
  /** Who is named with a class in a row that cannot be used: whoever is in that class stays in it. */
  pairsInBadRows: Set<string>;
  /** A row does not even say whom it names: then we cannot tell who is missing. */
  hasUnreadableEnrollments: boolean;
  /** Whose rows are fine and not for us: parents, other staff, people of another school. */
  ignoredPeople: Set<string>;
  /** Some lines of users.csv cannot be read: then we cannot tell who is missing. */
  hasUnreadablePeople: boolean;
}

/** Somebody in a class. */
export const pairKey = (classId: string, userId: string): string => `${classId}\n${userId}`;

/** What the readers of the single files share. */
export interface RosterReadContext {
  zip: Map<string, ZipFile>;
  problems: Problems;
  version: '1.1' | '1.2';
  modes: Map<string, FileMode>;
  /** The day at school on which it is read. */
  today: string;
  earlierRoles: Map<string, RosterPerson['role']>;
}

/** Takes a row, or notes why it cannot be used. Returns whether it could. */
export const readRowOrReport = (
  { problems }: RosterReadContext,
  { file, row }: { file: string; row: TableRow },
  take: () => void,
): boolean => {
  try {
    take();
    return true;
  } catch (error) {
    if (!(error instanceof WrongRowError)) throw error;
    problems.add(file, row.line, error.message);
    return false;
  }
};
