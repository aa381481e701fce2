import type { Criterion } from '@inkling/contract';
import type { Wording } from '../wording.ts';

/** For a criterion at the top of its scale: one way to go on playing with it. */
export const stretchWords: Record<Criterion, Wording> = {
  audience: {
    simple: 'Read it to someone. Where do they smile or gasp?',
    normal: 'Read it to someone and watch their face. Where do they lean in, and where do they drift off?',
  },
  text_structure: {
    simple: 'Try a new way to start. Which way is best?',
    normal: 'Try telling it in another order, starting near {quote}. Which version grips you more?',
  },
  ideas: {
    simple: 'Which bit could you take out? What is left is your big idea.',
    normal: 'Which part could go without being missed? What is left is your strongest idea.',
  },
  character_and_setting: {
    simple: 'Tell a bit of it as someone else in the story. What would they see?',
    normal: 'Try {quote} through the eyes of another character. What would they notice?',
  },
  persuasive_devices: {
    simple: 'Which line is your best one? Read it out loud.',
    normal: 'Which of your devices could a sharp reader see through? Look at {quote} first.',
  },
  vocabulary: {
    simple: 'Find a word you could take out. Is it still clear?',
    normal: 'Find one word that is working too hard, perhaps near {quote}. Would a plainer one be stronger?',
  },
  cohesion: {
    simple: 'Take out one joining word. Is it still clear?',
    normal: 'Try taking out a link near {quote}. Does the order of ideas already do its job?',
  },
  paragraphing: {
    simple: 'Read the first line of each part. Do they tell the whole story?',
    normal: 'Read only the first line of each paragraph. Do they tell the whole piece in small?',
  },
  sentence_structure: {
    simple: 'Read it out loud. Which line do you like the sound of best?',
    normal: 'Read it aloud and listen to the beat. Where would you change a long sentence for a short one?',
  },
  punctuation: {
    simple: 'Pick a mark you do not use much. Where could it go?',
    normal: 'Pick a mark you seldom use, such as a colon or brackets. Would it help near {quote}?',
  },
  spelling: {
    simple: 'Pick a hard word you have never used. Can you fit it in?',
    normal: 'Collect three harder words on this topic and learn where they come from.',
  },
};
