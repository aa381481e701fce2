import type { Classmate, PrivacySettings } from '@inkling/contract';
import { presentSettings } from '../../accounts/index.ts';
import type { ClassmateRow } from './classmates.queries.ts';

const hereForMs = 10 * 60 * 1000;

/** Never the username, which is half of a sign-in. */
const shortName = (fullName: string): string => {
  const [first = '', ...others] = fullName.trim().split(/\s+/u);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : first;
};

const latestOf = ({ joined_at, writings }: ClassmateRow): Classmate['latest'] => {
  const begun = writings
    .filter(({ status }) => status !== 'pending')
    .map(({ title, status, changed_at }) => ({
      what: status === 'completed' ? ('finished' as const) : ('began' as const),
      title,
      at: new Date(changed_at).toISOString(),
    }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return begun[0] ?? { what: 'joined', title: null, at: joined_at.toISOString() };
};

const progressOf = ({ writings }: ClassmateRow): Classmate['progress'] => ({
  finished: writings.filter(({ status }) => status === 'completed').length,
  total: writings.length,
});

const isHere = ({ lastHereAt }: ClassmateRow, now: Date): boolean =>
  lastHereAt !== null && now.getTime() - lastHereAt.getTime() < hereForMs;

const piecesOf = ({ writings }: ClassmateRow): Classmate['pieces'] =>
  writings.filter(({ may_be_read }) => may_be_read).map(({ id, title }) => ({ id, title }));

const share = (row: ClassmateRow, privacy: PrivacySettings, now: Date): Classmate => ({
  id: row.id,
  name: shortName(row.full_name),
  is_here: privacy.showOnlineStatus && isHere(row, now),
  progress: privacy.shareProgress ? progressOf(row) : null,
  latest: privacy.showActivity ? latestOf(row) : null,
  pieces: privacy.shareWriting ? piecesOf(row) : [],
});

const showsSomething = ({ is_here, progress, latest, pieces }: Classmate): boolean =>
  is_here || progress !== null || latest !== null || pieces.length > 0;

const byProgress = (a: Classmate, b: Classmate): number =>
  (b.progress?.finished ?? -1) - (a.progress?.finished ?? -1) || a.name.localeCompare(b.name);

/** What each classmate shares, furthest first; one who shares nothing is not named at all. */
export const presentClassmates = (rows: ClassmateRow[], now: Date): Classmate[] =>
  rows
    .map((row) => share(row, presentSettings(row).privacy, now))
    .filter(showsSomething)
    .toSorted(byProgress);
