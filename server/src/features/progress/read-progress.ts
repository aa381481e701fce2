import type { StudentProgress, WritingStatus } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { standingOutputs } from '../standing-marks/index.ts';
import { summariseFeedback } from '../writings/index.ts';
import { countByStatusAndType, listRecentFeedback, listScoresOverTime } from './progress.queries.ts';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A student's own figures, in three statements. */
export const readProgress = async (db: Db, studentId: number): Promise<StudentProgress> => {
  const groups = await countByStatusAndType(db, studentId);
  const growth = await listScoresOverTime(db, studentId);
  const recent = await listRecentFeedback(db, studentId);
  const count = (status: WritingStatus) =>
    groups.filter((group) => group.status === status).reduce((sum, { total }) => sum + total, 0);
  const completed = groups.filter(({ status }) => status === 'completed');
  const scored = completed.reduce((sum, group) => sum + group.scored, 0);
  const scores = completed.reduce((sum, group) => sum + group.scores, 0);
  const perType: Record<string, number> = {};
  for (const { writing_type, total } of groups) perType[writing_type] = (perType[writing_type] ?? 0) + total;
  return {
    completed_activities_count: count('completed'),
    progressing_activities_count: count('progressing'),
    pending_activities_count: count('pending'),
    average_score: scored > 0 ? oneDecimal(scores / scored) : null,
    writings_per_type: perType,
    recent_feedback: recent.map(({ said, teacher_marks, ...row }) => ({
      ...row,
      updated_at: row.updated_at.toISOString(),
      ...summariseFeedback(standingOutputs(said, teacher_marks)),
    })),
    growth: growth
      .reverse()
      .map(({ completed_at, ...row }) => ({ ...row, completed_at: new Date(completed_at).toISOString() })),
  };
};
