import { type CheckedInput, type children, consentText } from '@inkling/contract';
import { nameInAuditLog } from '../../db/audit-in-same-transaction.ts';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound, unauthenticated } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import {
  checkNewPassword,
  createUser,
  hashPassword,
  lockUser,
  reportNameConflicts,
  sendVerificationEmail,
} from '../accounts/index.ts';
import { subscriptionPlanLimits, subscriptionPlanOf } from '../billing/index.ts';
import { loadChildDisplayNames, queueEmail } from '../notifications/index.ts';
import { presentChild } from './children.presenter.ts';
import { countChildren, findChild } from './children.queries.ts';

/** A changed email address is verified by an email, which is queued. */
export type ChildDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

type NewChild = CheckedInput<typeof children.addChild>['body'];

const checkLimit = async (db: Db, parentId: number): Promise<void> => {
  const plan = await subscriptionPlanOf(db, parentId);
  const limit = subscriptionPlanLimits[plan].children;
  if ((await countChildren(db, parentId)) < limit) return;
  // No plan is larger than the paid one, so nobody is sent to look for it.
  const way =
    plan === 'free'
      ? `With Unlimited AI you can add up to ${subscriptionPlanLimits.unlimited.children}.`
      : 'That is the most a family can have. If you have another child, please write to us.';
  throw new AppError('plan_limit', `Your plan includes up to ${limit} child accounts. ${way}`);
};

const insertChild = (
  deps: ChildDeps,
  parentId: number,
  form: Omit<NewChild, 'password'> & { password_hash: string },
) =>
  deps.db.transaction(async (tx) => {
    // Adding children of one parent takes turns, so that two tabs can't pass the limit together.
    const parent = await lockUser(tx, parentId);
    if (!parent) throw unauthenticated();
    await checkLimit(tx, parentId);
    const { consent: _, ...fields } = form;
    const created = await createUser(tx, {
      ...fields,
      role: 'student',
      parent_id: parentId,
      consent_at: deps.clock.now(),
      consent_text: consentText,
    });
    nameInAuditLog('student', [created.id]);
    if (created.email) await sendVerificationEmail(deps, tx, created);
    const called = (await loadChildDisplayNames(tx, [parentId])).get(created.id);
    await queueEmail(deps, tx, {
      user: parent,
      template: 'child-added',
      props: { child: called ?? 'your child', username: created.screen_name },
      about: [created.id],
    });
    const child = await findChild(tx, parentId, created.id);
    if (!child) throw notFound();
    return presentChild(child);
  });

export const addChild = async (deps: ChildDeps, caller: Caller, form: NewChild) => {
  if (caller.email && !caller.email_verified)
    throw new AppError('verify_email', 'Please verify your email to continue.');
  const { password, ...fields } = form;
  checkNewPassword(password, [form.screen_name, form.email ?? null]);
  const password_hash = await hashPassword(password);
  return reportNameConflicts(insertChild(deps, caller.id, { ...fields, password_hash }));
};
