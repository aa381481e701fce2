import type { UnscoredReason } from '@inkling/contract';

export const reportSentences = {
  estimate:
    'Marks are this program’s own estimates on the NAPLAN writing criteria; they do not come from ACARA. One scale serves all years, so a young writer sits low on it, and a single piece can fall a mark either way for many reasons.',
  byTeacher: 'Where the teacher gave a mark, it stands here in place of the estimate.',
  none: 'No piece was finished in this period, so there is no growth to report. That says nothing about ability.',
  noneStep: 'Start with one short piece on something that matters to the writer: ten minutes are enough.',
  one: 'One finished piece shows where things stand. It is a snapshot: growth can be told from the second piece on.',
  reflections: 'Reflections carry no marks: they are for thinking, not for marking.',
  /** After the number of pieces. */
  awaited: 'could not be marked yet, because the feedback was not ready. Make the report again once it is.',
  /** After the number of pieces. */
  unscored: {
    poem: 'read as poetry, which the scale is not made for: only audience, ideas, vocabulary and spelling are marked in it.',
    other_kind: 'read as another kind of text than the task asks for: only the language is marked in it.',
    too_little: 'had too little English of the writer’s own to be marked.',
  } satisfies Record<UnscoredReason, string>,
  steady: 'Marks held steady between the first and the latest piece.',
};
