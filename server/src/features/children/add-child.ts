import type { CheckedInput, children } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { checkNewPassword, createUser, hashPassword, isIdentifierTaken } from '../accounts/index.ts';
import { presentChild } from './children.presenter.ts';
import { countChildren, findChild, lockParent } from './children.queries.ts';
import { consentText } from './consent-text.ts';

type NewChild = CheckedInput<typeof children.addChild>['body'];

const childrenOfPlan = { free: 2, unlimited: 5 };

const checkLimit = async (db: Db, parentId: number): Promise<void> => {
  const limit = childrenOfPlan.free;
  if ((await countChildren(db, parentId)) >= limit)
    throw new AppError(
      'plan_limit',
      `Your plan includes up to ${limit} child accounts. Upgrade to add more.`,
    );
};

export const checkFreeIdentifiers = async (
  db: Db,
  names: { screen_name?: string | undefined; email?: string | null | undefined },
) => {
  if (names.screen_name && (await isIdentifierTaken(db, names.screen_name)))
    throw invalid('screen_name', 'This username is taken. Please choose another one.');
  if (names.email && (await isIdentifierTaken(db, names.email)))
    throw invalid('email', 'This e-mail can not be used. Please choose another one or leave it empty.');
};

export const addChild = async (deps: Deps, caller: Caller, form: NewChild) => {
  if (caller.email && !caller.email_verified)
    throw new AppError('verify_email', 'Please verify your email to continue.');
  checkNewPassword(form.password, [form.screen_name, form.email ?? null]);
  const password_hash = await hashPassword(form.password);
  return deps.db.transaction(async (tx) => {
    await lockParent(tx, caller.id);
    await checkLimit(tx, caller.id);
    await checkFreeIdentifiers(tx, form);
    const created = await createUser(tx, {
      role: 'student',
      parent_id: caller.id,
      full_name: form.full_name,
      screen_name: form.screen_name,
      email: form.email ?? null,
      grade_level: form.grade_level,
      main_improvement_goal: form.main_improvement_goal ?? null,
      consent_at: deps.clock.now(),
      consent_text: consentText,
      password_hash,
    });
    const child = await findChild(tx, caller.id, created.id);
    if (!child) throw notFound();
    return presentChild(child);
  });
};
