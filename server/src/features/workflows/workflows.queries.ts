import type { ActivityType, templateStatuses } from '@inkling/contract';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activityTypeRows, workflowTemplates } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';

export const listActivityTypes = (db: Db) =>
  db
    .select({ id: activityTypeRows.id, name: activityTypeRows.name, key: activityTypeRows.key })
    .from(activityTypeRows)
    .orderBy(asc(activityTypeRows.id));

interface TemplateFilter {
  activity_kind_id?: number | undefined;
  status: (typeof templateStatuses)[number];
}

const matching = ({ activity_kind_id, status }: TemplateFilter): SQL | undefined =>
  and(
    eq(workflowTemplates.status, status),
    activity_kind_id === undefined ? undefined : eq(workflowTemplates.activity_kind_id, activity_kind_id),
  );

export const listTemplates = (db: Db, filter: TemplateFilter, pageRange: PageRange) =>
  db
    .select({
      id: workflowTemplates.id,
      name: workflowTemplates.name,
      activity_kind_id: workflowTemplates.activity_kind_id,
      steps: workflowTemplates.steps,
    })
    .from(workflowTemplates)
    .where(matching(filter))
    .orderBy(asc(workflowTemplates.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

export const countTemplates = async (db: Db, filter: TemplateFilter): Promise<number> =>
  (await db.select({ total: count() }).from(workflowTemplates).where(matching(filter)))[0]?.total ?? 0;

export const insertMissingActivityTypes = async (
  db: Db,
  kinds: { key: ActivityType; name: string }[],
): Promise<void> => {
  await db.insert(activityTypeRows).values(kinds).onConflictDoNothing();
};

/** Adds what is missing and leaves what an operator has edited or put aside. */
export const insertMissingTemplates = async (
  db: Db,
  templates: (typeof workflowTemplates.$inferInsert)[],
): Promise<void> => {
  await db.insert(workflowTemplates).values(templates).onConflictDoNothing();
};
