import type { AnswersByKind } from './answer.ts';

/** About finding ideas and having enough of them. */
export const answersAboutIdeas: Record<string, AnswersByKind> = {
  'enough-ideas': {
    question: 'Do I have enough ideas?',
    any: {
      young:
        'A few good ideas are enough for the plan. You are ready when you could tell a friend what your writing is about.',
      older:
        'A handful of clear ideas is enough for the plan, even if some parts are still open. You are ready when you can say what it is about and have a few things to say.',
    },
  },
  'no-idea': {
    question: 'What can I write about?',
    narrative: {
      young:
        'The idea has to come from you, but here is a spark. Think of something that would be a big problem if it got lost.',
      older:
        'The idea has to be yours. Think of someone who wants something badly, then of what stands in the way.',
    },
    recount: {
      young:
        'It can be something small. Think of a time you laughed a lot, got a fright or did something new.',
      older:
        'It need not be a big adventure. Think of a moment when you were surprised, proud or embarrassed, or changed your mind.',
    },
    persuasive: {
      young: 'Think of something you would love to change, at home or at school.',
      older:
        'Think of something that annoys you or seems unfair, then of who is affected by it. That is where an opinion starts.',
    },
    report: {
      young:
        'Think of something you could tell a friend all about. It can be an animal, a place, a sport or a thing.',
      older:
        'Begin with something you know more about than most people, or have always wondered about. A small topic is easier than a huge one.',
    },
    explanation: {
      young: 'Think of something you have wondered about, and how or why it happens.',
      older:
        'Begin with something you have always wondered about: how it works or why it happens. A small thing explained well is enough.',
    },
    descriptive: {
      young: 'Think of a place, person or thing you know very well. Shut your eyes and see if it is there.',
      older:
        'Choose something you know so well you could draw it. Ordinary places and people work as well as special ones.',
    },
    poem: {
      young:
        'A poem can be about a tiny thing. Look around and find one thing that is interesting to look at.',
      older:
        'Poems can grow from something very small. Pick an object, a sound or a feeling from today, and notice what it reminds you of.',
    },
    any: {
      young:
        'The idea has to come from you, and small ones are fine. Think of something you like, know about or wonder about.',
      older:
        'Choose something you know, care about or are curious about. If you could talk about it for two minutes, there is enough to write.',
    },
  },
  'run-out-of-ideas': {
    question: 'What if I run out of ideas?',
    narrative: {
      young:
        'Go back to one of your idea cards and look closer. Think what your character sees, wants or is scared of there.',
      older:
        'Go back to one idea card and look closer at it. Try what your character wants, fears or notices at that moment.',
    },
    recount: {
      young: 'Go back to the best moment in your mind. Think what you saw, heard and felt there.',
      older:
        'Go back to one moment and run it slowly in your mind. Look for what was said, seen, heard and felt.',
    },
    persuasive: {
      young:
        'Think of other people, like a teacher, a parent or a small child. Think why it matters to each of them.',
      older:
        'Look at it through other people’s eyes, or through health, safety, fairness, money and nature. One of these often brings up something new.',
    },
    report: {
      young: 'Think what it is, where you find it, what it does and why. One of those may still be empty.',
      older:
        'Try what it is made of, how it works, where it is found and why it matters. A book or a good website helps when you still run dry.',
    },
    explanation: {
      young: 'Think what it is, where you find it, what it does and why. One of those may still be empty.',
      older:
        'Try what it is made of, how it works, where it is found and why it matters. A book or a good website helps when you still run dry.',
    },
    descriptive: {
      young: 'Shut your eyes and pretend you are right there. Catch one thing you hear, smell or can touch.',
      older:
        'Step into it in your mind again and use another sense. Look for what moves, what makes a sound, and what nobody else would notice.',
    },
    poem: {
      young: 'Shut your eyes and pretend you are right there. Catch one thing you hear, smell or can touch.',
      older:
        'Step into it in your mind again and use another sense. Look for what moves, what makes a sound, and what nobody else would notice.',
    },
    any: {
      young: 'Look at one of your idea cards again. A small thing more about it is enough.',
      older:
        'Go back to one idea card and look closer: who, where, how, why. One small detail often brings up the next.',
    },
  },
  'choose-idea': {
    question: 'Which of my ideas do I choose?',
    any: {
      young: 'I don’t pick, because it is your writing. Take the idea you can say the most about.',
      older:
        'I won’t choose for you, but there is a fair test: see which idea gives you more details in one minute. Take that one, and save the others for another piece.',
    },
  },
  'join-ideas': {
    question: 'Can I mix two ideas?',
    any: {
      young: 'Yes, if they fit together. Find the one thing that joins them.',
      older:
        'Yes, as long as one clear link holds them together. If you have to force the link, choose one and save the other.',
    },
  },
};
