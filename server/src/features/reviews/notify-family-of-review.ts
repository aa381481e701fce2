import { type Review, screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { subscriptionPlanOf } from '../billing/index.ts';
import { addInAppNotification, loadChildDisplayNames, queueEmail } from '../notifications/index.ts';
import { findFamilyAndTeacher } from './reviews.queries.ts';

/** After the name of the teacher, who may be one of several. */
const noticeTitles = {
  comment: 'wrote a comment',
  score: 'gave a score',
  return: 'asks for another draft',
} as const;

/** Without the title: what a child wrote is read where it stands. */
const parentBodies = {
  comment: 'wrote a comment on a writing by {child}.',
  score: 'gave a score to a writing by {child}.',
  return: 'would love to see another draft of a writing by {child}.',
} as const;
const parentBodiesInChinese = {
  comment: '为{child}的一篇作品写了评语。',
  score: '给{child}的一篇作品打了分。',
  return: '希望看到{child}一篇作品的新一稿。',
} as const;

/** A notification and an email each to the child and the parent, who gets the way they may read it. */
export const notifyFamilyOfReview = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  {
    writing,
    teacherId,
    action,
  }: { writing: WritingRow; teacherId: number; action: Exclude<Review['action'], 'reviewed'> },
): Promise<void> => {
  const { student, parent, teacher } = await findFamilyAndTeacher(tx, writing.student_id, teacherId);
  if (!student) return;
  const link = (path: string) => deps.config.PUBLIC_URL + path;
  const who = teacher?.full_name || 'Your teacher';
  const props = { action, title: writing.title };
  await addInAppNotification(deps, tx, {
    user_id: student.id,
    topic: 'feedback',
    title: `${who} ${noticeTitles[action]}`,
    body: writing.title,
    link: screenPath('writing', { id: writing.id }),
  });
  await queueEmail(deps, tx, {
    user: student,
    template: 'work-reviewed',
    props: { ...props, who, child: null, link: link(screenPath('writing', { id: writing.id })) },
  });
  if (!parent) return;
  // Work that goes back is unfinished again, and unfinished work is read with a plan.
  const mayRead = action !== 'return' || (await subscriptionPlanOf(tx, parent.id)) === 'unlimited';
  const path = mayRead
    ? screenPath('feedback', {}, { writing: String(writing.id) })
    : screenPath('parent-dashboard');
  await addInAppNotification(deps, tx, {
    user_id: parent.id,
    child_id: student.id,
    topic: 'feedback',
    title: `News from ${teacher?.full_name || 'the teacher'}`,
    body: `${teacher?.full_name || 'A teacher'} ${parentBodies[action]}`,
    translations: {
      zh: {
        title: `${teacher?.full_name || '老师'}的新消息`,
        body: `${teacher?.full_name || '老师'}${parentBodiesInChinese[action]}`,
      },
    },
    link: path,
  });
  const called = (await loadChildDisplayNames(tx, [parent.id])).get(student.id) ?? 'your child';
  await queueEmail(deps, tx, {
    user: parent,
    template: 'work-reviewed',
    props: { ...props, who: teacher?.full_name || null, child: called, link: link(path) },
    about: [student.id],
  });
};
