import { type SQL, sql } from 'drizzle-orm';
import { feedbackRounds, writingRevisions } from '../../db/schema/index.ts';

const words = (content: SQL): SQL => sql`md5(btrim(regexp_replace(${content}, '\\s+', ' ', 'g')))`;

/**
 * How often a child handed in or let the coach read another text than before. Drafts that are only kept for safety
 * don't count: one change can leave several of them.
 */
export const redraftCountOf = (writing: SQL): SQL<number> => sql`(
  select greatest(count(distinct drafts.words) - 1, 0)::int from (
    select ${words(sql`r.content`)} as words from ${feedbackRounds} r where r.writing_id = ${writing}.id
    union all
    select ${words(sql`v.content`)} from ${writingRevisions} v
      where v.writing_id = ${writing}.id and v.reason in ('completed', 'returned')
    union all
    select ${words(sql`${writing}.content`)} where ${writing}.status = 'completed') drafts)`;
