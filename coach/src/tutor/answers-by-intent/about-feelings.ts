import type { AnswersByKind } from './answer.ts';

/** About how the child feels about writing, and today. */
export const answersAboutFeelings: Record<string, AnswersByKind> = {
  'bad-at-writing': {
    question: 'What if I am bad at writing?',
    any: {
      young:
        'You’re not the only one: lots of people find writing hard. You get better by trying, and I only need your ideas.',
      older:
        'You’re not the only one, and it says nothing about how clever you are. All you need now is rough ideas.',
    },
  },
  'slow-or-messy': {
    question: 'What if I am slow or messy?',
    any: {
      young: 'Thanks for telling me. You can go as slowly as you like, and it doesn’t have to be neat here.',
      older:
        'Thanks for telling me. Take all the time you need: here only your ideas count, not speed or neatness.',
    },
  },
  'too-hard': {
    question: 'What if this is too hard?',
    any: {
      young: 'Writing can be hard, so let’s do one tiny bit at a time. A few words are enough.',
      older:
        'It can be hard, so don’t look at the whole task. Take the next small bit, and a rough answer is enough.',
    },
  },
  'dont-want-to': {
    question: 'What if I don’t want to write?',
    any: {
      young: 'That’s OK, you don’t have to like it. Tell me just one small thing, and see how it goes.',
      older:
        'Fair enough, lots of people don’t like writing. Starting is the worst part, so give me just one small idea.',
    },
  },
  'why-write': {
    question: 'Why do we have to write?',
    any: {
      young: 'Writing lets you tell things to people who aren’t there. You get good at it by doing it.',
      older:
        'It lets you make your point when you’re not there to explain. You’ll need that in most jobs, and it takes practice.',
    },
  },
  'im-bored': {
    question: 'What if I am bored?',
    any: {
      young: 'Thanks for saying so. Find the part you like best, and let’s talk about that.',
      older: 'Fair enough. Look for the odd, funny or annoying side of your topic, and let’s use that.',
    },
  },
  'im-tired': {
    question: 'Can I have a break?',
    any: {
      young: 'Have a little rest and a stretch. If it still hurts or you are too tired, tell a grown-up.',
      older: 'Take a break and a stretch. If it keeps hurting or you’re worn out, tell the adult with you.',
    },
  },
  'sick-or-needs-something': {
    question: 'What if I feel sick?',
    any: {
      young: 'Tell the grown-up with you now, because they can help. Your writing can wait.',
      older: 'Tell the adult with you now, because they can help and I can’t. The writing can wait.',
    },
  },
  'worried-its-bad': {
    question: 'What if people laugh at it?',
    any: {
      young:
        'It’s all right if the first try isn’t great, because you can fix it. If you don’t want to read it out, tell your teacher.',
      older:
        'First tries are rarely good, and you have time to improve it. If you don’t want to read it out, tell your teacher.',
    },
  },
  'test-and-marks-worry': {
    question: 'What if I get a bad mark?',
    any: {
      young:
        'That’s not a nice feeling, and lots of kids have it. Nobody marks you here, and it helps to tell a grown-up you trust.',
      older:
        'That’s not a good feeling, and lots of people have it. Nobody marks you here, and it helps to tell an adult you trust.',
    },
  },
  'sad-or-crying': {
    any: {
      young: 'I’m sorry you feel sad. You can stop now, and please tell a grown-up near you how you feel.',
      older:
        'I’m sorry you feel like this. You can stop now, and please tell an adult you trust how you feel.',
    },
  },
  angry: {
    any: {
      young: 'It’s OK to feel angry. Take a few slow breaths, and tell a grown-up if something isn’t fair.',
      older:
        'It’s OK to be angry. Take a minute before you go on, and tell an adult if something unfair happened.',
    },
  },
  'excited-proud': {
    any: {
      young: 'That’s great to hear! Keep that good feeling for your writing.',
      older: 'That’s great to hear. Take that energy into your writing.',
    },
  },
  'miss-or-lost-someone': {
    any: {
      young:
        'I’m sorry, that is sad and hard. Talk to a grown-up about it, and only write about it if you want to.',
      older:
        'I’m sorry, that’s hard. Talk to someone close to you about it, and only write about it if you’d like to.',
    },
  },
  'trouble-with-others': {
    any: {
      young: 'I’m sorry, that is hard. Tell your teacher or someone at home today, because they can help.',
      older: 'I’m sorry, that’s hard. Tell a teacher or someone at home today, because they can help.',
    },
  },
};
