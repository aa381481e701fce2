import type { AnswersByKind } from './answer.ts';

/** About words, lines, sentences and facts. */
export const answersAboutLanguage: Record<string, AnswersByKind> = {
  'poem-lines-verses': {
    question: 'How do lines and verses work?',
    any: {
      young:
        'You choose how many verses and lines you have. A verse is a group of lines, and a line ends where you pause.',
      older:
        'A verse, or stanza, is a group of lines. Use as many as you like, and end a line where you would pause.',
    },
  },
  rhythm: {
    question: 'How do I make a good rhythm?',
    any: {
      young:
        'Rhythm is the beat. Clap once for each part of a word, a syllable, and give your lines about the same number of claps.',
      older:
        'Rhythm is the beat. Read aloud, tap each syllable, and cut or swap words in lines that have too many or too few.',
    },
  },
  headings: {
    question: 'Do I need headings?',
    any: {
      young:
        'A heading is a short name above one part. Reports can have one for each group of facts, and stories don’t need them.',
      older:
        'A heading is a short label above a section. Reports often have one for each group of facts; stories and recounts don’t need them.',
    },
  },
  'find-facts': {
    question: 'Where can I find facts?',
    any: {
      young:
        'Look in a library book or a website for kids, or ask someone who knows. First write down what you know already.',
      older:
        'Try a library book, an encyclopedia or a trusted site such as a museum’s. First note what you know and what is missing.',
    },
  },
  'check-facts': {
    question: 'How do I check a fact?',
    any: {
      young:
        'A fact is true, and an opinion is what someone thinks. Check it in two places, and leave it out if you’re not sure.',
      older:
        'A fact can be checked; an opinion is what someone thinks. Compare two sources you trust, and leave out what you can’t confirm.',
    },
  },
  'own-words': {
    question: 'Am I allowed to copy?',
    any: {
      young:
        'Copying isn’t OK, even with a few words changed. Read a bit, close the book, and tell it your own way.',
      older:
        'Copying isn’t OK, even with a few words changed: read, close it, explain it yourself. A short quote needs quotation marks and its source.',
    },
  },
  'hard-words': {
    question: 'Can I use hard words?',
    any: {
      young: 'You can use hard words from your topic. Just say what they mean the first time.',
      older:
        'Use the proper word, and explain it the first time. If there are many, add a glossary, a word list at the end.',
    },
  },
  'and-then': {
    question: 'How do I stop writing “and then”?',
    any: {
      young:
        'Take out most of the thens. Start with who, where or when, or use words like next, later and at last.',
      older:
        'Cut most of them, because readers expect things in order. Start with a place, a person or a time, such as later or meanwhile.',
    },
  },
  tense: {
    question: 'Do I write “is” or “was”?',
    narrative: {
      young:
        'Most stories use words like was and went, because it has happened already. Pick one way and stay with it.',
      older:
        'Past tense (was, went) is usual, and present (is, goes) works too. Choose one and stay with it.',
    },
    recount: {
      young: 'Use words like was and went, because it has happened already. Stay with that all the way.',
      older: 'Use past tense (was, went), because it has already happened. Stay with it all the way through.',
    },
    report: {
      young: 'Write is and eats for things that are always true. Write was and ate for things that are over.',
      older: 'Use present tense (is, eats) for what is generally true, and past (was, ate) for what is over.',
    },
    explanation: {
      young: 'Write is and eats for things that are always true. Write was and ate for things that are over.',
      older: 'Use present tense (is, eats) for what is generally true, and past (was, ate) for what is over.',
    },
    any: {
      young: 'You can write is or was, and eats or ate. Pick one and stay with it.',
      older:
        'Present (is) and past (was) both work. Choose one and keep to it, unless the time really changes.',
    },
  },
  sentences: {
    question: 'How do I make my sentences better?',
    any: {
      young:
        'Read it out loud, and put a full stop where you stop for breath. Mix long and short, and start in different ways.',
      older:
        'Mix long and short sentences, and don’t start them all the same way. Read it aloud: a full stop goes where the thought ends.',
    },
  },
  'explain-how-why': {
    question: 'How do I explain something?',
    any: {
      young: 'Tell what happens first, next and last. Say why with words like because and so.',
      older: 'Take it step by step. Link each step to the next with words like because or so.',
    },
  },
  senses: {
    question: 'How do I use the five senses?',
    any: {
      young:
        'The five senses are see, hear, smell, taste and touch, and you don’t need all of them. Say if it is strong or soft.',
      older:
        'You don’t need all five: sight, sound, smell, taste and touch. Say how strong it is, and what it reminds you of.',
    },
  },
  'reader-care': {
    question: 'How do I make people care?',
    any: {
      young:
        'Show what somebody wants, and why it matters so much to them. Then your reader will want it too.',
      older:
        'Show what someone wants, why it matters, and what happens if it goes wrong. One small, real detail helps people care.',
    },
  },
  villain: {
    question: 'How do I make a good villain?',
    any: {
      young: 'A villain can be anyone or anything, and you don’t need one. Think what yours wants, and why.',
      older:
        'A villain can be anyone or anything, and you don’t need one. Give yours a goal, and a reason that makes sense to them.',
    },
  },
  character: {
    question: 'How do I make a good character?',
    any: {
      young:
        'A character is anyone in your story, even an animal or a thing. Give yours something they want, and something that is hard for them.',
      older:
        'A character can be a person, an animal or a thing. Give yours a want, a strength and a weakness that causes trouble.',
    },
  },
  'slow-down': {
    question: 'How do I slow a moment down?',
    any: {
      young:
        'A moment is a short bit of time. To slow it down, tell each small thing someone sees, hears, thinks and does.',
      older:
        'A moment is a few seconds you could film. Tell it bit by bit: what is seen, heard, thought and done.',
    },
  },
  clues: {
    question: 'How do I give clues?',
    any: {
      young:
        'A clue is a small hint. Put in two or three early, next to other things, so it’s not too easy to guess.',
      older:
        'A clue is a small hint. Hide two or three early, among ordinary details, and add one that points the wrong way if you like.',
    },
  },
  mood: {
    question: 'How do I make a mood?',
    any: {
      young:
        'Mood is the feeling a text gives, like spooky or calm. Pick sounds, light and weather that fit it.',
      older:
        'Mood, or atmosphere, is the feeling a text gives the reader. Choose light, weather, sounds and verbs that fit it.',
    },
  },
  adjectives: {
    question: 'How many adjectives should I use?',
    any: {
      young: 'An adjective is a describing word, like red or tiny. One or two good ones are enough.',
      older:
        'An adjective is a describing word, and one or two at a time are plenty. A more exact noun or verb often works better.',
    },
  },
  'jump-in-time': {
    question: 'Can I jump in time?',
    any: {
      young:
        'You can jump in time, back or forward. Start a new paragraph, and tell the reader when it is now.',
      older:
        'You can jump forward, or back in a flashback. Start a new paragraph, and say at once when and where we are.',
    },
  },
};
