import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Download } from '../../http/register-endpoints.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { writeCsv } from '../../services/csv/write-csv.ts';
import { writeZip } from '../../services/zip/write-zip.ts';
import { findOwnSchool } from '../school/index.ts';
import { listTablesOfSchool } from './export-school.queries.ts';

/** Tables that another system reads. What children wrote is not in them: an admin reads no child's work. */
export const exportSchool = async (
  { db, clock, config }: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
): Promise<Download> => {
  const { organisation_id, school } = await findOwnSchool(db, caller);
  // One moment for all tables.
  const tables = await db.transaction((tx) => listTablesOfSchool(tx, organisation_id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return {
    filename: `${school} ${dateInTimeZone(config.TIME_ZONE, clock.now())}.zip`,
    content_type: 'application/zip',
    bytes: writeZip(
      tables.map(({ name, columns, rows }) => ({
        name: `${name}.csv`,
        content: writeCsv(
          columns,
          rows.map((row) => columns.map((column) => row[column] ?? null)),
        ),
      })),
    ),
  };
};
