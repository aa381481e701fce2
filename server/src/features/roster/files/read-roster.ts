import { readZip, ZipError, type ZipFile } from '../../../services/zip/read-zip.ts';
import { readClasses } from './read-classes.ts';
import { readEnrollments } from './read-enrollments.ts';
import { readManifest } from './read-manifest.ts';
import { readPeople } from './read-people.ts';
import { readSchools } from './read-schools.ts';
import type { Roster, RosterPerson, RosterReadContext } from './roster.ts';
import type { Problems } from './roster-problems.ts';

/** A school of 10,000 has 12 files of 10 MB together. */
const zipLimits = { filesMax: 60, bytesMax: 80 * 1024 * 1024 };

/** By their names in lower case: some systems write Users.csv. */
const openZip = (bytes: Buffer, problems: Problems): Map<string, ZipFile> => {
  try {
    return new Map(readZip(bytes, zipLimits).map((file) => [file.name.toLowerCase(), file]));
  } catch (error) {
    if (error instanceof ZipError) return problems.stop('', null, error.message);
    throw error;
  }
};

/** What earlier rosters said. */
export interface EarlierRoster {
  /** The number of the school. */
  schoolId: string | null;
  /** Who was a student and who on the staff. */
  roles: Map<string, RosterPerson['role']>;
}
const noEarlierRoster: EarlierRoster = { schoolId: null, roles: new Map() };

interface RosterReading {
  school: string;
  today: string;
  problems: Problems;
  earlier?: EarlierRoster;
}

/**
 * Reads the files of a OneRoster zip that are of use here, and no other: demographics, results and resources are never
 * unpacked. Lines that cannot be used are noted in `problems`; a zip that cannot be used at all ends it.
 */
export const readRoster = async (
  bytes: Buffer,
  { school, today, problems, earlier = noEarlierRoster }: RosterReading,
): Promise<Roster> => {
  const zip = openZip(bytes, problems);
  const { version, modes } = await readManifest(zip, problems);
  const reading: RosterReadContext = { zip, problems, version, modes, today, earlierRoles: earlier.roles };
  const schools = await readSchools(reading, { name: school, earlierId: earlier.schoolId });
  const people = await readPeople(reading, schools);
  const classes = await readClasses(reading, schools);
  const enrollments = await readEnrollments(reading, { ...people, ...classes });
  const modeOf = (name: string) => modes.get(name) ?? 'bulk';
  return {
    ...people,
    ...classes,
    ...enrollments,
    schoolId: schools.ourId,
    modes: { users: modeOf('users'), classes: modeOf('classes'), enrollments: modeOf('enrollments') },
    hasDelta: [...modes.values()].includes('delta'),
  };
};
