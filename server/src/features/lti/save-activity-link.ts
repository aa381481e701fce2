import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { upsertLink } from './classes.queries.ts';
import { deleteGradesOfLink } from './grades.queries.ts';
import { queueGradesOfLink } from './queue-grades.ts';

interface ActivityLink {
  lti_context_id: number;
  course_id: number;
  resource_link_id: string;
  activity_id: number;
  lineitem_url: string | null;
}

/**
 * Keeps which activity a place on the platform's page is. Marks of the activity it was before stay where they are and
 * count no more; those of this one that were confirmed before it had this column go there now.
 */
export const saveActivityLink = async (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { course_id, ...row }: ActivityLink,
): Promise<void> => {
  const { id, is_other_activity, is_new_column } = await upsertLink(tx, row);
  if (is_other_activity) await deleteGradesOfLink(tx, id);
  if (!is_other_activity && !is_new_column) return;
  await queueGradesOfLink(deps, tx, { link_id: id, course_id, activity_id: row.activity_id });
};
