import type { AnswersByKind } from './answer.ts';

/** About how the child feels about writing, and today. */
export const answersAboutFeelings: Record<string, AnswersByKind> = {
  'bad-at-writing': {
    question: 'What if I am bad at writing?',
    any: {
      young:
        'Lots of people get stuck or find writing hard. Right now you only need your ideas, and nobody else has those.',
      older:
        'Finding it hard is normal and says nothing about how clever you are. Rough ideas are all you need now.',
    },
  },
  'slow-or-messy': {
    question: 'What if I am slow or messy?',
    any: {
      young:
        'Thanks for telling me. Go at your own speed, because neat writing and spelling don’t matter here.',
      older:
        'Thanks for saying so. Take your time and keep answers short, because only your ideas matter here, not neatness, spelling or speed.',
    },
  },
  'too-hard': {
    question: 'What if this is too hard?',
    any: {
      young: 'It is hard if you look at all of it. You only have to do one little bit at a time.',
      older:
        'The whole task is hard if you look at it all at once, so only look at the next small idea. A rough one is enough.',
    },
  },
  'dont-want-to': {
    question: 'What if I don’t want to write?',
    any: {
      young:
        'You don’t have to like it, and lots of children don’t. Tell me just one small thing, and you’ve begun.',
      older:
        'Plenty of people dislike writing, and getting started is usually the worst part. One small idea, even a half-hearted one, gets you past it.',
    },
  },
  'why-write': {
    question: 'Why do we have to write?',
    any: {
      young: 'Writing lets you tell people things when you’re not there. You learn it by doing it.',
      older:
        'Writing is how you get your ideas across when you’re not there to explain, and you only learn it by doing it. Explaining and persuading come up in most jobs and most arguments.',
    },
  },
  'im-bored': {
    question: 'What if I am bored?',
    any: {
      young: 'Then look for a part you care about. Put in something funny, strange or scary if it fits.',
      older:
        'If it bores you, it may bore your reader too, so that’s useful to know. Look for the odd, funny or annoying side of the topic and use that.',
    },
  },
  'im-tired': {
    question: 'Can I have a break?',
    any: {
      young:
        'Have a stretch and a little rest, and keep your answers short. If it still hurts or you need longer, tell the grown-up with you.',
      older:
        'Stretch, rest your hands for a minute and keep your answers short. If it keeps hurting or you need a proper break, tell the adult with you.',
    },
  },
  'sick-or-needs-something': {
    question: 'What if I feel sick?',
    any: {
      young: 'That is one for the grown-up with you, so tell them now. Your writing can wait.',
      older:
        'That is one for the adult with you, so tell them now, because I can’t help from here. The writing can wait.',
    },
  },
  'worried-its-bad': {
    question: 'What if people laugh at it?',
    any: {
      young:
        'A first try is allowed to be bad, because you can make it better. If you don’t want to read it out, tell your teacher before.',
      older:
        'First tries are often bad, and that’s fine, because you can only improve something that exists. If you don’t want to share it out loud, tell your teacher beforehand.',
    },
  },
  'test-and-marks-worry': {
    question: 'What if I get a bad mark?',
    any: {
      young:
        'Lots of children worry about tests and marks, and it helps to tell a grown-up you trust. Here nobody marks you, so you can just practise.',
      older: 'Nobody marks you in this chat. If tests worry you a lot, tell an adult you trust.',
    },
  },
  'sad-or-crying': {
    any: {
      young:
        'I’m sorry it’s a hard day, and it’s all right to stop now. Tell a grown-up near you how you feel.',
      older:
        'I’m sorry it’s hard right now, and it’s all right to stop. Tell an adult you trust how you feel, because the writing can wait.',
    },
  },
  angry: {
    any: {
      young:
        'It’s hard to think when you’re angry, so take a few slow breaths first. If something unfair happened, tell a grown-up.',
      older:
        'It’s hard to think clearly while you’re angry, so take a minute first. If something unfair happened, tell an adult who can do something about it.',
    },
  },
  'excited-proud': {
    any: {
      young: 'That’s a good feeling to have when you write. Get your ideas down while they’re fresh.',
      older: 'Good, that energy usually shows in the writing. Get the ideas down while they’re fresh.',
    },
  },
  'miss-or-lost-someone': {
    any: {
      young:
        'That is sad and hard. You can talk to a grown-up about it, and you only write about it if you want to.',
      older:
        'That’s sad, and it’s natural that it’s on your mind. Talk to someone close to you when you want to, and only write about it if you’d like to.',
    },
  },
  'trouble-with-others': {
    any: {
      young: 'That hurts, and being mean to someone isn’t okay. Tell your teacher or someone at home today.',
      older:
        'That hurts, and nobody should be treated badly. Tell a teacher or someone at home: they can help.',
    },
  },
};
