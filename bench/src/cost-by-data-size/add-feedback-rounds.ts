import type { TestApp } from '@inkling/server/testing';

/** A first attempt and a revision of each finished piece, with marks on ten criteria. */
export const addFeedbackRounds = async ({ deps: { pool } }: TestApp): Promise<void> => {
  await pool.query(`
    insert into feedback_rounds (writing_id, number, version, content, words, marks, overall, coach_version)
    select w.id, r.number, r.number, w.content, w.word_count, (
        select jsonb_agg(jsonb_build_object('criterion', c.criterion, 'mark', 1 + (w.id + r.number) % 4, 'maximum', 5))
        from unnest(array['audience','text_structure','ideas','vocabulary','cohesion','paragraphing',
          'sentence_structure','punctuation','spelling','character_and_setting']) c(criterion)),
      w.ai_scoring, 'bench'
    from writings w cross join generate_series(1, 2) r(number)
    where w.status = 'completed'`);
};
