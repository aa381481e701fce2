import type { Questions } from './interview-questions.ts';

/** While an argument is written: sounds and colours are no proof. */
export const draftingArgumentQuestions: Record<string, Questions> = {
  'more to see': {
    ask: [
      'What more could you tell about your best reason?',
      'What have you seen that fits your best reason?',
    ],
    older: [
      'Which reason would a reader doubt first?',
      'Which fact or case would make your best reason stronger?',
    ],
    narrow: ['What happened to you that shows you are right?', 'Which number or fact could you add?'],
    choose: [
      'Could you add a fact, or something you saw?',
      'Does your best reason need an example, or a number?',
    ],
    example: [
      '“Dogs are friendly” can become “my dog waits at the gate for me”. What could you tell like that?',
    ],
    means: 'I mean something true that shows your reason is right.',
  },
  'how it feels there': {
    ask: ['How should a reader feel at your last line?', 'Which part would make a reader care the most?'],
    older: ['What should a reader feel after your last line?', 'Where could a reader stop caring?'],
    narrow: ['Who would be happy if people listened to you?', 'Which word in your text is the strongest?'],
    choose: ['Should a reader feel sorry, or feel sure?', 'Should your end ask for something, or warn?'],
    example: ['One writer ended with “the bin is right there”. How could your text end?'],
    means: 'I mean what a reader should feel, so that they do what you ask.',
  },
};

/** While something is explained or reported. */
export const draftingFactsQuestions: Record<string, Questions> = {
  'more to see': {
    ask: ['What more can you tell us now?', 'Which example would help a reader picture your text?'],
    older: ['Which part would a reader find hard?', 'Where would an example or a number help most?'],
    narrow: ['How big is the thing in your text?', 'Which colour or shape could you add?'],
    choose: [
      'Could you add an example, or a number?',
      'Could you tell how something looks, or how it works?',
    ],
    example: ['“Whales are big” can become “a whale is as long as a bus”. What could you tell like that?'],
    means: 'I mean something that helps a reader picture it.',
  },
  'how it feels there': {
    ask: ['What is the best fact in your text?', 'Which part would make a reader say wow?'],
    older: [
      'What should a reader remember a week later?',
      'Which fact deserves the best place in your text?',
    ],
    narrow: ['Which fact do you like best?', 'What would a friend not know yet?'],
    choose: ['Is your best fact at the start, or at the end?', 'Is your best fact funny, or strange?'],
    example: ['One writer kept “an octopus has three hearts” for the end. Which fact could you keep?'],
    means: 'I mean the fact that a reader will like most.',
  },
};
