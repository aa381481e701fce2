import { passageAround } from '@inkling/coach';
import type { Db } from '../db/connect.ts';
import { addAlert, insertAll } from './demo-school.queries.ts';
import type { DemoWritingContext } from './demo-writing-context.ts';
import type { DemoAlert, DemoWriting } from './writings/demo-writing.ts';

/** The child's own texts, each with the place an adult is led to. */
const textsOf = ({ draft, chat = [] }: DemoWriting) => [
  ...(draft ? [{ source: 'draft' as const, text: draft }] : []),
  ...chat.filter((_, index) => index % 2 === 1).map((text) => ({ source: 'chat' as const, text })),
];

const rowOf = ({ about, category, certainty }: DemoAlert, writing: DemoWriting) => {
  const found = textsOf(writing).find(({ text }) => text.includes(about));
  if (!found) throw new Error(`nobody wrote: ${about}`);
  const start = found.text.indexOf(about);
  const { before, words, after } = passageAround(found.text, [{ start, end: start + about.length }]);
  return {
    category,
    certainty,
    severity: 'low' as const,
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
  for (const alert of writing.alerts ?? []) {
    const about = { student_id: student.id, writing_id, created_at: raisedAt };
    const alert_id = await addAlert(db, { ...rowOf(alert, writing), ...about });
    if (!alert.answered) continue;
    const answered_at = new Date(raisedAt.getTime() + 90 * 60_000);
    await insertAll(db, 'alertAnswers', [
      { alert_id, user_id: school.teacherId, answered_at, ...alert.answered },
    ]);
  }
};
