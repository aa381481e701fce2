import { type ActivityType, countWords, type Step, type StepEntry } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import type { UserRow, writings } from '../db/schema/index.ts';
import { defaultWorkflows } from '../features/workflows/index.ts';
import { addAlerts } from './add-alerts.ts';
import { addReviews, reviewColumns } from './add-reviews.ts';
import type { DemoActivityContent } from './courses-and-activities/activity.ts';
import { demoActivities } from './courses-and-activities/index.ts';
import type { DemoClock } from './demo-clock.ts';
import {
  addOwnWriting,
  findChatId,
  insertAll,
  setIdeaCards,
  updateAssignedWriting,
} from './demo-school.queries.ts';
import type { DemoSchool, DemoWritingContext } from './demo-writing-context.ts';
import { type DemoWriting, demoDraftVersion } from './writings/demo-writing.ts';

/** A writing that the coach is to read. */
export interface DemoWritingToRead {
  id: number;
  student_id: number;
  writing_type: ActivityType;
  writing: DemoWriting;
}

const activityOf = ({ of }: DemoWriting): DemoActivityContent | null =>
  typeof of === 'string' ? demoActivities[of] : null;

const stepsOf = (writing: DemoWriting): Step[] =>
  typeof writing.of === 'string'
    ? demoActivities[writing.of].steps
    : defaultWorkflows[writing.of.writing_type];

/** The steps the child has been to. */
const visitedSteps = (writing: DemoWriting): Step[] => {
  const steps = stepsOf(writing);
  return writing.at === 'completed'
    ? steps
    : steps.slice(0, steps.findIndex(({ type }) => type === writing.at) + 1);
};

const contentOf = (step: Step, { answers = [], draft = '' }: DemoWriting): StepEntry['content'] => {
  if (step.type === 'freeWriting') return draft;
  if (step.type !== 'structuredForm' || answers.length === 0) return '';
  return step.form_fields.map(({ label, placeholder }, index) => ({
    field: label,
    title: label,
    content: answers[index] ?? '',
    placeholder,
  }));
};

const entriesOf = (writing: DemoWriting): StepEntry[] => {
  const entries = visitedSteps(writing).map((step) => ({
    id: step.id,
    title: step.title,
    type: step.type,
    content: contentOf(step, writing),
  }));
  const completed = { id: 'completed', title: 'Completed', type: 'completed' as const, content: '' };
  return writing.at === 'completed' ? [...entries, completed] : entries;
};

/** On which of its days a step was worked on: the steps are spread over them in order. */
const dayOfStep = ({ days, ...writing }: DemoWriting, index: number): number =>
  days[Math.floor((index * days.length) / visitedSteps({ days, ...writing }).length)] ?? 1;

export const lastDayOf = ({ days }: DemoWriting): number => days.at(-1) ?? 1;

const rowOf = (writing: DemoWriting, clock: DemoClock) => {
  const started_at = clock.afterSchool(writing.days[0] ?? 1);
  const ended_at = clock.afterSchool(lastDayOf(writing), 50);
  const activity = activityOf(writing);
  const isCounted = activity === null || activity.challenges !== undefined;
  return {
    data: entriesOf(writing),
    content: writing.draft ?? '',
    word_count: countWords(writing.draft ?? ''),
    version: demoDraftVersion,
    status: writing.at === 'completed' ? ('completed' as const) : ('progressing' as const),
    started_at,
    completed_at: writing.at === 'completed' ? ended_at : null,
    ...(writing.moreTimeInDays !== undefined && { due_date: clock.day(writing.moreTimeInDays) }),
    ...reviewColumns(writing, clock),
    counted_at: isCounted ? started_at : null,
    updated_at: ended_at,
  } satisfies Partial<typeof writings.$inferInsert>;
};

const addRow = async (db: Db, { student, writing, school }: DemoWritingContext): Promise<number> => {
  const row = rowOf(writing, school.clock);
  if (typeof writing.of === 'string')
    return updateAssignedWriting(
      db,
      { studentId: student.id, activityId: school.teaching.activities[writing.of] },
      row,
    );
  const { title, writing_type } = writing.of;
  return addOwnWriting(db, {
    ...row,
    title,
    writing_type,
    student_id: student.id,
    grade_level: student.grade_level,
    own_steps: defaultWorkflows[writing_type],
    created_at: row.started_at,
  });
};

const addLogs = (db: Db, writing_id: number, { writing, school }: DemoWritingContext) =>
  insertAll(
    db,
    'timeLogs',
    visitedSteps(writing).map((step, index) => {
      const started_at = school.clock.afterSchool(dayOfStep(writing, index), index * 9);
      const spent_time = (writing.minutes[index] ?? 5) * 60;
      const data = { id: step.id, type: step.type, title: step.title };
      return { writing_id, step: step.title, started_at, spent_time, data, created_at: started_at };
    }),
  );

const addChat = async (
  db: Db,
  writing_id: number,
  { writing, school }: DemoWritingContext,
): Promise<void> => {
  if (!writing.chat) return;
  const chat_id = await findChatId(db, writing_id);
  const step_id = visitedSteps(writing).find(({ type }) => type === 'chat')?.id ?? '';
  const messages = writing.chat.map((content, index) => {
    const isCoach = index % 2 === 0;
    const created_at = school.clock.afterSchool(writing.days[0] ?? 1, index);
    const extra = { step_id, ...(isCoach && { coach: 'built-in' as const, opening: index === 0 }) };
    return {
      chat_id,
      role: isCoach ? ('assistant' as const) : ('user' as const),
      content,
      extra,
      created_at,
    };
  });
  await insertAll(db, 'chatMessages', messages);
  const cards = (writing.cards ?? []).map(([slot, label, text], index) => ({
    id: String(index + 1),
    slot,
    label,
    text,
  }));
  await setIdeaCards(db, chat_id, cards);
};

/** Earlier drafts: half of it on the way, the one the feedback was about, and the finished one. */
const addDrafts = async (
  db: Db,
  writing_id: number,
  { writing, school }: DemoWritingContext,
): Promise<void> => {
  const { draft } = writing;
  if (!draft) return;
  const paragraphs = draft.split('\n\n');
  const half = paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).join('\n\n');
  const lastDay = lastDayOf(writing);
  const kept = (
    reason: 'interval' | 'feedback' | 'completed' | 'returned',
    content: string,
    minutes: number,
  ) => ({
    writing_id,
    reason,
    content,
    version: minutes,
    word_count: countWords(content),
    data: entriesOf({ ...writing, draft: content, at: 'freeWriting' }),
    created_at: school.clock.afterSchool(lastDay, minutes),
  });
  await insertAll(db, 'writingRevisions', [
    ...(paragraphs.length > 2 ? [kept('interval', half, 5)] : []),
    ...(writing.firstDraft ? [kept('feedback', writing.firstDraft, 8)] : []),
    ...(writing.at === 'completed' ? [kept('completed', draft, 11)] : []),
    ...(writing.returned ? [kept('returned', draft, 11)] : []),
  ]);
};

/** Puts a child's work where assigning left an untouched writing; answers those that are ready for the coach. */
export const addWritings = async (
  db: Db,
  { student, list, school }: { student: UserRow; list: DemoWriting[]; school: DemoSchool },
): Promise<DemoWritingToRead[]> => {
  const finished: DemoWritingToRead[] = [];
  for (const writing of list) {
    const work = { student, writing, school };
    const id = await addRow(db, work);
    await addLogs(db, id, work);
    await addChat(db, id, work);
    await addDrafts(db, id, work);
    await addReviews(db, id, work);
    await addAlerts(db, id, work);
    const writing_type =
      typeof writing.of === 'string' ? demoActivities[writing.of].activity_type : writing.of.writing_type;
    if (writing.at === 'completed' || writing.at === 'feedback')
      finished.push({ id, student_id: student.id, writing_type, writing });
  }
  return finished;
};
