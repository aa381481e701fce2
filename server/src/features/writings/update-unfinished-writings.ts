import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/index.ts';
import { findTeacherName } from './teacher-names.queries.ts';
import { lockUnfinishedWritings, updateWritingRows } from './update-unfinished-writings.queries.ts';
import { workChanged } from './work-notifications.ts';

type WorkDeps = Pick<Deps, 'clock' | 'config' | 'queue'>;

/** What a teacher changed in published work; what is left out stayed as it was. */
export interface ActivityChange {
  activity_id: number;
  title?: string;
  due_date?: string;
  /** Whether the words of the task are others. */
  isTaskChanged: boolean;
  teacherId: number;
}

/** Who was given more time keeps it where it is still more than the others have. */
const isStillExtended = (
  work: { due_date: string | null; usual_due_date: string | null },
  dueDate: string,
): boolean => work.usual_due_date !== null && work.due_date !== null && work.due_date > dueDate;

/** Brings a changed title or date to everybody who has not finished, and tells those who have started what is new. */
export const updateUnfinishedWritings = async (
  deps: WorkDeps,
  tx: Db,
  { activity_id, title, due_date, isTaskChanged, teacherId }: ActivityChange,
): Promise<void> => {
  if (!title && !due_date && !isTaskChanged) return;
  const unfinished = await lockUnfinishedWritings(tx, activity_id);
  const renamed = title ? unfinished.filter((work) => work.title !== title) : [];
  const extended = due_date ? unfinished.filter((work) => isStillExtended(work, due_date)) : [];
  const moved = due_date
    ? unfinished.filter((work) => work.due_date !== due_date && !extended.includes(work))
    : [];
  const idsOf = (rows: typeof unfinished) => rows.map(({ id }) => id);
  if (title) await updateWritingRows(tx, idsOf(renamed), { title });
  if (due_date) {
    await updateWritingRows(tx, idsOf(moved), { due_date, usual_due_date: null });
    await updateWritingRows(tx, idsOf(extended), { usual_due_date: due_date });
  }
  const by = await findTeacherName(tx, teacherId);
  const told = unfinished.flatMap((work) => {
    const newTitle = renamed.includes(work) ? title : undefined;
    const newDay = moved.includes(work) ? due_date : undefined;
    if (work.status !== 'progressing' || !(newTitle || newDay || isTaskChanged)) return [];
    return workChanged(work, { title: newTitle, due_date: newDay, isTaskChanged, by });
  });
  await notify(deps, tx, told);
};
