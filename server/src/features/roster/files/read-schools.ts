import { rosterReasons } from '../roster.messages.ts';
import { readTable } from './read-table.ts';
import { type RosterReadContext, readRowOrReport } from './roster.ts';
import { idOf, isToBeDeleted } from './row-checks.ts';

const file = 'orgs.csv';
const linesMax = 5000;

export interface RosterSchools {
  /** Every organisation that the zip knows, districts too. */
  known: Set<string>;
  /** The number of our school. */
  ourId: string;
  isOurs(id: string): boolean;
}

interface School {
  id: string;
  name: string;
}

interface Organisations {
  schools: School[];
  /** Of every organisation, its parent or nothing. */
  parents: Map<string, string>;
}

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

const readOrganisations = async (reading: RosterReadContext): Promise<Organisations> => {
  const { zip, problems } = reading;
  const parents = new Map<string, string>();
  const schools: School[] = [];
  const seen = new Map<string, number>();
  await readTable({ zip, file, columns: ['sourcedId', 'name', 'type'], linesMax, problems }, (row) => {
    readRowOrReport(reading, { file, row }, () => {
      const id = idOf(row, seen);
      parents.set(id, row.get('parentSourcedId'));
      if (row.get('type').toLowerCase() === 'school' && !isToBeDeleted(row))
        schools.push({ id, name: row.get('name') });
    });
  });
  return { schools, parents };
};

/** The district of a school, the state of that, and so on. */
const ancestorsOf = (id: string, parents: Map<string, string>): Set<string> => {
  const found = new Set<string>();
  for (let at = parents.get(id); at && !found.has(at); at = parents.get(at)) found.add(at);
  return found;
};

interface Ours {
  name: string;
  /** Its number in an earlier roster. */
  earlierId: string | null;
}

const findOurs = (schools: School[], { name, earlierId }: Ours, { problems }: RosterReadContext): School => {
  const [only] = schools;
  if (!only) return problems.stop(file, null, rosterReasons.noSchool);
  const before = schools.find(({ id }) => id === earlierId);
  const ours = before ?? schools.find((school) => sameName(school.name, name));
  if (ours) return ours;
  if (schools.length > 1) return problems.stop(file, null, rosterReasons.whichSchool(schools.length, name));
  return earlierId === null ? only : problems.stop(file, null, rosterReasons.otherSchool(name));
};

/**
 * A zip is often a whole district's, and nobody of another school is touched. Ours is the one with the number of the
 * last roster; at first the only one, or among several the one that is called like the school here. A file of changes
 * need not name it at all: then only the number tells who is ours.
 */
export const readSchools = async (reading: RosterReadContext, ours: Ours): Promise<RosterSchools> => {
  const { schools, parents } = await readOrganisations(reading);
  const known = new Set(parents.keys());
  if (reading.modes.get('orgs') === 'delta') {
    const { earlierId } = ours;
    if (earlierId === null) return reading.problems.stop(file, null, rosterReasons.changesFirst);
    return { known, ourId: earlierId, isOurs: (id) => id === earlierId };
  }
  const { id: ourId } = findOurs(schools, ours, reading);
  if (schools.length > 1) return { known, ourId, isOurs: (id) => id === ourId };
  // With one school in it, whoever is the district's or says nothing is this school's.
  const above = ancestorsOf(ourId, parents);
  return { known, ourId, isOurs: (id) => id === ourId || id === '' || above.has(id) };
};
