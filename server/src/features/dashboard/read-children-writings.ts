import { type ChildWithWritings, type ChildWriting, firstNameOf } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { subscriptionPlanOf } from '../billing/index.ts';
import { listAllChildren, presentChild } from '../children/index.ts';
import { standingOutputs } from '../standing-marks/index.ts';
import { summariseFeedback, tellParentLines } from '../writings/index.ts';
import {
  type ChildWritingRow,
  countWritingsOfChildren,
  listLatestWritings,
  listNewestTexts,
  listNextDueWritings,
} from './children-writings.queries.ts';
import { lastSentence } from './last-sentence.ts';

interface Reading {
  /** What the child is called. */
  child: string;
  readsFeedback: boolean;
}

const presentFeedback = (
  { status, score, first_score, coach_version, said, teacher_marks }: ChildWritingRow,
  { child, readsFeedback }: Reading,
): ChildWriting['feedback'] => {
  if (status !== 'completed' || (score === null && said === null)) return null;
  const words = summariseFeedback(readsFeedback && said ? standingOutputs(said, teacher_marks ?? []) : {});
  return {
    score,
    first_score,
    coach_version,
    strengths: tellParentLines(words.strengths, child),
    improvements: tellParentLines(words.improvements, child),
  };
};

const presentChildWriting = (row: ChildWritingRow, reading: Reading): ChildWriting => ({
  id: row.id,
  title: row.title,
  activity_type: row.writing_type,
  estimated_time_unit: row.estimated_time_unit,
  status: row.status,
  due_date: row.due_date,
  updated_at: row.updated_at.toISOString(),
  feedback: presentFeedback(row, reading),
  description: row.description ?? '',
  estimated_time: row.estimated_time,
});

type NewestText = Awaited<ReturnType<typeof listNewestTexts>>[number];
type NextDue = Awaited<ReturnType<typeof listNextDueWritings>>[number];

const presentNewestLine = (text: NewestText | undefined): ChildWithWritings['newest_line'] => {
  const line = text && lastSentence(text.content);
  return line ? { writing_id: text.writing_id, title: text.title, status: text.status, line } : null;
};

const presentNextDue = (due: NextDue | undefined): ChildWithWritings['next_due'] =>
  due?.due_date ? { writing_id: due.writing_id, title: due.title, due_date: due.due_date } : null;

/** As many statements for ten children and a thousand writings as for one. */
export const readChildrenWritings = async (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  parentId: number,
): Promise<ChildWithWritings[]> => {
  const children = await listAllChildren(db, parentId);
  const counts = await countWritingsOfChildren(db, parentId);
  const latest = await listLatestWritings(db, parentId);
  // As everywhere: what the coach said is part of Unlimited AI, marks are not.
  const readsFeedback = (await subscriptionPlanOf(db, parentId)) === 'unlimited';
  const texts = await listNewestTexts(db, parentId, { onlyFinished: !readsFeedback });
  const due = await listNextDueWritings(db, parentId, dateInTimeZone(config.TIME_ZONE, clock.now()));
  return children.map((row) => {
    const isOfChild = ({ student_id }: { student_id: number }) => student_id === row.child.id;
    const counted = counts.find(isOfChild);
    const reading = { child: firstNameOf(row.child.full_name), readsFeedback };
    return {
      ...presentChild(row),
      completed_activities_count: counted?.completed ?? 0,
      total_activities_count: counted?.total ?? 0,
      activities: latest.filter(isOfChild).map((activity) => presentChildWriting(activity, reading)),
      newest_line: presentNewestLine(texts.find(isOfChild)),
      next_due: presentNextDue(due.find(isOfChild)),
    };
  });
};
