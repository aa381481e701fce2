import type { AnswersByKind } from './answer.ts';

/** What the terms of writing mean. */
export const answersAboutTerms: Record<string, AnswersByKind> = {
  'mean-opinion': {
    question: 'What is an opinion or an argument?',
    any: {
      young: 'An opinion is what you think. An argument is an opinion with reasons, and not a fight.',
      older:
        'An opinion or position is what you think; a fact can be checked. An argument is an opinion with reasons, not a quarrel.',
    },
  },
  'mean-text-type': {
    question: 'What is this kind of writing?',
    narrative: {
      young:
        'A genre is a kind of writing. Yours is a narrative, or story: someone has a problem, and things happen because of it.',
      older:
        'A genre is a kind of text. Yours is a narrative: a story with characters, a place and a problem.',
    },
    recount: {
      young: 'A genre is a kind of writing. Yours is a recount: it tells what really happened, in order.',
      older:
        'A genre is a kind of text. Yours is a recount: real events in order, with your thoughts about them.',
    },
    report: {
      young: 'A genre is a kind of writing. Yours is a report: it gives true facts about one topic.',
      older: 'A genre is a kind of text. Yours is a report: facts about one topic, sorted into parts.',
    },
    explanation: {
      young: 'A genre is a kind of writing. Yours is an explanation: it tells how or why something happens.',
      older:
        'A genre is a kind of text. Yours is an explanation: it shows how or why something happens, and a report only gives facts.',
    },
    persuasive: {
      young:
        'A genre is a kind of writing. Yours is persuasive: you say what you think and why, so that others agree.',
      older:
        'A genre is a kind of text. Yours is persuasive: it takes a side and gives reasons, so that the reader agrees or acts.',
    },
    descriptive: {
      young:
        'A genre is a kind of writing. Yours is a description: it shows what something is like, so that others can see it.',
      older:
        'A genre is a kind of text. Yours is a description: it lets a reader see, hear and feel someone or something.',
    },
    poem: {
      young:
        'A genre is a kind of writing. Yours is a poem: short lines that make a picture, a sound or a feeling.',
      older:
        'A genre is a kind of text. Yours is a poem: lines that give a picture, a thought or a feeling in few words.',
    },
    any: {
      young:
        'A genre is a kind of writing. A story is made up, a recount tells what happened, and a report gives facts.',
      older:
        'A genre is a kind of text, such as a story, a recount, a report or a poem. Each has its own job.',
    },
  },
  'mean-reader': {
    question: 'What does “reader” or “audience” mean?',
    any: {
      young:
        'Your readers, or audience, are the people who read your writing. It can be your teacher, your class or a friend.',
      older:
        'Your audience is everyone who reads your text, such as your teacher or class. Picture one of them, and you’ll know what to explain.',
    },
  },
  'mean-intro-ending': {
    question: 'What is an introduction or an ending?',
    any: {
      young:
        'The introduction, or opening, is the start: it tells who or what it is about. The ending, or conclusion, is the last part.',
      older:
        'The introduction (in stories, the orientation) comes first and shows what it’s about. The conclusion, or ending, comes last and makes it feel finished.',
    },
  },
  'mean-detail': {
    question: 'What is a detail?',
    any: {
      young: 'A detail is one small thing, like a colour, a sound or a name. It helps people see it.',
      older:
        'A detail is one small, exact thing: a colour, a sound, a number, a habit. It helps the reader picture it.',
    },
  },
  'mean-brainstorm': {
    question: 'What is a brainstorm?',
    any: {
      young:
        'To brainstorm is to think of lots of ideas fast. This chat is one, and you choose the best ideas later.',
      older:
        'To brainstorm is to collect lots of ideas without judging them. This chat is a kind of brainstorm, and sorting comes later.',
    },
  },
  'mean-topic': {
    question: 'What is a topic?',
    any: {
      young:
        'The topic is what your writing is about, and the title is its name. The main idea is what you most want to say.',
      older:
        'The topic is what it’s about; the main idea, or theme, is what you want to say about it. The title is only its name.',
    },
  },
};
