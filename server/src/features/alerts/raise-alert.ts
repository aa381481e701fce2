import type { Risk } from '@inkling/coach';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { sendEmail } from '../notifications/index.ts';
import { findResponsible, hasAlertSince, insertAlert } from './alerts.queries.ts';

interface Worry {
  studentId: number;
  writingId: number;
  source: 'chat' | 'draft' | 'plan';
  /** What the child wrote, whole. */
  text: string;
  risk: Risk;
}

const dayMs = 24 * 60 * 60 * 1000;
const mostCharacters = 300;

/** The sentences around the words that were read, so that a grown-up can judge. */
const excerptOf = (text: string, risk: Risk): string => {
  const start = risk.spans[0]?.start ?? 0;
  const end = risk.spans.at(-1)?.end ?? text.length;
  const from = Math.max(text.lastIndexOf('.', start - 1), text.lastIndexOf('\n', start - 1)) + 1;
  const stop = text.slice(end).search(/[.!?\n]/);
  return text
    .slice(from, stop === -1 ? text.length : end + stop + 1)
    .trim()
    .slice(0, mostCharacters);
};

/** Notifies the parent and the teachers; by email at once unless it is only doubtful. The same worry raises one alert a day. */
export const raiseAlert = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  db: Db,
  worry: Worry,
): Promise<void> => {
  const { risk, studentId } = worry;
  const now = deps.clock.now();
  const alert = {
    student_id: studentId,
    writing_id: worry.writingId,
    severity: risk.severity,
    category: risk.category,
    excerpt: excerptOf(worry.text, risk),
    source: worry.source,
    created_at: now,
  };
  if (await hasAlertSince(db, alert, new Date(now.getTime() - dayMs))) return;
  await insertAlert(db, alert);
  if (risk.severity === 'low') return;
  const { student, grownUps } = await findResponsible(db, studentId);
  for (const user of grownUps)
    await sendEmail(deps, db, {
      user,
      template: 'safety-alert',
      props: { child: student?.full_name ?? '', forTeacher: user.role === 'teacher' },
      about: [studentId],
    });
};
