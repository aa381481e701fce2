import { texts, type Word } from '../../language/texts.ts';

/** What adults are told about feedback. */
export const t = texts('shared/feedback/notices', {
  notCounted: 'Not counted in the marks',
  reasons: {
    repeats: (words: Word) => `Parts of this repeat what was said before (${words} words).`,
    copied: (words: Word) => `Parts of this stand in the task already (${words} words).`,
    not_sentences: (words: Word) => `Some lines do not read as sentences (${words} words).`,
    note: (words: Word) => `Some words speak to the marker, not to the reader (${words} words).`,
  },
  theTeacherReadsThisFirst: 'The teacher reads this first',
  whatTheCoachSaysIsHere:
    'What the coach says is here for you and your child once the teacher has looked at it.',
  whatTheCoachSaysOnIsHere: (criteria: Word) =>
    `What the coach says on ${criteria} is here for you and your child once the teacher has looked at it.`,
});
