import type { Genre } from '@inkling/contract';
import type { Wording } from '../remark.ts';

/** For a text of another kind than the task asks for: said kindly, with one small way over to it. */
export const otherGenreWording: Record<Genre, Record<'note' | 'kept' | 'step' | 'turn', Wording>> = {
  narrative: {
    note: {
      simple: 'This reads like {kind}. The task asks for a story, so I give no mark here.',
      normal: 'This reads like {kind}, and the task asks for a story. So I give no mark here yet.',
      toParent: 'This reads like {kind}, and the task asks for a story. So there is no mark here yet.',
    },
    kept: {
      simple: 'I can tell that this is {kind}.',
      normal: 'A reader can tell at once that this is {kind}.',
      toParent: 'A reader can tell that this is {kind}.',
    },
    step: {
      simple: 'Who could be in your story? Write one line with a name.',
      normal: 'Who could be in your story? Write one sentence that names them and says where they are.',
      toParent: '{child} could write one sentence that names somebody for the story.',
    },
    turn: {
      simple: 'What could go wrong? Write one line.',
      normal: 'What could go wrong for them? Write one sentence about that moment.',
      toParent: '{child} could write one sentence about something that goes wrong.',
    },
  },
  persuasive: {
    note: {
      simple: 'This reads like {kind}. The task asks what you think, so I give no mark here.',
      normal: 'This reads like {kind}, and the task asks what you think and why. So I give no mark here yet.',
      toParent: 'This reads like {kind}, and the task asks for an opinion. So there is no mark here yet.',
    },
    kept: {
      simple: 'I can tell that this is {kind}.',
      normal: 'A reader can tell at once that this is {kind}.',
      toParent: 'A reader can tell that this is {kind}.',
    },
    step: {
      simple: 'What do you think? Write one line to go at the top.',
      normal: 'Write one sentence to go at the top: what do you think, and what is one reason?',
      toParent: '{child} could write one sentence for the top that says what the opinion is.',
    },
    turn: {
      simple: 'What should people do? Write one line for the end.',
      normal: 'Write one sentence for the end: what should your reader do or think now?',
      toParent: '{child} could write one sentence for the end that says what people should do.',
    },
  },
};
