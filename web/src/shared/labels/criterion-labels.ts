import type { FeedbackCategory } from '@inkling/contract';

export const criterionLabels: Record<FeedbackCategory, string> = {
  general: 'General',
  audience: 'Audience',
  text_structure: 'Text Structure',
  ideas: 'Ideas',
  character_and_setting: 'Character & Setting',
  persuasive_devices: 'Persuasive Devices',
  vocabulary: 'Vocabulary',
  cohesion: 'Cohesion',
  paragraphing: 'Paragraphing',
  sentence_structure: 'Sentence Structure',
  punctuation: 'Punctuation',
  spelling: 'Spelling',
};
