import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, activityImages, uploads } from '../../db/schema/index.ts';

/** Pictures and films that two teachers may now show belong to neither, so that neither can delete them. */
export const keepFilesOfActivities = async (db: Db, ids: number[]): Promise<void> => {
  const of = sql`any(${sql.param(ids)}::int[])`;
  // By number and by name, each in its index: one condition with "or" would read every upload there is.
  await db.execute(sql`
    update ${uploads} u set owner_id = null where u.id = any(array(
      select i.upload_id from ${activityImages} i where i.activity_id = ${of}))`);
  await db.execute(sql`
    update ${uploads} u set owner_id = null where u.signed_id = any(array(
      select split_part(s ->> 'video_url', '/', 3) from ${activities} a, jsonb_array_elements(a.steps) s
      where a.id = ${of} and s ->> 'video_url' <> ''))`);
};
