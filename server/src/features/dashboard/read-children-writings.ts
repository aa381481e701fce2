import type { ChildWithWritings, ChildWriting } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { planOf } from '../billing/index.ts';
import { listAllChildren, presentChild } from '../children/index.ts';
import { summariseFeedback } from '../writings/index.ts';
import {
  type ChildWritingRow,
  countWritingsOfChildren,
  listLatestWritings,
} from './children-writings.queries.ts';

const presentFeedback = (
  { status, score, outputs }: ChildWritingRow,
  readsFeedback: boolean,
): ChildWriting['feedback'] => {
  if (status !== 'completed' || (score === null && outputs === null)) return null;
  const words = outputs && readsFeedback ? summariseFeedback(outputs) : { strengths: [], improvements: [] };
  return { score, ...words };
};

const presentChildWriting = (row: ChildWritingRow, readsFeedback: boolean): ChildWriting => ({
  id: row.id,
  title: row.title,
  activity_type: row.writing_type,
  estimated_time_unit: row.estimated_time_unit,
  status: row.status,
  due_date: row.due_date,
  updated_at: row.updated_at.toISOString(),
  feedback: presentFeedback(row, readsFeedback),
  description: row.description ?? '',
  estimated_time: row.estimated_time,
});

/** Four statements, however many children and writings there are. */
export const readChildrenWritings = async (db: Db, parentId: number): Promise<ChildWithWritings[]> => {
  const children = await listAllChildren(db, parentId);
  const counts = await countWritingsOfChildren(db, parentId);
  const latest = await listLatestWritings(db, parentId);
  // As everywhere: what the coach said is part of Unlimited AI, marks are not.
  const readsFeedback = (await planOf(db, parentId)) === 'unlimited';
  return children.map((row) => {
    const counted = counts.find(({ student_id }) => student_id === row.child.id);
    return {
      ...presentChild(row),
      completed_activities_count: counted?.completed ?? 0,
      total_activities_count: counted?.total ?? 0,
      activities: latest
        .filter(({ student_id }) => student_id === row.child.id)
        .map((activity) => presentChildWriting(activity, readsFeedback)),
    };
  });
};
