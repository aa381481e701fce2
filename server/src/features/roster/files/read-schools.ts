import { rosterReasons } from '../roster.messages.ts';
import { readTable } from './read-table.ts';
import { type Reading, takeOrNote } from './roster.ts';
import { idOf, isToBeDeleted } from './row-checks.ts';

const file = 'orgs.csv';
const linesMax = 5000;

export interface RosterSchools {
  /** Every organisation that the zip knows, districts too. */
  known: Set<string>;
  isOurs(id: string): boolean;
}

interface School {
  id: string;
  name: string;
}

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

/**
 * A zip is often a whole district's. With one school in it all is ours; among several it is the one that is called
 * like the school here, and nobody of another is touched.
 */
export const readSchools = async (reading: Reading, schoolName: string): Promise<RosterSchools> => {
  const { zip, problems } = reading;
  const known = new Set<string>();
  const seen = new Map<string, number>();
  const schools: School[] = [];
  await readTable({ zip, file, columns: ['sourcedId', 'name', 'type'], linesMax, problems }, (row) => {
    takeOrNote(reading, { file, row }, () => {
      const id = idOf(row, seen);
      known.add(id);
      if (row.get('type').toLowerCase() === 'school' && !isToBeDeleted(row))
        schools.push({ id, name: row.get('name') });
    });
  });
  if (schools.length === 0 && reading.modes.get('orgs') === 'bulk')
    problems.stop(file, null, rosterReasons.noSchool);
  if (schools.length <= 1) return { known, isOurs: () => true };
  const ours = schools.find(({ name }) => sameName(name, schoolName));
  if (!ours) return problems.stop(file, null, rosterReasons.whichSchool(schools.length, schoolName));
  return { known, isOurs: (id) => id === ours.id };
};
