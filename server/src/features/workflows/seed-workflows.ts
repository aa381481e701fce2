import { activityTypes } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { activityTypeNames } from './activity-type-names.ts';
import { templates } from './templates/index.ts';
import {
  insertMissingActivityTypes,
  insertMissingTemplates,
  listActivityTypes,
} from './workflows.queries.ts';

/** The kinds and workflows every installation begins with; operators may edit them in the database. */
export const seedWorkflows = async (db: Db): Promise<void> => {
  await insertMissingActivityTypes(
    db,
    activityTypes.map((key) => ({ key, name: activityTypeNames[key] })),
  );
  const ids = new Map((await listActivityTypes(db)).map(({ key, id }) => [key, id]));
  await insertMissingTemplates(
    db,
    templates.flatMap(({ kind, ...template }) => {
      const activity_kind_id = ids.get(kind);
      return activity_kind_id === undefined ? [] : [{ ...template, activity_kind_id }];
    }),
  );
};
