import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { saveLink } from './classes.queries.ts';
import { deleteGradesOfLink } from './grades.queries.ts';
import { queueGradesOfLink } from './queue-grades.ts';

interface Place {
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
export const savePlace = async (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { course_id, ...row }: Place,
): Promise<void> => {
  const { id, is_other_activity, is_new_column } = await saveLink(tx, row);
  if (is_other_activity) await deleteGradesOfLink(tx, id);
  if (!is_other_activity && !is_new_column) return;
  await queueGradesOfLink(deps, tx, { link_id: id, course_id, activity_id: row.activity_id });
};
