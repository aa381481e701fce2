/** What is said to a turn that is not an idea. Lines for every year come first; `older` ones from Year 7 on. */
export const lines = {
  requestToWrite: [
    'I can’t write it for you, but I can help you find it.',
    'The words have to be yours. We can do it bit by bit.',
    'I don’t write any of it. Let’s take one small step.',
    'That part is your job, and you only need a small bit now.',
    'If I wrote it, it would not sound like you.',
    'I leave the writing to you.',
  ],
  misheard: [
    'Sorry, I didn’t hear you well.',
    'Sorry, I got that wrong.',
    'You are right, I missed that. Sorry.',
  ],
  asksTooMuch: [
    'Sorry, that was a lot of questions.',
    'Sorry. I will ask less.',
    'Fair enough, I asked too much.',
  ],
  complaint: [
    'Sorry, that is annoying.',
    'Sorry this is no fun. Let’s do it another way.',
    'I hear you. Let’s change it.',
    'Fair enough. Let’s try something else.',
    'Sorry about that. We can go another way.',
  ],
  foundIt: [
    'Sorry, I missed that. It is on a card now.',
    'You are right, you told me. I put it on a card.',
    'Sorry, you said that. Now it is on a card.',
  ],
  knewIt: ['Yes, I have that on a card.', 'You are right, you told me.', 'Yes, you said that.'],
  missedQuestion: ['Sorry, I missed your question.'],
  changed: ['Okay, I changed that card.', 'Done, your card says that now.', 'Sure, I changed it.'],
  added: ['Okay, that is on a card now.', 'Done, I put that on a card.'],
  removed: ['Okay, that card is gone.', 'Done, I took it off.'],
  whichCard: ['Sorry about that. Which card is it, and what should it say?'],
  whatInstead: ['Sorry about that. What should the card “{label}” say?'],
  otherKind: ['Okay, {kind} then.', 'Sure, we make it {kind}.'],
  sameKind: ['Yes, {kind}.', 'Right, {kind}. Sorry.'],
  goOnWithIt: [
    'Good, then let’s write about it.',
    'Okay, we go on with it.',
    'I am glad you want to write it.',
  ],
  fine: ['That’s fine.', 'Okay, then we leave that out.', 'Not every text needs that.'],
  intoDraft: [
    'Good. That can go in your text.',
    'I can see that. Write it down.',
    'Nice, put that in.',
    'That would fit well. Add it where it belongs.',
  ],
  answerReader: ['Then you could tell them that.', 'Good, answer that in your text.'],
  tellMe: ['Oh yes, tell me about that.', 'Go on, tell me.'],
  missedTopic: ['Sorry. Tell me about {about}.'],
  meantWho: ['I meant {whoAsObject}.', 'Sorry, I meant {whoAsObject}.'],
  confusion: [
    'Let me say it in an easier way.',
    'Sorry, that was hard to follow.',
    'I will say it more simply.',
    'My question was not clear.',
  ],
  stuck: [
    'That’s okay.',
    'No rush.',
    'That happens to all writers.',
    'Let’s make it smaller.',
    'Not knowing yet is fine.',
    'Let’s try an easier way in.',
  ],
  smallTry: [
    'Any small try is good. One word will do.',
    'It doesn’t have to be good yet. Write one word.',
    'Let’s stop guessing. Write any word that fits.',
  ],
  hint: ['Here is a hint.', 'Try it like this.', 'Maybe this helps.', 'Another way in.'],
  skip: ['Okay, next one.', 'Let’s leave that.', 'Sure, we move on.'],
  silly: [
    'Ha, you are in a silly mood.',
    'Ha, okay! Silly is allowed in a first idea.',
    'Ha, funny.',
    'That’s a laugh.',
  ],
  unreadable: ['I couldn’t read that.', 'Those letters are too tricky for me.', 'I don’t know that word.'],
  otherLanguage: [
    'I read English best. A word from your own language is welcome too.',
    'I can’t read that yet. Try it in easy English words.',
  ],
  offTopic: [
    'That has to wait for a break.',
    'That one is for later.',
    'I only know about writing, so back to it.',
    'Let’s keep that for after.',
  ],
  yes: ['Yes, it is your text.', 'Sure, you decide.', 'Yes, you can.'],
  guess: ['Good thinking. You can check it and use it.', 'That could be it. See if you can check it.'],
  greeting: ['Hi!', 'Hello!', 'Hi there!'],
  thanks: ['You’re welcome.', 'Any time.', 'Glad that helped.'],
  enough: ['That is enough for today. It is all saved.', 'Good, we stop here. It is all saved.'],
  bye: ['Bye! Your cards are saved.', 'See you! All your ideas are saved.'],
  goOn: ['Okay.', 'Good.', 'Right.', 'Great.'],
  notYet: ['Okay. One more thing before you go.', 'Nearly. One more idea would help.'],
  goodNews: ['That is good to hear.', 'That’s great. Let’s use that.', 'Lovely!'],
};

/** To a question that none of the known ones comes near. */
export const unanswered = [
  'I can’t answer that one. Your teacher can.',
  'I don’t know that. Ask your teacher, or someone at home.',
  'That one is too hard for me. A grown-up can help you with it.',
];

/** To a question about the child's own text that none of the known ones comes near. */
export const decideYourself = [
  'You can decide that. Try it and see how it reads.',
  'That is up to you. Read it out loud and see.',
  'I am not sure. A friend or your teacher could tell you how it sounds.',
];

/** To a question about the child's own life. */
export const lifeAnswers = [
  'I can’t know that. Someone you trust can help you think about it.',
  'That is a good thing to ask a grown-up you trust.',
];

/** To a question that a book would answer. */
export const factAnswers = [
  'I don’t know that one. A book, a safe website or your teacher can tell you.',
  'I really don’t know. It would be a good thing to find out for your text.',
  'I can’t look things up. Keep it as a question to find out.',
];

export const poemSounds = 'Say it out loud. Keep what sounds good, and cut words you don’t need.';

/** To "is it too sad?" about the child's own life. */
export const mayBeSad = ['Yes, it may be sad. Tell it the way it was for you.'];

/** Said to "is that good?": what works is named, and what would help next. */
export const judging = {
  quoting: [
    '“{quote}” works, because a reader can picture it.',
    'Keep “{quote}”. It is clear and it is yours.',
  ],
  plain: [
    'You have ideas to build on. A small detail will make them stronger.',
    'It is a real start, and you can make it grow.',
  ],
  nothing: ['There is nothing to judge yet. Let’s find an idea first.'],
};

/** Said with care, and with no question behind it. */
export const care = {
  selfDoubt: [
    'I don’t think so. Everyone finds some things hard, and your ideas are what counts here.',
    'That is a hard thing to think about yourself, and I don’t think it is true. You have told me good things.',
  ],
  english: ['I can follow you well. Ideas come first, and words can be fixed later.'],
  loss: [
    'I am so sorry about {whom}. That is very sad. You can write about it, or about something else. There is no hurry.',
    'I am sorry. Missing {whom} can hurt a lot. Take all the time you need.',
  ],
  lossOfSomeone: [
    'I am so sorry. That is very sad. You can write about it, or about something else. There is no hurry.',
    'I am sorry. That can hurt a lot. Take all the time you need.',
  ],
  declined: [
    'That’s fine. You choose what you share. We can write about something else.',
    'Okay, we leave that. Tell me when you want to go on.',
  ],
  nerves: [
    'Lots of writers feel that way. Nobody has to see it until you say so. Take a breath, and go on when you like.',
    'It is okay to feel like that. We can take it one small bit at a time. Tell me when you want to go on.',
  ],
  tired: [
    'That sounds like a long day. Your cards are saved, so rest a bit and go on when you like.',
    'It is hard to write when you feel like that. Take a break. I will be here.',
  ],
  /** What was hard and is what the text is about. */
  heavy: ['That sounds hard. Thank you for telling me.', 'I am sorry. That is a lot for anyone.'],
  notYourFault: ['It was not your fault, even if it felt like that.'],
  hard: [
    'That sounds hard. Thank you for telling me. We can go slowly, or stop for now.',
    'I am sorry. That is not easy. You only write about it if you like.',
    'That is a lot to carry. Do tell a grown-up you trust. We can write when you like.',
  ],
};

/** What the coach is, by what a child wants to know about it. */
export const aboutTheCoach = {
  person: [
    'No, I am a computer, not a person. I help with writing.',
    'I am a computer. No person is typing here.',
  ],
  robot: ['Yes, I am a computer. I help with writing.', 'Yes, a computer. I ask, and you write.'],
  senses: ['No, I am a computer. I can’t see or hear you, I only read what you type.'],
  memory: ['I am a computer. I can read what we wrote in this chat, and your cards.'],
  feelings: ['I am a computer, so I don’t feel, eat or sleep. I just read and ask.'],
  maker: ['I am a computer program. People made me to help children write.'],
};

/** Wellbeing: the child chooses what to share; nothing is asked for twice. */
export const wellbeing = {
  glad: ['That sounds good.', 'I am glad you have that.', 'How nice.'],
  hard: ['That sounds hard.', 'I am sorry to hear that.', 'That must be a worry.'],
  heard: [
    'Thank you for telling me.',
    'I am glad you wrote that down.',
    'I hear you.',
    'Thank you for sharing that.',
    'Okay, I hear that.',
  ],
  invite: {
    hard: [
      'Would you like to write a bit more about it?',
      'What else would you like to say about that?',
      'Is there someone you could talk to about it?',
      'What helps you, even a little?',
      'Is that enough for today, or is there more?',
    ],
    plain: [
      'Would you like to write a bit more about it?',
      'What else would you like to say?',
      'Tell me more, if you like.',
      'Is that enough for today, or is there more?',
    ],
  },
  open: [
    'You choose what you write here. What is on your mind today?',
    'There is no right or wrong here. How has your day been?',
  ],
  somethingElse: ['Sure. What would you like to talk about?'],
  small: [
    'What is one thing that happened today?',
    'Are you more sleepy, more fizzy or more calm right now?',
    'What is one thing you liked this week?',
  ],
  enough: [
    'That is enough for today, if you like. It is all saved.',
    'You can stop whenever you like. It is all saved.',
  ],
};
