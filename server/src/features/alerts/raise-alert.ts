import { passageAround, type Risk } from '@inkling/coach';
import type { Alert } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { loadChildDisplayNames, queueEmail } from '../notifications/index.ts';
import { alertKey, notifyInAppOfAlert } from './alert-notifications.ts';
import { mayBeAboutHome } from './alerts-about-home.queries.ts';
import { isAlreadyAlerted } from './is-already-alerted.ts';
import {
  findResponsibleAdults,
  insertAlert,
  listAlertsAtLeastAsSevere,
  lockAlertsOf,
  lockOwnerOfAlerts,
} from './raise-alert.queries.ts';

interface Worry {
  studentId: number;
  writing: { id: number; writing_type: string };
  source: 'chat' | 'draft' | 'plan';
  /** What the child wrote, whole. */
  text: string;
  risk: Risk;
}

/** An answer or a text of a wellbeing piece is about the child, and an adult reads it as that. */
const sourceOf = ({ source, writing }: Worry): Alert['source'] =>
  source !== 'chat' && writing.writing_type === 'wellbeing' ? 'wellbeing' : source;

/**
 * Notifies those responsible, each once: by email and in the bell at once, unless it is only worth a look. A worry that
 * is known already raises no second alert.
 */
export const raiseAlert = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  db: Db,
  worry: Worry,
): Promise<void> => {
  const { risk } = worry;
  const studentId = await lockOwnerOfAlerts(db, worry.studentId);
  const { before, words, after } = passageAround(worry.text, risk.spans);
  const alert = {
    student_id: studentId,
    writing_id: worry.writing.id,
    severity: risk.severity,
    certainty: risk.certainty ?? null,
    category: risk.category,
    excerpt: words,
    before,
    after,
    source: sourceOf(worry),
    created_at: deps.clock.now(),
  };
  await lockAlertsOf(db, studentId);
  if (isAlreadyAlerted(alert, await listAlertsAtLeastAsSevere(db, alert))) return;
  const alertId = await insertAlert(db, alert);
  if (risk.severity === 'low') return;
  const { student, grownUps } = await findResponsibleAdults(
    db,
    studentId,
    dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now()),
  );
  const isAboutHome = mayBeAboutHome(risk.category);
  const people = toBeTold(grownUps, isAboutHome);
  await notifyInAppOfAlert(deps, db, { alertId, people });
  const called = student?.parent_id ? await loadChildDisplayNames(db, [student.parent_id]) : null;
  for (const user of people)
    await queueEmail(deps, db, {
      user,
      template: 'safety-alert',
      props: {
        child: (user.role === 'parent' && called?.get(studentId)) || (student?.full_name ?? ''),
        alertId,
        reader: user.role === 'teacher' ? 'teacher' : 'parent',
        isAboutHome,
      },
      about: [studentId],
      dedupe_key: alertKey(alertId),
    });
};

/** Who may be the person described is not told first: where there is a teacher, the teacher is. */
const toBeTold = <Person extends { role: string }>(grownUps: Person[], isAboutHome: boolean): Person[] => {
  const teachers = grownUps.filter(({ role }) => role === 'teacher');
  return isAboutHome && teachers.length > 0 ? teachers : grownUps;
};
