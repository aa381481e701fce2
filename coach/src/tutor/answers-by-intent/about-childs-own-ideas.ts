import type { AnswersByKind } from './answer.ts';

/** About what a child has thought of for its own piece. */
export const answersAboutChildsOwnIdeas: Record<string, AnswersByKind> = {
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
      young: 'Yes, if it helps people agree with you.',
      older: 'Yes, if it helps to win your reader over.',
    },
    recount: {
      young: 'Yes, if it really happened.',
      older: 'Yes, if it really happened and you want to tell it.',
    },
    any: {
      young: 'Yes, you can, because it’s your writing.',
      older: 'Yes. It’s your piece, so you decide.',
    },
  },
  'is-it-too-much': {
    question: 'Is my idea too weird or boring?',
    any: {
      young: 'No, you can make it work. Keep the part you like best, and tell it with small details.',
      older:
        'No, almost any idea can work if you tell it well. If it feels like too much, keep the part you like best.',
    },
  },
  'decide-for-me': {
    question: 'Can you decide for me?',
    any: {
      young:
        'You decide that one, because it’s your writing. Think of two things it could be, and pick the one you like more.',
      older:
        'That’s yours to decide. Think of two ways it could go, and take the one you’d rather read about.',
    },
  },
  'does-it-make-sense': {
    question: 'Does it make sense?',
    any: {
      young:
        'Tell it to a friend first. If they get it, it makes sense, and if not, add one line that tells why.',
      older:
        'Tell it to someone who doesn’t know it. If they ask why or how, add one line earlier that explains it.',
    },
  },
  'how-much-detail': {
    question: 'How much do I have to tell?',
    any: {
      young: 'Tell a lot about the part that matters most. For the rest, one or two small things are enough.',
      older: 'Give most detail to the part that matters most. For the rest, one or two lines are enough.',
    },
  },
  'where-does-it-go': {
    question: 'Where does this part go?',
    recount: {
      young: 'Put it at the time when it happened. You can still move it in the plan.',
      older: 'Put it at the point in time where it happened. You can still move it in the plan.',
    },
    persuasive: {
      young:
        'First what you think, then your reasons, then what people should do. Put facts with the reason they help.',
      older:
        'Your opinion goes first, your reasons in the middle, what should happen last. Put facts and examples with the reason they support.',
    },
    report: {
      young: 'Put it next to other facts about the same thing. You can still move it in the plan.',
      older: 'Put it with other facts about the same thing. You can still move it in the plan.',
    },
    explanation: {
      young: 'Put it with the step it belongs to. You can still move it in the plan.',
      older: 'Put it with the step it belongs to. You can still move it in the plan.',
    },
    descriptive: {
      young: 'Try it in two places and read it out loud. The strongest part is good at the end.',
      older: 'Try it in two places and read both aloud. The strongest part often works best at the end.',
    },
    poem: {
      young: 'Try it in two places and read it out loud. The strongest part is good at the end.',
      older: 'Try it in two places and read both aloud. The strongest part often works best at the end.',
    },
    any: {
      young:
        'Put it before the part that needs it, and keep surprises for the end. You can still move it in the plan.',
      older:
        'Put it before the part that needs it, and keep surprises for the end. You can still move it in the plan.',
    },
  },
  'what-others-do': {
    question: 'What do other kids write?',
    any: {
      young: 'I don’t know, because I only see your writing. Yours doesn’t have to be like theirs.',
      older: 'I can’t tell you, because I only see your chat. Yours needn’t be like anyone else’s.',
    },
  },
  'whom-to-write-for': {
    question: 'Who do I write it for?',
    any: {
      young:
        'Pick one person who should read it, like a friend or the principal. Write the way you would talk to them.',
      older:
        'Choose who should read it, and write as you would speak to that person. Be polite to a principal, and relaxed with friends.',
    },
  },
  'use-sources': {
    question: 'Can I use a book or website?',
    any: {
      young: 'You can use books and websites. Say it in your own words, and tell where you found it.',
      older: 'You can use it if you trust it and say where it comes from. Exact words go in quotation marks.',
    },
  },
  'pictures-and-layout': {
    question: 'Can I add pictures?',
    any: {
      young: 'Here you only write words. Ask your teacher about pictures, lists and how it should look.',
      older:
        'Here you only type plain text. Ask your teacher about pictures, layout, fonts and lists in the finished piece.',
    },
  },
  'letter-form': {
    question: 'How do I write a letter?',
    any: {
      young:
        'Start a letter or email with “Dear” and the name, and put your name at the end. A diary starts with the date.',
      older:
        'Start “Dear” and the name, end “Yours sincerely”; without a name, “Dear Sir or Madam” and “Yours faithfully”. To friends, “Hi” and “Love” are fine.',
    },
  },
  'poem-forms': {
    question: 'What kinds of poems are there?',
    any: {
      young:
        'A haiku has 3 lines with 5, 7 and 5 claps. In an acrostic, the first letters go down and spell a word.',
      older:
        'A haiku has three lines of 5, 7 and 5 syllables, a limerick five lines, a sonnet fourteen. Free verse has no rules.',
    },
  },
  'sound-and-word-effects': {
    question: 'How can I play with sounds?',
    any: {
      young:
        'Alliteration is words with the same first sound. You can also use noise words, and make things act like people.',
      older:
        'Alliteration repeats a first sound, and onomatopoeia sounds like a noise. Personification makes things act like people, and you can use all of these.',
    },
  },
  'story-shape-words': {
    question: 'What are the parts of a story?',
    any: {
      young:
        'A hook makes us curious, and the orientation tells who and where. Then come the problem, the big moment (climax) and the ending.',
      older:
        'A hook pulls us in; the orientation gives who and where. The complication is the problem, the climax the big moment, the resolution the ending.',
    },
  },
};
