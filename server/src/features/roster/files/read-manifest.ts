import type { ZipFile } from '../../../services/zip/read-zip.ts';
import { rosterReasons } from '../roster.messages.ts';
import { readTable } from './read-table.ts';
import type { FileMode, RosterReadContext } from './roster.ts';
import type { Problems } from './roster-problems.ts';

const file = 'manifest.csv';
const linesMax = 500;

const needed = { '1.1': ['orgs', 'users', 'classes', 'enrollments'], '1.2': ['roles'] } as const;

interface Property {
  value: string;
  line: number;
}

const modeOf = ({ value, line }: Property, problems: Problems): FileMode => {
  const mode = value.toLowerCase();
  if (mode === 'bulk' || mode === 'delta' || mode === 'absent') return mode;
  return problems.stop(file, line, rosterReasons.wrongMode(value));
};

const versionOf = (property: Property | undefined, problems: Problems): '1.1' | '1.2' => {
  if (!property) return problems.stop(file, null, rosterReasons.noVersion);
  // Some systems write the number of a correction behind it.
  const version = /^1\.[12](?=$|\.)/.exec(property.value)?.[0];
  if (version === '1.1' || version === '1.2') return version;
  return problems.stop(file, property.line, rosterReasons.wrongVersion(property.value));
};

/** What the zip says of itself: the version, and for each file whether it is whole, only changes, or not there. */
export const readManifest = async (
  zip: Map<string, ZipFile>,
  problems: Problems,
): Promise<Pick<RosterReadContext, 'modes' | 'version'>> => {
  const properties = new Map<string, Property>();
  await readTable({ zip, file, columns: ['propertyName', 'value'], linesMax, problems }, (row) => {
    properties.set(row.get('propertyName').toLowerCase(), { value: row.get('value'), line: row.line });
  });
  const version = versionOf(properties.get('oneroster.version'), problems);
  const modes = new Map<string, FileMode>();
  for (const [name, property] of properties)
    if (name.startsWith('file.')) modes.set(name.slice('file.'.length), modeOf(property, problems));
  for (const name of [...needed['1.1'], ...(version === '1.2' ? needed['1.2'] : [])]) {
    const mode = modes.get(name) ?? problems.stop(file, null, rosterReasons.modeMissing(`file.${name}`));
    if (mode === 'absent')
      problems.stop(
        file,
        properties.get(`file.${name}`)?.line ?? null,
        zip.has(`${name}.csv`) ? rosterReasons.notAnnounced : rosterReasons.absentNeeded(`file.${name}`),
      );
  }
  return { version, modes };
};
