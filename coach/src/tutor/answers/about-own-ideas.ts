import type { AnswersByKind } from './answer.ts';

/** About what a child has thought of for its own piece. */
export const answersAboutOwnIdeas: Record<string, AnswersByKind> = {
  'may-it-be': {
    question: 'Can I use this idea?',
    report: {
      young: 'Yes, if it is true and about your topic.',
      older: 'Yes, if it is true and tells your reader something about the topic.',
    },
    explanation: {
      young: 'Yes, if it is true and about your topic.',
      older: 'Yes, if it is true and helps your reader to understand.',
    },
    persuasive: {
      young: 'Yes, if it helps to make people agree with you.',
      older: 'Yes, if it helps to win your reader over.',
    },
    any: {
      young: 'Yes, you can. It is your piece.',
      older: 'Yes. It is your piece, so keep it if it adds something.',
    },
  },
  'is-it-too-much': {
    question: 'Is my idea too weird or boring?',
    any: {
      young: 'No, it can work. It depends on how you tell it.',
      older: 'Not by itself. It depends on how you tell it: be exact, and leave out what you don’t need.',
    },
  },
  'decide-for-me': {
    question: 'Can you decide for me?',
    narrative: {
      young: 'That is yours to decide. Think of two things that could happen and pick the one you like more.',
      older:
        'That is your decision. Think of two ways it could go, and take the one that is harder for them.',
    },
    any: {
      young: 'That is yours to decide. Think of two and pick the one you can tell most about.',
      older: 'That is your decision. Think of two, and take the one you can say most about.',
    },
  },
  'does-it-make-sense': {
    question: 'Does it make sense?',
    any: {
      young: 'Tell it to someone in two sentences. If they get it, it makes sense.',
      older: 'Read it as a stranger would. Where you would have to explain it, put a small clue earlier.',
    },
  },
  'how-much-detail': {
    question: 'How much do I have to tell?',
    any: {
      young: 'Say most about the part that matters most. One or two small things are enough for the rest.',
      older: 'Give most room to what matters most. For the rest, one exact detail does more than five.',
    },
  },
  'where-does-it-go': {
    question: 'Where does this part go?',
    any: {
      young: 'Put it where a reader needs to know it.',
      older: 'Put it where the reader needs it: early as a clue, or late as a surprise.',
    },
  },
  'what-others-do': {
    question: 'What do other kids write?',
    any: {
      young: 'Everyone picks something else. Yours is best when you have a lot to say about it.',
      older: 'All sorts of things. What counts is what you have most to say about.',
    },
  },
  'whom-to-write-for': {
    question: 'Who do I write it for?',
    any: {
      young: 'Think of one person who will read it, and write so that they get it.',
      older:
        'Think of who will read it. For a principal be polite and clear; with friends you can sound like you.',
    },
  },
  'use-sources': {
    question: 'Can I use a book or website?',
    any: {
      young: 'Yes, you may use a book or a website. Use your own words, and say where you found it.',
      older: 'Yes, if you trust it and say where it is from. Exact words go in quotation marks.',
    },
  },
  'pictures-and-layout': {
    question: 'Can I add pictures?',
    any: {
      young: 'Words come first here. Ask your teacher if you may add a picture or a list.',
      older:
        'Ask what the task allows. A list or a diagram fits a report; other texts do better in paragraphs.',
    },
  },
  'letter-form': {
    question: 'How do I write a letter?',
    any: {
      young: 'A letter starts with “Dear” and a name, and ends with your name. A diary starts with the date.',
      older:
        'Start with “Dear” and the name. End “Yours sincerely”, or “Yours faithfully” if you have no name.',
    },
  },
  'poem-forms': {
    question: 'What kinds of poems are there?',
    any: {
      young: 'A haiku has 3 lines with 5, 7 and 5 beats. In an acrostic the first letters spell a word.',
      older:
        'A haiku has 5, 7 and 5 syllables, a limerick rhymes a-a-b-b-a, a sonnet has 14 lines. Free verse is free.',
    },
  },
  'sound-and-word-effects': {
    question: 'How can I play with sounds?',
    any: {
      young: 'Things can act like people, and a line can come back. Use it once, where it helps most.',
      older: 'It can work well: use it on purpose, once, where it makes a moment stronger.',
    },
  },
  'story-shape-words': {
    question: 'What are the parts of a story?',
    any: {
      young: 'A hook makes us curious, then something goes wrong, then comes the big moment, then the end.',
      older:
        'A hook pulls readers in, the complication goes wrong, the climax turns it, the resolution settles it.',
    },
  },
};
