import type { CheckedInput, ClassSummary, reports } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import {
  averageFirstAndFinalScores,
  compareCriteria,
  type MarkedPiece,
  marksOfPieces,
  marksShown,
  teachingPointOf,
} from '../class-marks/index.ts';
import { listMarkedPieces } from './completed-writings.queries.ts';
import { findTarget, listMembers } from './reports.queries.ts';

export type ReportSet = CheckedInput<typeof reports.readClassSummary>['query'];

/** The newest marked piece of each student, so that those who write more don't count more. */
const newestMarked = (pieces: MarkedPiece[]): MarkedPiece[] => {
  const newest = new Map<number, MarkedPiece>();
  for (const piece of pieces) if (marksShown(piece).length > 0) newest.set(piece.student_id, piece);
  return [...newest.values()];
};

/** What a class finished on some days and what to teach it next, from the same marks as the reports. */
export const readClassSummary = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  set: ReportSet,
): Promise<ClassSummary> => {
  const target = await findTarget(deps.db, caller, set);
  if (!target) throw notFound(set.target_type === 'Course' ? 'This course' : 'This challenge');
  const members = await listMembers(deps.db, set);
  const pieces = await listMarkedPieces(deps.db, set, deps.config.TIME_ZONE);
  await noteSeenMarks(
    deps,
    caller,
    pieces.map(({ id }) => id),
  );
  const atWork = new Set(pieces.map(({ student_id }) => student_id));
  const marked = newestMarked(pieces);
  const marks = marksOfPieces(marked);
  const compared = compareCriteria(marks);
  return {
    title: target.title,
    students_count: atWork.size,
    pieces_count: pieces.length,
    words_count: pieces.reduce((sum, { words }) => sum + words, 0),
    redrafted: averageFirstAndFinalScores(pieces),
    without_work: members.filter(({ id }) => !atWork.has(id)),
    teaching_point: teachingPointOf(compared, marks),
    marked_count: marked.length,
    criteria: compared.map(({ students_count, ...each }) => ({ ...each, pieces_count: students_count })),
  };
};
