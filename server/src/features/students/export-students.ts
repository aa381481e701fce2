import { gradeNames } from '@inkling/contract';
import { stringify } from 'csv-stringify';
import type { Deps } from '../../deps.ts';
import type { Teacher } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { listStudents, type StudentFilters } from './student-list.queries.ts';

const rowsMax = 20_000;
const header = ['Name', 'Email', 'Grade Level', 'Username', 'Joined Date'];

/** The first three columns are those of an import; cells that a spreadsheet would run as a formula are defused. */
export const exportStudents = async (
  deps: Pick<Deps, 'config' | 'db'>,
  teacher: Teacher,
  query: StudentFilters,
): Promise<string> => {
  const pageRange = { page: 0, limit: rowsMax, offset: 0 };
  const rows = await listStudents(deps.db, teacher, { query, pageRange });
  const written = stringify({ escape_formulas: true, bom: true });
  written.write(header);
  for (const { student, joined_at } of rows)
    written.write([
      student.full_name,
      student.email ?? '',
      gradeNames[(student.grade_level ?? 0) - 1] ?? '',
      student.screen_name,
      dateInTimeZone(deps.config.TIME_ZONE, joined_at),
    ]);
  written.end();
  let csv = '';
  for await (const chunk of written) csv += chunk;
  return csv;
};
