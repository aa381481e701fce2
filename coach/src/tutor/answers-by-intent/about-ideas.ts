import type { AnswersByKind } from './answer.ts';

/** About finding ideas and having enough of them. */
export const answersAboutIdeas: Record<string, AnswersByKind> = {
  'enough-ideas': {
    question: 'Do I have enough ideas?',
    any: {
      young:
        'A few good ideas are enough. If you could tell a friend what it is about, you can go to the plan.',
      older:
        'A few clear ideas are enough. If you can say what it’s about and name three things in it, go to the plan.',
    },
  },
  'no-idea': {
    question: 'What can I write about?',
    narrative: {
      young:
        'It should be your own idea, and a small one is fine. Think of someone who loses something that matters to them.',
      older:
        'It should be your own idea. Think of someone who wants something badly, then of what stands in the way.',
    },
    recount: {
      young:
        'It can be something small, even at home. Think of a time you laughed, got a fright or did something new.',
      older:
        'It needn’t be big. Think of a moment at home, at school or outside when you were surprised, proud or embarrassed.',
    },
    persuasive: {
      young: 'Think of something you want to change at home or at school. It can be small, like a rule.',
      older:
        'Think of something that annoys you or seems unfair, and of who could change it. That can be your topic.',
    },
    report: {
      young: 'Think of something you know a lot about. It can be an animal, a place, a sport or a thing.',
      older:
        'Choose something you know well or have always wondered about. A small topic is easier than a huge one.',
    },
    explanation: {
      young: 'Think of something you wonder about: how it works, or why it happens.',
      older:
        'Choose something you have always wondered about: how it works, or why it happens. Small and simple is fine.',
    },
    descriptive: {
      young:
        'Think of a place, person or thing you know very well. Pick the one you can see best in your head.',
      older: 'Choose something you know so well that you could draw it. Ordinary places and people are fine.',
    },
    poem: {
      young: 'A poem can be about a tiny thing. Look around you, and pick one thing you like to look at.',
      older: 'A poem can be about something tiny. Pick an object, a sound or a feeling from today.',
    },
    any: {
      young: 'A small idea is fine. Think of something you like, know about or wonder about.',
      older:
        'Choose something you know, like or wonder about. If you could talk about it for two minutes, it will do.',
    },
  },
  'run-out-of-ideas': {
    question: 'What if I run out of ideas?',
    narrative: {
      young: 'Pick one of your idea cards. Think what your character sees, wants or is scared of there.',
      older: 'Pick one idea card. Think what your character wants, fears or notices at that moment.',
    },
    recount: {
      young: 'Go back to the best moment in your head. Tell what you saw, heard and felt there.',
      older:
        'Go back to one moment and play it slowly, like a film. Note what was said, seen, heard and felt.',
    },
    persuasive: {
      young: 'Think of a teacher, a parent and a little kid. Think why it matters to each one.',
      older:
        'Look at it through other people’s eyes. Also think of health, safety, fairness, money and nature.',
    },
    report: {
      young:
        'Think what it looks like, where you find it, what it does and why. One of those may still be missing.',
      older:
        'Try what it looks like, how it works, where it’s found and why it matters. A book or good website can help.',
    },
    explanation: {
      young:
        'Think what happens first, what makes it happen and what comes after. One of those may still be missing.',
      older: 'Try what starts it, what each step causes and why it matters. A book or good website can help.',
    },
    descriptive: {
      young: 'Shut your eyes and pretend you are there. Find one thing you can hear, smell or touch.',
      older:
        'Imagine you’re there again and use another sense. Look for what moves, what makes a sound, and what others would miss.',
    },
    poem: {
      young: 'Shut your eyes and pretend you are there. Find one thing you can hear, smell or touch.',
      older:
        'Imagine you’re there again and use another sense. Look for what moves, what makes a sound, and what others would miss.',
    },
    any: {
      young: 'Look at one of your idea cards again. Add one small thing to it: who, where, how or why.',
      older:
        'Pick one idea card and look closer: who, where, how and why. One small detail often brings the next.',
    },
  },
  'choose-idea': {
    question: 'Which of my ideas do I choose?',
    any: {
      young: 'You choose, because it’s your writing. Take the idea you can say the most about.',
      older: 'That’s your choice. Give each idea one minute, and take the one that gives you more to say.',
    },
  },
  'join-ideas': {
    question: 'Can I mix two ideas?',
    any: {
      young: 'Yes, you can mix them. Find one thing that joins them, like the same place or person.',
      older:
        'Yes, if one thing links them, such as a place or person. If you can’t find a link, choose one and save the other.',
    },
  },
};
