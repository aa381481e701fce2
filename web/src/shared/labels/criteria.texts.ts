import { criterionLabels } from '@inkling/contract';
import { texts } from '../../language/texts.ts';

export const criterionTexts = texts('shared/labels/criteria', {
  names: { ...criterionLabels },
  /** What a criterion means to a child; stands beside its name. */
  meanings: {
    general: 'your piece as a whole',
    audience: 'how you hold your reader',
    text_structure: 'how your piece begins, goes on and ends',
    ideas: 'what you think of and how far you take it',
    character_and_setting: 'who is there and where it happens',
    persuasive_devices: 'how you win your reader over',
    vocabulary: 'the words you choose',
    cohesion: 'how your ideas join up',
    paragraphing: 'where you start a new paragraph',
    sentence_structure: 'how you build your sentences',
    punctuation: 'full stops, commas and the other marks',
    spelling: 'how your words are spelled',
  },
  /** The same for those who read about a child. */
  meaningsToAdults: {
    general: 'the piece as a whole',
    audience: 'how a reader is held',
    text_structure: 'how the piece begins, goes on and ends',
    ideas: 'what is told and how far it is taken',
    character_and_setting: 'who is there and where it happens',
    persuasive_devices: 'how a reader is won over',
    vocabulary: 'which words are chosen',
    cohesion: 'how the ideas join up',
    paragraphing: 'where a new paragraph starts',
    sentence_structure: 'how the sentences are built',
    punctuation: 'full stops, commas and the other marks',
    spelling: 'how the words are spelled',
  },
});
