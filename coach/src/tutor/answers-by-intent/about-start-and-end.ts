import type { AnswersByKind } from './answer.ts';

/** About how a text starts, goes on and ends, and how long it is. */
export const answersAboutStartAndEnd: Record<string, AnswersByKind> = {
  'start-with-question': {
    question: 'Can I start with a question?',
    any: {
      young: 'Yes. Choose a question your reader really wants answered, and answer it later.',
      older: 'Yes, a question pulls readers in when they want the answer. Make it one they can’t shrug off.',
    },
  },
  'sad-ending': {
    question: 'How do I write a sad ending?',
    any: {
      young: 'A sad ending is fine. Stay with one small thing, like an empty chair.',
      older: 'Stay with one small, quiet thing, like an empty chair. You don’t need to explain the sadness.',
    },
  },
  'how-start': {
    question: 'How do I start?',
    narrative: {
      young: 'Start with who is there and what they are doing. Then let something happen soon.',
      older:
        'Start close to the moment when something changes, with your character doing or noticing something. Background can wait.',
    },
    recount: {
      young: 'First tell who was there, where it was and when. Then go to the first thing that matters.',
      older:
        'Give who, where and when quickly, then go to the first moment that matters. Skip waking up and packing.',
    },
    persuasive: {
      young: 'Say what you think near the start. Then give your first reason.',
      older:
        'Show your reader why it matters to them, then state your opinion clearly. The reasons come after that.',
    },
    report: {
      young: 'First say what your report is about and what kind of thing it is. The small facts come later.',
      older:
        'Name the topic and say what it is or which group it belongs to. Save the details for later paragraphs.',
    },
    explanation: {
      young: 'Say what you are going to explain. Then tell the very first thing that happens.',
      older:
        'Say what you will explain, and what the reader must know first. Then begin with the first step.',
    },
    descriptive: {
      young: 'Start with the thing you notice first. You don’t have to say that you will describe it.',
      older: 'Start with the one detail you notice first. You don’t need to say that you are describing it.',
    },
    poem: {
      young:
        'Start with the picture, sound or feeling that is strongest in your head. It doesn’t have to be a whole sentence.',
      older:
        'Start with the strongest picture, sound or feeling, without explaining it. You can decide later which line comes first.',
    },
    any: {
      young: 'Start with the part you can see best in your head. You can change the start later.',
      older:
        'Start with the part that is clearest to you, and soon say who or what it’s about. You can change it later.',
    },
  },
  'how-end': {
    question: 'How do I end it?',
    narrative: {
      young: 'End when the problem is fixed or something has changed. Show how your character feels now.',
      older: 'Let the ending come from what your character does or decides. Show what is different now.',
    },
    recount: {
      young: 'Tell the last thing that happened. Then tell how it felt or what you think about it now.',
      older:
        'Tell the last event, then what it meant to you or what stayed in your mind. One honest thought is enough.',
    },
    persuasive: {
      young: 'Say again what you want, in new words. Then tell your reader what to do about it.',
      older:
        'Give your opinion again in fresh words, and say exactly what should happen next. Add no new reasons.',
    },
    report: {
      young: 'End with the most important thing, said in a new way. You can also tell why it matters.',
      older: 'A short conclusion helps: draw the main points together, or show why the topic matters.',
    },
    explanation: {
      young: 'End with the last step and what comes of it. You can also tell why it matters.',
      older: 'End with the last step and its result, or show why it matters. A short conclusion is enough.',
    },
    descriptive: {
      young: 'Keep one special thing for the end. It can be what you like best or how it makes you feel.',
      older:
        'End on the one detail or feeling that should stay with the reader. You can also come back to where you began.',
    },
    poem: {
      young: 'End with the picture or feeling you want people to keep. The last line can be very short.',
      older:
        'End on a strong picture, a small surprise or an earlier line that comes back. Don’t explain it.',
    },
    any: {
      young: 'End with the one thing you want people to remember.',
      older: 'End on the one thought you want to leave behind. You can also come back to how you began.',
    },
  },
  'kind-of-ending': {
    question: 'Does it need a happy ending?',
    narrative: {
      young:
        'You choose: happy, sad and mystery endings are all fine. Most readers don’t like it when it was all a dream.',
      older:
        'Happy, sad and open endings, even cliffhangers, are all fine if they fit. “It was all a dream” usually disappoints readers.',
    },
    any: {
      young: 'You choose: it can be happy or sad. It just has to fit the rest.',
      older: 'You choose: happy, sad or open. It only has to fit what came before.',
    },
  },
  'how-long': {
    question: 'How long should it be?',
    narrative: {
      young:
        'There is no set number, unless your teacher gave one. It needs a start, a problem and an ending.',
      older:
        'There is no fixed length unless your teacher set one. Plan a short opening, a problem that grows, and a short ending.',
    },
    recount: {
      young:
        'There is no set number, unless your teacher gave one. Tell the start, the middle and the end, and most about the best part.',
      older:
        'There is no fixed length unless your teacher set one. Tell the few moments that matter, and most about the best one.',
    },
    persuasive: {
      young:
        'There is no set number, unless your teacher gave one. Say what you think, give two or three reasons, and finish.',
      older:
        'There is no fixed length unless your teacher set one. Plan a short opening, a paragraph for each reason, and a short closing.',
    },
    report: {
      young:
        'There is no set number, unless your teacher gave one. Write a few sentences about each part of your topic.',
      older:
        'There is no fixed length unless your teacher set one. Plan a short opening, a paragraph for each main part, and a short ending.',
    },
    explanation: {
      young:
        'There is no set number, unless your teacher gave one. Write a few sentences about each part of your topic.',
      older:
        'There is no fixed length unless your teacher set one. Plan a short opening, a paragraph for each main part, and a short ending.',
    },
    descriptive: {
      young: 'There is no set number, unless your teacher gave one. A few good sentences can be enough.',
      older:
        'There is no fixed length unless your teacher set one. One to three rich paragraphs are usually enough.',
    },
    poem: {
      young:
        'There is no set number, unless your teacher gave one. A poem can be very short, even four lines.',
      older: 'There is no fixed length unless your teacher set one. A handful of lines can be a whole poem.',
    },
    any: {
      young:
        'There is no set number, unless your teacher gave one. It can be short, with a start, a middle and an end.',
      older:
        'There is no fixed length unless your teacher set one. Keep the start and end short, and tell most about what matters most.',
    },
  },
  paragraphs: {
    question: 'How do I use paragraphs?',
    persuasive: {
      young: 'A paragraph is sentences that belong together, long or short. Start a new one for each reason.',
      older:
        'A paragraph is a group of sentences about one idea, so give each reason its own. There is no fixed number or length.',
    },
    report: {
      young:
        'A paragraph is sentences that belong together, long or short. Start a new one for each part of your topic.',
      older:
        'A paragraph is a group of sentences about one idea, so give each part of the topic its own. There is no fixed number.',
    },
    explanation: {
      young:
        'A paragraph is sentences that belong together, long or short. Start a new one for each part of your topic.',
      older:
        'A paragraph is a group of sentences about one idea, so give each part of the topic its own. There is no fixed number.',
    },
    any: {
      young:
        'A paragraph is sentences that belong together, long or short. Start a new one for each new idea, place or time.',
      older:
        'A paragraph is a group of sentences about one idea, long or short. Start a new one when the time, place, speaker or idea changes.',
    },
  },
  'how-many-characters': {
    question: 'How many characters should I have?',
    any: {
      young:
        'One to three main people are enough, and just one is fine. Others can be there too, without a name.',
      older:
        'One to three main characters are enough. Others can be there too, without names or much detail.',
    },
  },
  'how-many-needed': {
    question: 'How many facts or reasons are enough?',
    persuasive: {
      young: 'Two or three good reasons are enough. Tell a bit more about each one, like a real example.',
      older:
        'Two or three strong reasons are enough. Explain each one, and back it up with a fact or example.',
    },
    recount: {
      young: 'About three things that happened are enough. Pick the ones you remember best.',
      older:
        'About three moments are enough, and even one big one can be. Choose those with feelings, surprises or clear details.',
    },
    report: {
      young:
        'Three or four good facts are enough to start. Try to have facts about different parts of the topic.',
      older:
        'Two to four parts with a few facts each are enough. Choose facts that answer different questions.',
    },
    explanation: {
      young:
        'Three or four good facts are enough to start. Try to have facts about different parts of the topic.',
      older:
        'Two to four parts with a few facts each are enough. Choose facts that answer different questions.',
    },
    descriptive: {
      young: 'Three or four special things are enough. Pick the ones we can really see, hear or feel.',
      older: 'Three or four exact details are enough. Keep those a reader can see, hear or feel.',
    },
    poem: {
      young: 'Three or four special things are enough. Pick the ones we can really see, hear or feel.',
      older: 'Three or four exact details are enough. Keep those a reader can see, hear or feel.',
    },
    any: {
      young: 'Three or four good ones are enough. Pick the ones you can say most about.',
      older: 'Three or four strong ones are enough. Choose those you can say most about.',
    },
  },
  'what-order': {
    question: 'What order does it go in?',
    narrative: {
      young: 'First who and where, then what goes wrong, then how it gets fixed. That is called the plot.',
      older:
        'A plot goes from people and place to a problem, its worst moment and a change. You can start in the middle and go back.',
    },
    recount: {
      young: 'Tell things in the order they happened. If they are mixed up, you can sort them in the plan.',
      older:
        'Tell events in the order they happened. You can tell the best moment first if you make clear when you go back.',
    },
    persuasive: {
      young:
        'First say what you think, then your reasons, then what should happen. Start with a strong reason, and keep the best for last.',
      older:
        'Your opinion comes first, then reasons, then a clear finish. Start with a strong reason, and keep the strongest for last.',
    },
    report: {
      young: 'First tell what it is. Then put facts that belong together in the same part.',
      older: 'First say what it is, then give each group of facts its own paragraph.',
    },
    explanation: {
      young: 'Tell what happens first, then next, then last. Each step should lead to the next one.',
      older:
        'Say what you are explaining, then follow the steps in the order they happen. Each one should lead to the next.',
    },
    descriptive: {
      young: 'Go one way, like far to near or top to bottom. Tell it bit by bit.',
      older: 'Choose one path for the reader’s eye, such as far to near or top to bottom. Then stay on it.',
    },
    poem: {
      young: 'A poem can go in any order that feels right. You can move the lines about later.',
      older: 'Any order works in a poem. Write your lines first, then move them until it feels right.',
    },
    any: {
      young: 'Order is what comes first, next and last. You can sort your ideas in the plan.',
      older:
        'Put first what the reader needs first, and keep together what belongs together. You can sort your ideas in the plan.',
    },
  },
};
