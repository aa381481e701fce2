import type { FeedbackCategory } from './criteria.ts';

/** What each criterion asks, in words a child can read. */
export const criterionQuestions: Record<FeedbackCategory, string> = {
  general: 'What stands out in this piece, and what could come next?',
  audience: 'Does the writing pull the reader in and keep them with you?',
  text_structure: 'Are all the parts there, in an order that works?',
  ideas: 'Are the ideas chosen with care and built up?',
  character_and_setting: 'Can the reader see who is there and where they are?',
  persuasive_devices: 'Do you use ways of persuading that work on this reader?',
  vocabulary: 'Are the words exact, and do they fit?',
  cohesion: 'Does each sentence lead to the next one?',
  paragraphing: 'Does each paragraph hold one main thing?',
  sentence_structure: 'Are the sentences correct, and do they vary?',
  punctuation: 'Do the marks help the reader?',
  spelling: 'Are the words spelled so that anybody can read them?',
};
