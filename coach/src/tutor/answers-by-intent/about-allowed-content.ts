import type { AnswersByKind } from './answer.ts';

/** About what may be in a text, and whether it is good. */
export const answersAboutAllowedContent: Record<string, AnswersByKind> = {
  title: {
    question: 'What should my title be?',
    any: {
      young:
        'A title is the name at the top, and it can wait till the end. Pick the most important thing in your text.',
      older:
        'The title is the name at the top, and can wait until the end. Look for a word or object that makes people curious.',
    },
  },
  'is-it-good': {
    question: 'Is my idea good?',
    any: {
      young: 'I’m a program, so I can’t like things. If you want to tell it, it’s a good idea.',
      older:
        'I’m a program, so I can’t like or dislike it. A good idea is one you care about and can give details of.',
    },
  },
  'too-short': {
    question: 'What if it is too short?',
    any: {
      young: 'Short is fine for now. To make it longer, add a small thing: who, where, how or why.',
      older: 'Short is fine for now. To make it longer, add a detail, a reason or an example to one part.',
    },
  },
  'too-long': {
    question: 'What if it is too long?',
    any: {
      young:
        'It’s fine to have a lot. To make it shorter, keep the best part and take out what you don’t need.',
      older:
        'Having a lot is fine. To shorten it, keep the part that matters most, and cut what a reader wouldn’t miss.',
    },
  },
  'make-interesting': {
    question: 'How do I make it more interesting?',
    recount: {
      young: 'Pick the part that surprised you most. Tell what you saw, thought and felt right then.',
      older:
        'Pick the moment that surprised you or went wrong, and tell that one closely. The rest can be short.',
    },
    persuasive: {
      young:
        'Tell about a real person or something that really happened. That is more interesting than just saying it’s good or bad.',
      older: 'Show what it means for a real person. One true, surprising example wakes readers up.',
    },
    report: {
      young: 'Find the fact that surprised you most. Say more about that one.',
      older:
        'Find what surprised you or what most people get wrong, and say more about that. Exact details interest readers most.',
    },
    explanation: {
      young: 'Find the fact that surprised you most. Say more about that one.',
      older:
        'Find what surprised you or what most people get wrong, and say more about that. Exact details interest readers most.',
    },
    any: {
      young: 'Put in one small thing that only you would notice. Tell more about that.',
      older:
        'Find the surprising, funny or awkward part, and stay there longer. Exact details make ordinary things interesting.',
    },
  },
  babyish: {
    question: 'Is it too babyish?',
    any: {
      young:
        'It’s fine to write about things you love. Use your own small details, and it won’t sound babyish.',
      older:
        'It’s fine: famous writers use toys, animals and magic too. Honest feelings and exact details keep it from sounding childish.',
    },
  },
  'same-idea': {
    question: 'What if someone has the same idea?',
    any: {
      young:
        'It’s fine if two people have the same idea. Use your own words and details, and yours will be different.',
      older:
        'It’s fine to have the same idea as someone else or a book. Your own details and words make yours different.',
    },
  },
  'rude-words': {
    question: 'Can I use rude words?',
    any: {
      young:
        'Please leave out swear words and mean words. You can show that someone is angry by what they do.',
      older:
        'Please leave out swearing and insults, here and in your text. Mild slang is fine if it fits who is talking.',
    },
  },
  'sad-or-private': {
    question: 'Can I write something sad or private?',
    any: {
      young:
        'You can write about it, but you don’t have to, and others can read it. Talk to a grown-up you trust too.',
      older:
        'You can write about it, but you don’t have to, and others can read it. If it’s heavy, talk to an adult you trust.',
    },
  },
  'real-people-places': {
    question: 'Can I use real people and places?',
    any: {
      young:
        'You can use real people and places, if you are kind. Ask people you know first, and leave out last names and addresses.',
      older:
        'You can use real people and places, if you’re kind. Ask people you know first, and leave out surnames and addresses.',
    },
  },
  'film-or-game': {
    question: 'Can I use a film or game?',
    narrative: {
      young:
        'You can use ideas from a film or game. Make up your own problem and what happens, so it’s yours.',
      older:
        'You can borrow characters or a world, but don’t retell the plot. Invent your own problem and ending.',
    },
    poem: {
      young:
        'You can use ideas from a film or game. Make up your own problem and what happens, so it’s yours.',
      older:
        'You can borrow characters or a world, but don’t retell the plot. Invent your own problem and ending.',
    },
    any: {
      young: 'You can write about a film or game. Tell it so that people who don’t know it understand.',
      older: 'You can, if it suits the task. Write for readers who don’t know it, and add your own thoughts.',
    },
  },
  'make-things-up': {
    question: 'Can I make things up?',
    narrative: {
      young: 'You can make things up. In a made-up world, make rules and keep to them.',
      older: 'You can invent anything, and mix in real things. Give a made-up world rules, and keep to them.',
    },
    poem: {
      young: 'You can make things up. In a made-up world, make rules and keep to them.',
      older: 'You can invent anything, and mix in real things. Give a made-up world rules, and keep to them.',
    },
    descriptive: {
      young: 'You can make things up. In a made-up world, make rules and keep to them.',
      older: 'You can invent anything, and mix in real things. Give a made-up world rules, and keep to them.',
    },
    recount: {
      young:
        'A recount is true, so tell what really happened. If your teacher wants a pretend one, you can make it up.',
      older:
        'A recount stays true, so don’t invent events. If your task is an imaginary one, invent only what could have happened.',
    },
    persuasive: {
      young: 'Your facts should be true. Your opinion is yours, and you can use real things you have seen.',
      older:
        'Facts should be true, because made-up ones lose your reader’s trust. Use real examples, or say clearly that yours is imagined.',
    },
    report: {
      young:
        'The facts must be true. If your teacher wants a made-up topic, you can make up facts that fit together.',
      older:
        'Facts need to be true. If your task is about something imaginary, invent details that agree with each other.',
    },
    explanation: {
      young:
        'The facts must be true. If your teacher wants a made-up topic, you can make up facts that fit together.',
      older:
        'Facts need to be true. If your task is about something imaginary, invent details that agree with each other.',
    },
    any: {
      young: 'You can make things up in stories and poems. In true writing, keep to what is real.',
      older:
        'You can make things up in stories and poems. In writing that informs or recounts, keep to what is true.',
    },
  },
  'forgot-what-happened': {
    question: 'What if I forgot what happened?',
    any: {
      young: 'You don’t have to remember it all. Tell what you still know, or ask someone who was there.',
      older:
        'You don’t have to remember everything. Use the moments that are still clear, or ask someone who was there.',
    },
  },
  'pick-side': {
    question: 'Do I have to pick a side?',
    any: {
      young:
        'Pick one side, the one you have more reasons for. You don’t have to be sure, and you can change it.',
      older:
        'Pick one side, the one you have better reasons for. You don’t have to believe it fully, and you can still change.',
    },
  },
  'who-tells-it': {
    question: 'Who should tell the story?',
    narrative: {
      young:
        'You can tell it as “I”, or as “he” or “she”. The one who tells it is the narrator, so stay with one.',
      older:
        'The narrator tells it, as “I” (first person) or with “he”, “she” or “they” (third person). Choose one point of view and stay with it.',
    },
    recount: {
      young: 'You tell it, so write “I” and “we”. That is called first person.',
      older:
        'You tell it, so write “I” and “we” (first person). If it happened to someone else, use “he”, “she” or “they” (third person).',
    },
    persuasive: {
      young: 'You can write “I”, because you tell what you think. That is your point of view.',
      older:
        'You can use “I”, because your point of view is what you think. Reasons often sound stronger without it.',
    },
    report: {
      young: 'Write about the topic, without “I”. That is called third person.',
      older:
        'Use third person: “it”, “he”, “she” or “they”, and hardly ever “I”. That keeps the facts in front.',
    },
    explanation: {
      young: 'Write about the topic, without “I”. That is called third person.',
      older:
        'Use third person: “it”, “he”, “she” or “they”, and hardly ever “I”. That keeps the facts in front.',
    },
    any: {
      young: 'You can write as “I”, or with “he” and “she”. Pick one and stay with it.',
      older:
        'You can write as “I” (first person), or with “he”, “she” or “they” (third person). Choose one and stay with it.',
    },
  },
  'about-me': {
    question: 'What do I write about myself?',
    any: {
      young: 'Start with one thing you love or are good at. You don’t have to tell everything about you.',
      older:
        'Start with one moment, habit or thing that shows what you’re like. You don’t have to tell everything.',
    },
  },
};
