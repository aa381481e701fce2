import { countWords, type Revision } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aiFeedbackItems, aiFeedbacks, writingRevisions, writings } from '../../db/schema/index.ts';
import type { DraftContent } from './merge-step-entries.ts';

export interface Save {
  writingId: number;
  /** The version it replaces: when another save was quicker, nothing is written. */
  version: number;
  draft: DraftContent;
  /** Keeps the replaced draft as a revision for this reason. */
  keep: Revision['reason'] | null;
  now: Date;
}

/** Replaces a draft, keeps the old one and marks its feedback as outdated, in one statement; false when the version had moved on. */
export const writeDraft = async (db: Db, save: Save): Promise<boolean> => {
  const { content, data } = save.draft;
  const now = save.now.toISOString();
  // The parts of one statement see the row as it was before: `w` is the replaced draft.
  const { rows } = await db.execute(sql`
    with saved as (
      update ${writings} set data = ${JSON.stringify(data)}::jsonb, content = ${content},
        word_count = ${countWords(content)}, version = version + 1, updated_at = ${now}
      where id = ${save.writingId} and version = ${save.version} and status = 'progressing'
      returning id
    ), kept as (
      insert into ${writingRevisions} (writing_id, version, reason, data, content, word_count, created_at, updated_at)
      select w.id, w.version, ${save.keep}::revision_reason, w.data, w.content, w.word_count, ${now}, ${now}
      from ${writings} w join saved on saved.id = w.id where ${save.keep}::text is not null
    ), outdated as (
      update ${aiFeedbackItems} i set status = 'need_refresh', updated_at = ${now}
      from ${aiFeedbacks} f join saved on saved.id = f.writing_id join ${writings} w on w.id = saved.id
      where i.feedback_id = f.id and i.status = 'generated' and w.content <> ${content}
    )
    select id from saved`);
  return rows.length > 0;
};
