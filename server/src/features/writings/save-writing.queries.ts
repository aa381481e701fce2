import { countWords, type Revision } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  aiFeedbackItems,
  aiFeedbacks,
  feedbackRounds,
  type WritingRow,
  writingRevisions,
  writings,
} from '../../db/schema/index.ts';
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

export interface WrittenDraft extends Pick<WritingRow, 'ai_scoring' | 'unscored'>, Record<string, unknown> {
  /** At which version the coach read this very text last; null where it read another since, or never this one. */
  read_version: number | null;
}

/**
 * Replaces a draft, keeps the old one and marks its feedback as outdated, in one statement; null when the version had
 * moved on. The score goes with the text it is of, so that nobody is shown the score of an earlier draft; a text that
 * comes back as the coach read it last has its score and its feedback again.
 */
export const writeDraft = async (db: Db, save: Save): Promise<WrittenDraft | null> => {
  const { content, data } = save.draft;
  const now = save.now.toISOString();
  // The parts of one statement see the row as it was before: `w` is the replaced draft.
  const { rows } = await db.execute<WrittenDraft>(sql`
    with newest as (
      select r.version, r.overall, r.unscored, r.content from ${feedbackRounds} r
      where r.writing_id = ${save.writingId} order by r.number desc limit 1
    ), known as (
      select * from newest where content = ${content}
    ), saved as (
      update ${writings} set data = ${JSON.stringify(data)}::jsonb, content = ${content},
        word_count = ${countWords(content)}, version = version + 1, updated_at = ${now},
        ai_scoring = case when content = ${content} then ai_scoring else (select overall from known) end,
        unscored = case when content = ${content} then unscored else (select unscored from known) end
      where id = ${save.writingId} and version = ${save.version} and status = 'progressing'
      returning id, ai_scoring, unscored
    ), kept as (
      insert into ${writingRevisions} (writing_id, version, reason, data, content, word_count, created_at, updated_at)
      select w.id, w.version, ${save.keep}::revision_reason, w.data, w.content, w.word_count, ${now}, ${now}
      from ${writings} w join saved on saved.id = w.id where ${save.keep}::text is not null
    ), outdated as (
      update ${aiFeedbackItems} i set updated_at = ${now},
        status = case i.status when 'generated' then 'need_refresh' else 'generated' end::generated_status
      from ${aiFeedbacks} f join saved on saved.id = f.writing_id join ${writings} w on w.id = saved.id
      where i.feedback_id = f.id and w.content <> ${content} and i.status =
        case when i.made_from_version = (select version from known) then 'need_refresh' else 'generated' end::generated_status
    )
    select ai_scoring, unscored, (select version from known) as read_version from saved`);
  return rows[0] ?? null;
};
