import type { AnswersByKind } from './answer.ts';

/** About words, lines, facts and what the terms of writing mean. */
export const answersAboutTerms: Record<string, AnswersByKind> = {
  'poem-lines-verses': {
    question: 'How do lines and verses work?',
    any: {
      young:
        'A verse is a group of lines. Start a new line where you breathe, and a new verse for a new idea.',
      older:
        'A poem is set in lines, and a group of lines is a verse or stanza. Break a line where you pause, start a new verse when the idea changes, and use as many as you need.',
    },
  },
  rhythm: {
    question: 'How do I make a good rhythm?',
    any: {
      young: 'Clap while you read your lines. If a line has too many claps, take a word out.',
      older:
        'Read it aloud and tap the strong beats. Where you stumble, cut or swap a word, so that lines that should match have about the same number of beats.',
    },
  },
  headings: {
    question: 'Do I need headings?',
    any: {
      young:
        'A heading is a little name above one part. Put facts that belong together in one group, and name each group.',
      older:
        'A heading is a short label above a section. Sort your facts into groups that belong together, and each group’s name can be its heading.',
    },
  },
  'find-facts': {
    question: 'Where can I find facts?',
    any: {
      young:
        'I don’t give facts, so start with what you know. Then look in a book or a website for kids, or ask someone who knows.',
      older:
        'I don’t supply facts, so note what you know and what you need to find out. Then try a library book, an encyclopedia or a trusted site such as a museum’s.',
    },
  },
  'check-facts': {
    question: 'How do I check a fact?',
    any: {
      young:
        'A fact is true, and you can check it. Look in two different places and see if they say the same.',
      older:
        'A fact is true and can be checked. Compare two sources that don’t copy each other, and leave out what you can’t confirm.',
    },
  },
  'own-words': {
    question: 'Am I allowed to copy?',
    any: {
      young: 'Don’t copy it. Read a bit, shut the book, and tell it in your own way.',
      older:
        'Read a part, close it, and explain it as if to a friend. If you use someone’s exact words, put them in quotation marks and say whose they are.',
    },
  },
  'hard-words': {
    question: 'Can I use hard words?',
    any: {
      young: 'You can use a topic word. Just say what it means straight after.',
      older:
        'Use the proper topic word and explain it in a few plain words the first time. If you have many, collect them in a short glossary at the end.',
    },
  },
  'and-then': {
    question: 'How do I stop writing “and then”?',
    any: {
      young: 'Take out some of the thens. Say when or where it was, or start with who did it.',
      older:
        'Cut most of them, since readers assume things come in order. Keep a time word for when the time really jumps, and start other sentences with a place or a person.',
    },
  },
  tense: {
    question: 'Do I write “is” or “was”?',
    narrative: {
      young:
        'Most stories and recounts tell what already happened, so use words like went and saw. Stay with that all the way.',
      older:
        'Past tense is usual for stories and recounts, and present can make a story feel immediate. Choose one and stay with it.',
    },
    recount: {
      young:
        'Most stories and recounts tell what already happened, so use words like went and saw. Stay with that all the way.',
      older:
        'Past tense is usual for stories and recounts, and present can make a story feel immediate. Choose one and stay with it.',
    },
    report: {
      young: 'If it is always true, write it as now. If it is over, write it as past.',
      older:
        'Use present tense for what is generally true, and past tense for what is finished or no longer exists.',
    },
    explanation: {
      young: 'If it is always true, write it as now. If it is over, write it as past.',
      older:
        'Use present tense for what is generally true, and past tense for what is finished or no longer exists.',
    },
    any: {
      young: 'You can write it as now or as past. Choose one and stay with it.',
      older: 'You can use present or past tense. Choose one and keep to it, unless the time really changes.',
    },
  },
  sentences: {
    question: 'How do I make my sentences better?',
    any: {
      young:
        'Read it out loud: if you run out of breath, put a full stop. Start some sentences with when or where.',
      older:
        'Mix lengths, with longer sentences to connect ideas and short ones to hit hard. Change the start of any sentence that begins like the two before it.',
    },
  },
  'explain-how-why': {
    question: 'How do I explain something?',
    any: {
      young:
        'To explain is to say how or why something happens. Tell what comes first, next and last, and use because to say why.',
      older: 'Split it into steps, and link each one to its cause with words like because or so.',
    },
  },
  senses: {
    question: 'How do I use the five senses?',
    any: {
      young: 'See, hear, smell, taste and touch: use the ones that fit. Say if it is strong or soft.',
      older: 'Use only the senses that fit. Say how strong it is, and what it reminds you of.',
    },
  },
  'reader-care': {
    question: 'How do I make people care?',
    any: {
      young: 'Show what somebody wants and why it matters to them. Then the reader will want it too.',
      older:
        'Readers care when they know what someone wants, why it matters and what happens if it fails. Put one small, human detail early.',
    },
  },
  villain: {
    question: 'How do I make a good villain?',
    any: {
      young: 'A story can do without a bad one. If you have one, think what they want and why.',
      older:
        'A villain isn’t a must, because trouble can also come from nature or from inside. If you have one, give them a goal that makes sense to them and a strength your hero lacks.',
    },
  },
  character: {
    question: 'How do I make a good character?',
    any: {
      young:
        'A character is anyone in your story. Give yours one thing they are good at and one thing that is hard for them.',
      older: 'Give your main character a want, a strength and a flaw that gets in the way.',
    },
  },
  'slow-down': {
    question: 'How do I slow a moment down?',
    any: {
      young:
        'A moment is one short bit of time, like one photo. Go slowly through it: what you see, hear, think and do.',
      older:
        'A moment is a short stretch of time you could film in one go. Take the most important one almost second by second, and hurry past the rest.',
    },
  },
  clues: {
    question: 'How do I give clues?',
    any: {
      young:
        'A clue is a little hint that helps the reader guess. Put it early, next to other things, so it is not too easy.',
      older:
        'A clue is a small hint that helps the reader work something out. Decide the answer first, then hide two or three clues among ordinary details.',
    },
  },
  mood: {
    question: 'How do I make a mood?',
    any: {
      young:
        'The mood is the feeling the writing gives, like spooky, calm or happy. Choose it first, then pick sounds, light and weather that fit.',
      older:
        'Mood, or atmosphere, is the feeling a text gives its reader. Decide on it first, then keep only the light, weather, sounds and verbs that support it.',
    },
  },
  adjectives: {
    question: 'How many adjectives should I use?',
    any: {
      young:
        'An adjective is a describing word. One good one is better than three, so pick the one that helps the reader see it.',
      older:
        'An adjective is a describing word, and it is worth keeping only if it tells the reader something new. Often a more exact noun or verb does the work of two.',
    },
  },
  'jump-in-time': {
    question: 'Can I jump in time?',
    any: {
      young: 'You can jump over a boring part. Just tell the reader when and where they are now.',
      older:
        'Start a new paragraph and give the new time or place at once, so the reader is never lost. For a flashback, let something bring the memory up, and come back clearly.',
    },
  },
  'mean-opinion': {
    question: 'What is an opinion or an argument?',
    any: {
      young: 'An opinion is what you think, and an argument is your opinion with reasons. It is not a fight.',
      older:
        'An opinion is what someone thinks, while a fact can be checked. An argument is an opinion with reasons.',
    },
  },
  'mean-text-type': {
    question: 'What is this kind of writing?',
    narrative: {
      young:
        'A narrative is one kind of writing, or genre: a story. Someone has a problem, and things happen because of it.',
      older:
        'A narrative is one kind of text, or genre: a story with characters, a setting and a problem. It is usually invented, though it can grow out of something true.',
    },
    recount: {
      young: 'A recount is one kind of writing, or genre. It tells what really happened, in order.',
      older:
        'A recount is one kind of text, or genre: it tells real events in the order they happened, with your thoughts about them. A story may be invented, and a recount stays true.',
    },
    report: {
      young: 'A report is one kind of writing, or genre. It gives true facts about one topic.',
      older:
        'A report, or information text, is one kind of text, or genre. It gives facts about a topic, sorted into parts, without telling a story.',
    },
    explanation: {
      young: 'An explanation is one kind of writing, or genre. It tells how or why something happens.',
      older:
        'An explanation is one kind of text, or genre: it shows how or why something happens. A report gives facts, and an explanation shows causes and effects.',
    },
    persuasive: {
      young:
        'A persuasive text is one kind of writing, or genre. It says what you think and gives reasons, so that others agree.',
      older:
        'A persuasive text is one kind of text, or genre. It takes a side and supports it with reasons and evidence, so that the reader agrees or acts.',
    },
    descriptive: {
      young:
        'A description is one kind of writing, or genre. It shows what something is like, so that others can picture it.',
      older:
        'A description is one kind of text, or genre. It shows what someone or something is like, so that a reader can see, hear and feel it.',
    },
    poem: {
      young:
        'A poem is one kind of writing, or genre. It has short lines that make a picture, a sound or a feeling.',
      older:
        'A poem is one kind of text, or genre. It uses lines, sound and images to give a reader a picture, thought or feeling in few words.',
    },
    any: {
      young: 'A genre is a kind of writing, like a story, a poem or a report.',
      older:
        'A genre is a kind of text with its own habits, such as recount, poem or report. Stories have genres too, such as mystery or fantasy.',
    },
  },
  'mean-reader': {
    question: 'What does “reader” or “audience” mean?',
    any: {
      young:
        'The reader, or audience, is the person who will read your writing. It can be someone who knows nothing about it yet.',
      older:
        'The reader is the person who reads your text, and all readers are the audience. Picture one real person, and you will know what to explain.',
    },
  },
  'mean-intro-ending': {
    question: 'What is an introduction or an ending?',
    any: {
      young:
        'The introduction is the start, which tells who or what it is about. The ending, or conclusion, is the last part and makes it feel finished.',
      older:
        'The introduction is the first part, called the orientation in stories and recounts. The ending, or conclusion, is the last part, where things are settled or drawn together.',
    },
  },
  'mean-detail': {
    question: 'What is a detail?',
    any: {
      young: 'A detail is one small, exact thing. It can be a colour, a sound or something somebody did.',
      older: 'A detail is one small, exact piece of information. It tells which one, how, or what exactly.',
    },
  },
  'mean-brainstorm': {
    question: 'What is a brainstorm?',
    any: {
      young: 'To brainstorm is to say lots of ideas fast. Any idea is allowed, and you choose later.',
      older:
        'To brainstorm is to collect as many ideas as you can, fast and without judging them. Sorting and choosing comes afterwards.',
    },
  },
  'mean-topic': {
    question: 'What is a topic?',
    any: {
      young:
        'The topic is what your writing is about. The main idea is the most important thing you want to say about it.',
      older:
        'The topic is what the text is about, and the main idea is what you most want the reader to understand about it. In stories and poems that deeper idea is called the theme.',
    },
  },
};
