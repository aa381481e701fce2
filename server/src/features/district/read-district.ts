import type { DistrictCounts, DistrictPage } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { countUnlessSmall } from './district.policy.ts';
import {
  countNumbersOfSchool,
  countPiecesByMonth,
  countSchoolsOfDistrict,
  findDistrictOfAdmin,
  listInvitationsOfDistrict,
  listSchoolsOfDistrict,
} from './district.queries.ts';

const shownMonths = 6;

/** To everybody else there is no district. */
export const findOwnDistrict = async (db: Db, caller: Caller) => {
  const district = await findDistrictOfAdmin(db, caller.id);
  if (!district) throw notFound('This district');
  return district;
};

/** The month of a day and those before it: 2026-11, 2026-10, … */
export const monthsUntil = (today: string, count = shownMonths): string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

const readCounts = async (
  { db, config }: Pick<Deps, 'config' | 'db'>,
  schoolId: number,
  months: string[],
): Promise<DistrictCounts> => {
  const { staff, students, active_classes } = await countNumbersOfSchool(db, schoolId);
  const pieces = await countPiecesByMonth(db, schoolId, {
    since: `${months.at(-1)}-01`,
    timeZone: config.TIME_ZONE,
  });
  return {
    staff: countUnlessSmall(staff),
    students: countUnlessSmall(students),
    active_classes: countUnlessSmall(active_classes),
    pieces: months.map((month) => ({ month, count: countUnlessSmall(pieces.get(month) ?? 0) })),
  };
};

export const presentDistrictInvitation = (row: { id: number; email: string; updated_at: Date }) => ({
  id: row.id,
  email: row.email,
  sent_at: row.updated_at.toISOString(),
});

/** Numbers and the names of schools, a page of them; there is no way from here to a class, a teacher or a child. */
export const readDistrict = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  pageRange: PageRange,
): Promise<DistrictPage> => {
  const { id, name } = await findOwnDistrict(deps.db, caller);
  const months = monthsUntil(dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now()));
  const schools: DistrictPage['schools'] = [];
  for (const school of await listSchoolsOfDistrict(deps.db, id, pageRange))
    schools.push({
      id: school.id,
      name: school.name,
      joined_at: school.joined_at.toISOString(),
      counts: await readCounts(deps, school.id, months),
    });
  const invitations = await listInvitationsOfDistrict(deps.db, id);
  return {
    name,
    schools,
    schools_count: await countSchoolsOfDistrict(deps.db, id),
    invitations: invitations.map(presentDistrictInvitation),
  };
};
