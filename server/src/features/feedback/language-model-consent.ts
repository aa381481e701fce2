import type { ExternalModelConsent } from '@inkling/coach';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { subscriptionPlanOf } from '../billing/index.ts';
import { findCourseNames, findNamesToHide } from './names-to-hide.queries.ts';

/** An outside model is for active families whose parent consented, and is never told who writes. */
export const languageModelConsentOf = async (
  deps: Pick<Deps, 'config' | 'db'>,
  student: UserRow,
): Promise<ExternalModelConsent> => {
  const mayUseModel =
    deps.config.AI_PROVIDER !== undefined &&
    student.parent_id !== null &&
    student.consent_at !== null &&
    (await subscriptionPlanOf(deps.db, student.parent_id)) === 'unlimited';
  if (!mayUseModel) return { mayUseModel: false, known: { names: [] } };
  const [people, groups] = await Promise.all([
    findNamesToHide(deps.db, student),
    findCourseNames(deps.db, student),
  ]);
  return {
    mayUseModel: true,
    known: {
      groups,
      names: people.map(({ full_name }) => full_name),
      usernames: people.map(({ screen_name }) => screen_name),
      emails: people.flatMap(({ email }) => email ?? []),
    },
  };
};
