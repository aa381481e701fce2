import { passageAround } from '@inkling/coach';
import type { Db } from '../db/connect.ts';
import { markAlertNotificationRead, notifyInAppOfAlert } from '../features/alerts/index.ts';
import { addAlert, insertAll } from './demo-school.queries.ts';
import type { DemoWritingContext } from './demo-writing-context.ts';
import type { DemoAlert, DemoWriting } from './writings/demo-writing.ts';

/** The child's own texts, each with the place an adult is led to. */
const textsOf = ({ draft, chat = [] }: DemoWriting) => [
  ...(draft ? [{ source: 'draft' as const, text: draft }] : []),
  ...chat.filter((_, index) => index % 2 === 1).map((text) => ({ source: 'chat' as const, text })),
];

const rowOf = ({ about, category, certainty, severity = 'low' }: DemoAlert, writing: DemoWriting) => {
  const found = textsOf(writing).find(({ text }) => text.includes(about));
  if (!found) throw new Error(`nobody wrote: ${about}`);
  const start = found.text.indexOf(about);
  const { before, words, after } = passageAround(found.text, [{ start, end: start + about.length }]);
  return {
    category,
    certainty,
    severity,
    source: found.source,
    excerpt: words,
    before,
    after,
  };
};

export const addAlerts = async (
  db: Db,
  writing_id: number,
  { student, writing, school }: DemoWritingContext,
): Promise<void> => {
  const raisedAt = school.clock.afterSchool(writing.days.at(-1) ?? 1, 55);
  const { teacherId, coTeacherId } = school;
  for (const alert of writing.alerts ?? []) {
    const about = { student_id: student.id, writing_id, created_at: raisedAt };
    const alertId = await addAlert(db, { ...rowOf(alert, writing), ...about });
    const isSure = alert.severity === 'medium';
    const people = isSure ? [teacherId, coTeacherId].map((id) => ({ id, role: 'teacher' })) : [];
    await notifyInAppOfAlert({ clock: { now: () => raisedAt } }, db, { alertId, people });
    if (!alert.answered) continue;
    const { by, ...answer } = alert.answered;
    const userId = by === 'coTeacher' ? coTeacherId : teacherId;
    const answered_at = new Date(raisedAt.getTime() + 90 * 60_000);
    await markAlertNotificationRead({ clock: { now: () => answered_at } }, db, { alertId, userId });
    await insertAll(db, 'alertAnswers', [{ alert_id: alertId, user_id: userId, answered_at, ...answer }]);
  }
};
