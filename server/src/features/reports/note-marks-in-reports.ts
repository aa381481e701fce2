import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import { listWritingIdsInReports } from './completed-writings.queries.ts';

/** Reports name marks and scores of the pieces they rest on: whoever reads one has seen the coach's. */
export const noteMarksInReports = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  teacher: Caller,
  reportIds: number[],
): Promise<void> => {
  if (reportIds.length === 0) return;
  await noteSeenMarks(
    deps,
    teacher,
    await listWritingIdsInReports(deps.db, reportIds, deps.config.TIME_ZONE),
  );
};
