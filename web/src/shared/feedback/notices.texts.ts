import { type TextArgument, texts } from '../../language/texts.ts';

/** What adults are told about feedback. */
export const t = texts('shared/feedback/notices', {
  notCounted: 'Not counted in the marks',
  reasons: {
    repeats: (words: TextArgument) => `Parts of this repeat what was said before (${words} words).`,
    copied: (words: TextArgument) => `Parts of this stand in the task already (${words} words).`,
    not_sentences: (words: TextArgument) => `Some lines do not read as sentences (${words} words).`,
    note: (words: TextArgument) => `Some words speak to the marker, not to the reader (${words} words).`,
  },
  /** NAPLAN marks stories and arguments, and has no scale for other texts. */
  borrowedScales: {
    descriptive: 'There are no NAPLAN marks for descriptions: these are given by the rules for stories.',
    expository: 'There are no NAPLAN marks for explanations: these are given by the rules for arguments.',
  },
  theTeacherReadsThisFirst: 'The teacher reads this first',
  whatTheCoachSaysIsHere:
    'What the coach says is here for you and your child once the teacher has looked at it.',
  whatTheCoachSaysOnIsHere: (criteria: TextArgument) =>
    `What the coach says on ${criteria} is here for you and your child once the teacher has looked at it.`,
});
