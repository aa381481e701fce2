import { countWords } from '@inkling/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writingRevisions } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';
import type { DraftContent } from './merge-step-entries.ts';

type Reason = (typeof writingRevisions.$inferSelect)['reason'];

export const listRevisions = (db: Db, writingId: number, pageRange: PageRange) =>
  db
    .select({
      id: writingRevisions.id,
      created_at: writingRevisions.created_at,
      updated_at: writingRevisions.updated_at,
      version: writingRevisions.version,
      reason: writingRevisions.reason,
      word_count: writingRevisions.word_count,
      preview: sql<string>`left(${writingRevisions.content}, 160)`,
    })
    .from(writingRevisions)
    .where(eq(writingRevisions.writing_id, writingId))
    .orderBy(desc(writingRevisions.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

export const countRevisions = async (db: Db, writingId: number): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(writingRevisions)
      .where(eq(writingRevisions.writing_id, writingId))
  )[0]?.total ?? 0;

export const findRevision = async (db: Db, writingId: number, revisionId: number) =>
  (
    await db
      .select()
      .from(writingRevisions)
      .where(and(eq(writingRevisions.writing_id, writingId), eq(writingRevisions.id, revisionId)))
  )[0];

/** A few are compared, so that keeping one costs the same however many there are. */
const lookedBack = 10;

/** Keeps a draft among the earlier ones, once: the very same text is not kept twice for the same reason. */
export const insertRevision = async (
  db: Db,
  kept: DraftContent & { writing_id: number; version: number; reason: Reason; now: Date },
): Promise<void> => {
  const data = JSON.stringify(kept.data);
  const now = kept.now.toISOString();
  await db.execute(sql`
    with newest as (
      select r.reason, r.content, r.data from ${writingRevisions} r
      where r.writing_id = ${kept.writing_id} order by r.id desc limit ${lookedBack})
    insert into ${writingRevisions} (writing_id, version, reason, data, content, word_count, created_at, updated_at)
    select ${kept.writing_id}, ${kept.version}, ${kept.reason}, ${data}::jsonb, ${kept.content}, ${countWords(kept.content)}, ${now}, ${now}
    where not exists (select 1 from newest n
      where n.reason = ${kept.reason} and n.content = ${kept.content} and n.data = ${data}::jsonb)`);
};
