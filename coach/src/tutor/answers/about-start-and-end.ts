import type { AnswersByKind } from './answer.ts';

/** About how a text starts, goes on and ends, and how long it is. */
export const answersAboutStartAndEnd: Record<string, AnswersByKind> = {
  'how-start': {
    question: 'How do I start?',
    narrative: {
      young: 'Start with who is there and what they are doing. Then let something happen soon.',
      older:
        'Open close to the moment when something changes, with your main character doing or noticing something. Background can wait.',
    },
    recount: {
      young: 'First tell who was there, where it was and when. Then go to the first thing that matters.',
      older:
        'Give the who, where and when quickly, then go to the first moment that matters. Leave out waking up and packing unless something happened then.',
    },
    persuasive: {
      young: 'Say what you think near the start. Then give your first reason.',
      older:
        'Catch your reader with the problem or why it matters to them, then state your opinion clearly. The reasons come after that.',
    },
    report: {
      young: 'First say what your report is about and what kind of thing it is. The small facts come later.',
      older:
        'Name the topic and say what it is or which group it belongs to. Keep the small details for the paragraphs that follow.',
    },
    explanation: {
      young: 'Say what you are going to explain. Then tell the very first thing that happens.',
      older:
        'Name what you will explain and what the reader needs to know first. Then begin at the first cause, not in the middle.',
    },
    descriptive: {
      young: 'Start with the thing you notice first. Then go closer to the small things.',
      older:
        'Decide where the reader is standing and open with the one detail that strikes the senses first. You don’t need to announce what you are describing.',
    },
    poem: {
      young:
        'Start with the picture, sound or feeling that is strongest in your head. It doesn’t have to be a whole sentence.',
      older:
        'Start inside the strongest picture, sound or feeling, without explaining it first. You can decide later which line opens the poem.',
    },
    any: {
      young: 'Start with the part you can see best in your head. You can change the start later.',
      older:
        'Start with the part that is clearest to you, and soon let the reader know who or what it is about. You can change the opening later.',
    },
  },
  'how-end': {
    question: 'How do I end it?',
    narrative: {
      young:
        'End when the problem is sorted out or something has changed. Show how your character feels now.',
      older:
        'Let the ending come from something your character does or decides, and show what is different now. Luck or a sudden rescue feels weaker.',
    },
    recount: {
      young: 'Tell the last thing that happened. Then tell how it felt or what you think about it now.',
      older:
        'Finish the last event, then say what it meant or what stayed in your mind. One honest thought is stronger than saying it was great.',
    },
    persuasive: {
      young: 'Say again what you want, in new words. Then tell your reader what to do about it.',
      older:
        'Return to your opinion in fresh words and say exactly what should happen next. Keep new reasons out of the ending.',
    },
    report: {
      young: 'At the end, say the most important thing in a new way. You can also tell why it matters.',
      older:
        'Draw the main points together, or show why the topic matters. An explanation can also end with its last step and the result.',
    },
    explanation: {
      young: 'At the end, say the most important thing in a new way. You can also tell why it matters.',
      older:
        'Draw the main points together, or show why the topic matters. An explanation can also end with its last step and the result.',
    },
    descriptive: {
      young: 'Keep one special thing for the end. It can be what you like best or how it makes you feel.',
      older:
        'Finish on the one detail or feeling that should stay with the reader. You can also come back to where you began and show it a little changed.',
    },
    poem: {
      young: 'End with the picture or feeling you want people to keep. Your last line can be very short.',
      older:
        'Save a strong image, a small surprise or an echo of an earlier line for the end. Leave out any explanation.',
    },
    any: {
      young: 'End with the one thing you want people to remember.',
      older:
        'Come back to the thing you started with, or finish on the one thought you want to leave behind. One thought, said plainly, is enough.',
    },
  },
  'kind-of-ending': {
    question: 'Does it need a happy ending?',
    narrative: {
      young: 'It can be happy, sad or a surprise. Waking up from a dream often lets the reader down.',
      older:
        'Happy, sad and open endings all work if they grow out of what happened before. Waking from a dream usually lets the reader down, because then nothing mattered.',
    },
    any: {
      young: 'It can be happy, sad or a surprise. It just has to fit the rest.',
      older: 'It can be happy, sad or left open. It only needs to fit what came before it.',
    },
  },
  'how-long': {
    question: 'How long should it be?',
    narrative: {
      young:
        'It is long enough when it has a start, a problem and an ending. Make the middle the biggest part.',
      older:
        'If no length was set, leave room for a short opening, a problem that grows and a short ending. One event told fully beats five that are rushed.',
    },
    recount: {
      young: 'Tell the start, the middle and the end of what happened. Make the best part the longest.',
      older:
        'If no length was set, cover the few moments that matter and give the most important one the most space. The start and end can be short.',
    },
    persuasive: {
      young: 'Say what you think, give your reasons, and then finish. Each reason needs more than one line.',
      older:
        'If no length was set, think of a short opening, a part for each reason and a short closing. A reason is long enough when it is explained and backed up.',
    },
    report: {
      young: 'Write a bit about each part of your topic. The start and the end can be short.',
      older:
        'If no length was set, plan a short opening, a paragraph for each main part or stage, and a short ending. The middle gets the most room.',
    },
    explanation: {
      young: 'Write a bit about each part of your topic. The start and the end can be short.',
      older:
        'If no length was set, plan a short opening, a paragraph for each main part or stage, and a short ending. The middle gets the most room.',
    },
    descriptive: {
      young: 'A few good sentences can be enough. Stop when we can see it in our heads.',
      older:
        'If no length was set, anything from one rich paragraph to a few will do. Stop before the details start to repeat.',
    },
    poem: {
      young: 'A poem can be very short, even just a few lines. Every word in it should have a job.',
      older:
        'If no length was set, a poem can be a handful of lines or several verses. Stop as soon as the picture or feeling is complete.',
    },
    any: {
      young:
        'It can be short, with a small start, a big middle and a small end. Ask your teacher if there is a rule.',
      older:
        'If no length was set, keep the start and end short and give most room to what matters most. One thing told closely says more than a long list.',
    },
  },
  paragraphs: {
    question: 'How do I use paragraphs?',
    persuasive: {
      young: 'A paragraph is a group of sentences about one idea. Use a new one for each reason.',
      older:
        'A paragraph holds one idea, so use one for the opening, one for each reason and one for the closing. There is no fixed number.',
    },
    report: {
      young: 'A paragraph is a group of sentences about one idea. Use a new one for each part of your topic.',
      older:
        'A paragraph holds one idea, so use one for each main part or stage of your topic. There is no fixed number or length.',
    },
    explanation: {
      young: 'A paragraph is a group of sentences about one idea. Use a new one for each part of your topic.',
      older:
        'A paragraph holds one idea, so use one for each main part or stage of your topic. There is no fixed number or length.',
    },
    any: {
      young:
        'A paragraph is a group of sentences about one idea. Start a new one for a new idea, place or time.',
      older:
        'A paragraph is a group of sentences about one idea, so start a new one when the time, place, speaker or idea changes. There is no fixed number or length.',
    },
  },
  'how-many-characters': {
    question: 'How many characters should I have?',
    any: {
      young: 'One to three main people are enough. The others can stay in the background.',
      older: 'Two or three are usually enough, and one can be too. Let the rest stay in the background.',
    },
  },
  'how-many-needed': {
    question: 'How many facts or reasons are enough?',
    persuasive: {
      young: 'Two or three good reasons are enough. A strong one with an example beats lots of tiny ones.',
      older:
        'Three is a good aim, though two strong reasons beat five thin ones. A reason earns its place if you can explain it and back it up.',
    },
    recount: {
      young: 'About three things that happened are enough. Pick the ones you remember best.',
      older:
        'Around three moments are enough, and even one big one can carry a whole recount. Choose those with feelings, surprises or clear details.',
    },
    report: {
      young:
        'Three or four good facts are a fine start. Try to have facts about different parts of the topic.',
      older:
        'Aim for two to four main parts with a few facts in each. Choose facts that answer different questions.',
    },
    explanation: {
      young:
        'Three or four good facts are a fine start. Try to have facts about different parts of the topic.',
      older:
        'Aim for two to four main parts with a few facts in each. Choose facts that answer different questions.',
    },
    descriptive: {
      young: 'Three or four special things are enough. Pick the ones we can really see, hear or feel.',
      older:
        'A few exact details do more than a long list. Keep those that truly fit and leave out the rest.',
    },
    poem: {
      young: 'Three or four special things are enough. Pick the ones we can really see, hear or feel.',
      older:
        'A few exact details do more than a long list. Keep those that truly fit and leave out the rest.',
    },
    any: {
      young: 'Three or four good ones are enough. Pick the ones you can say most about.',
      older: 'Three or four strong ones are usually enough. Choose those you can say the most about.',
    },
  },
  'what-order': {
    question: 'What order does it go in?',
    narrative: {
      young: 'First who and where. Then what goes wrong. Then how it gets sorted out.',
      older:
        'A plot usually goes from people and place, to a problem, to the moment when it is worst, to a change. You can begin in the middle of the action if the reader soon knows who and where.',
    },
    recount: {
      young:
        'Tell things in the order they happened. If they are mixed up now, you can sort them in the plan.',
      older:
        'Put events in the order they happened, because that is easiest to follow. If you tell the best moment first, make it clear when you go back.',
    },
    persuasive: {
      young:
        'First say what you think, then give your reasons, then finish. Put a strong reason first and your best one last.',
      older:
        'Give your opinion first, then your reasons, then a clear finish. Start with a strong reason and keep the strongest for last, because it stays in mind.',
    },
    report: {
      young: 'First tell what it is. Then put facts that belong together in the same part.',
      older:
        'Go from the general to the particular: say what it is, then give each group of facts its own paragraph.',
    },
    explanation: {
      young: 'Tell what happens first, then next, then last. Each step should lead to the next one.',
      older:
        'Say what you are explaining, then follow the steps or causes in the order they happen. Each one should lead to the next.',
    },
    descriptive: {
      young: 'Pick a path, like far away to close up, or top to bottom. Then go along it bit by bit.',
      older:
        'Choose a path for the reader’s eye, such as far to near or outside to inside. Staying on one path stops it feeling like a list.',
    },
    poem: {
      young: 'A poem can go in any order that feels right. You can move the lines about later.',
      older:
        'No order is fixed, but a poem should travel somewhere, such as from seeing to feeling. Gather the pictures first and arrange them afterwards.',
    },
    any: {
      young: 'Order is what comes first, next and last. You can sort your ideas in the plan.',
      older:
        'Put first what the reader needs first, and keep things that belong together next to each other. You can sort your ideas in the plan.',
    },
  },
};
