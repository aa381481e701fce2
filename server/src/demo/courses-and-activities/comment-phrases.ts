import type { commentPhrases } from '../../db/schema/index.ts';

/** What the teacher says often. */
export const demoCommentPhrases: Omit<typeof commentPhrases.$inferInsert, 'teacher_id'>[] = [
  { text: 'I wanted to read on after your first line.', criterion: 'audience', is_praise: true },
  { text: 'I could see this place as you wrote it.', criterion: 'vocabulary', is_praise: true },
  { text: 'You kept going to the end, and it shows.', is_praise: true },
  { text: 'What does it sound or smell like there?', criterion: 'ideas' },
  { text: 'Read it aloud: where do you take a breath? Put a full stop there.', criterion: 'punctuation' },
  { text: 'Which word tells the reader when this happens?', criterion: 'cohesion' },
];
