/** What is said to a turn that tells no idea. */
export const replyLines = {
  requestToWrite: [
    'I can’t write it for you, but I can help you find it.',
    'The words have to be yours, so I only ask.',
    'I don’t write any of it. I only ask.',
    'If I wrote it, it would not sound like you.',
    'I leave the writing to you.',
  ],
  sorry: ['Sorry about that.', 'Sorry, I got that wrong.', 'Sorry, my mistake.', 'You are right, sorry.'],
  steer: [
    'What would you like to tell me about?',
    'You choose: what comes next?',
    'What shall we talk about?',
  ],
  bored: ['Sorry, this isn’t much fun. Let’s make it quick.', 'Fair enough. Let’s make it more fun.'],
  askedBefore: [
    'You are right, I asked that before. Sorry.',
    'Sorry, no more of that one.',
    'True, that was the same again. Sorry.',
  ],
  asksTooMuch: ['Sorry, that was a lot of questions.', 'Sorry. I will ask less.'],
  reminded: ['Sorry, you did.', 'You are right, sorry.'],
  remindedCard: [
    'Yes, you told me. It is on your card “{label}”.',
    'You are right, sorry. It is on your card “{label}”.',
    'Sorry, I have it: it is on your card “{label}”.',
  ],
  repeated: ['Yes, that is on your card “{label}”.', 'I have that: it is on your card “{label}”.'],
  remindedNoted: ['Sorry, I missed that. It is on a card now.', 'You are right, sorry. Now it is on a card.'],
  kept: ['Good, it is on your card “{label}”.', 'Okay, I put it on your card “{label}”.'],
  keepIt: [
    'Shall I put “{idea}” on a card?',
    'Is “{idea}” an idea for a card?',
    'Shall I keep “{idea}” for you?',
    'Shall I put that on a card?',
  ],
  keepToo: ['Shall I keep “{idea}”, too?', 'Does “{idea}” belong in it, too?', 'Shall I keep the rest, too?'],
  keepWhich: ['Which of these shall I put on a card?', 'Which of these are ideas to keep?'],
  didYouMean: [
    'I’m not sure what you are asking. Is it one of these?',
    'I want to get your question right. Is it one of these?',
  ],
  otherQuestion: [
    'Okay. I don’t know that one, so ask your teacher.',
    'Okay. Your teacher can answer that better than me.',
  ],
  areYouOkay:
    'I want to be sure that you are okay. Is this for your writing, or did something happen to you?',
  afterCare: ['Thank you for telling me. A grown-up may still ask how you are.'],
  goAhead: ['Go on, tell me.', 'Okay, tell me about it now.'],
  trueAfterAll: ['Sorry, I took it for a made-up story. It really happened, so just tell it as it was.'],
  otherKind: ['Okay, {kind} then.', 'Sure, we make it {kind}.'],
  intoDraft: [
    'Good. That can go in your text.',
    'I can see that. Write it down.',
    'Nice, put that in.',
    'That would fit well. Add it where it belongs.',
  ],
  confusion: ['Sorry, I was not clear.', 'Sorry, that was hard to follow. My fault.'],
  unknownWord: ['I can’t explain that word well. A dictionary can.'],
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
  declined: ['That’s fine.', 'Okay, we leave that.', 'No problem.'],
  silly: ['Ha, you are in a silly mood.', 'Ha, funny.', 'Ha! Back to your text.', 'Ha, okay!'],
  unreadable: ['I couldn’t read that.', 'Those letters are too tricky for me.', 'I don’t know that word.'],
  otherLanguage: [
    'I read English best. A word from your own language is welcome too.',
    'I can’t read that yet. Try it in easy English words.',
  ],
  greeting: ['Hi!', 'Hello!', 'Hi there!'],
  thanks: ['You’re welcome.', 'Any time.', 'Glad that helped.'],
  laugh: ['Ha!', 'Ha, that made me smile.'],
  bye: ['Bye! Your cards are saved.', 'See you! All your ideas are saved.'],
  goOn: ['Okay.', 'Good.', 'Right.', 'Great.'],
  notYet: ['Okay. One more thing before you go.', 'Nearly. One more idea would help.'],
  stop: ['Yes, you can stop here. It is all saved.', 'Okay, we stop here. It is all saved.'],
  draftDone: [
    'Good work. Read it once out loud before you press Next.',
    'Okay. Press Next when you are happy with it.',
  ],
};

/** A card should say something else. */
export const wantedWordsLines = [
  'What should your card “{label}” say? Type just those words.',
  'Tell me the words for your card “{label}”, and I will change it.',
];

/** What was done to the cards. */
export const changeLines = {
  renamed: ['Okay, it is {to} now.', 'Done, it says {to} now.', 'Sure, {to} it is.'],
  subject: ['Okay, {to} it is. I changed your card.', 'Sure, it is {to} now. I changed your card.'],
  opinion: ['Okay, your card says “{to}” now.', 'Sure, I changed your card to “{to}”.'],
  rewritten: ['Okay, I changed the card “{label}”.', 'Done. The card “{label}” says that now.'],
  removed: ['Okay, I took that card off.', 'Done, that card is gone.'],
  undone: ['Okay, it is all as it was before.', 'Done. Your cards are back as they were.'],
  moved: ['Okay, it is under “{label}” now.', 'Done. It is under “{label}” now.'],
  shown: [
    'Here is your card “{label}”. You can change it.',
    'Here is “{label}”. Change it as you like.',
    'This is the card “{label}”. You can put it right here.',
  ],
  shownOrNew: [
    'Here is your card “{label}”. You can change it, or make a new card.',
    'Here is “{label}”. Change it, or make a new card.',
  ],
  shownBoth: [
    'Here are the cards you may mean. You can change them.',
    'Is it one of these cards? You can change it here.',
  ],
  anyCard: [
    'You can change any card: tap the pencil on it.',
    'Tap the pencil on the card, and you can change it.',
  ],
};

/** Said with care. */
export const comfortLines = {
  doubt: {
    english: [
      'I understand you well. Your ideas come first, and words can be fixed later.',
      'I can follow you. Small mistakes do not matter now.',
    ],
    few: ['A few good ideas are better than many weak ones.', 'That is enough to begin with.'],
    plain: [
      'Lots of writers feel that way. Your ideas are what counts here.',
      'It is okay to find it hard. You have told me good things.',
    ],
  },
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
  tired: [
    'That sounds like a long day. Your cards are saved, so rest a bit and go on when you like.',
    'It is hard to write when you feel like that. Take a break. I will be here.',
  ],
  hard: [
    'That sounds hard.',
    'That is not easy.',
    'I am sorry. That is hard.',
    'I can hear that this is hard.',
  ],
  hardAlone: [
    'Thank you for telling me. We can stop for now.',
    'You only write about it if you like.',
    'We can write when you like.',
  ],
  illness: [
    'I am sorry to hear that. You can write about it, or leave it out.',
    'That must be hard. You choose how much of it you write.',
  ],
  exam: [
    'Lots of people feel that way before a test. If you go blank, start with one thing you can see or hear.',
    'It makes sense to worry about that. Telling someone at home or at school can help.',
  ],
  missing: ['It is hard to miss someone.', 'Missing someone can hurt.'],
  nice: ['That is good to hear.', 'I am glad.', 'How lovely!', 'That makes me glad.'],
};

/** What the coach is, by what a child wants to know about it. */
export const aboutTheCoachLines = {
  robot: [
    'I am a computer. I help with writing. I ask, and you write.',
    'I am a computer, not a person. I just read and ask.',
  ],
  senses: ['I am a computer. I can’t see or hear you, I only read what you type.'],
  saved: ['Yes, every word is saved. Only the adults responsible for you can read it.'],
  readers: ['Only you and the adults responsible for you, like your teacher and your family, can read it.'],
  knows: ['I only know what you tell me, so thank you.', 'I am a computer. I know what you tell me here.'],
  unsure: ['I am a computer, so I can be wrong. You decide.'],
  likes: ['I am a computer, so I don’t feel things.'],
};

/** Wellbeing: the child chooses what to share; nothing is asked for twice. */
export const wellbeingLines = {
  heard: [
    'Thank you for telling me.',
    'I am glad you wrote that down.',
    'I hear you.',
    'Thank you for sharing that.',
  ],
  invite: [
    'Would you like to tell me a bit more?',
    'What else is on your mind?',
    'What else would you like to say?',
    'Tell me more, if you like.',
  ],
  open: [
    'You choose what you write here. What is on your mind today?',
    'There is no right or wrong here. How has your day been?',
  ],
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

/** Of someone who died: one small thing after the other, as long as the child likes. */
export const griefLines = {
  ask: [
    'What is one small thing you remember about {whom}?',
    'What else do you remember?',
    'What did {whom} often say?',
    'What do you see when you think of {whom}?',
    'Is there one day with {whom} you want to tell?',
    'What is one more small thing?',
  ],
  enough: [
    'You can plan with your cards when you like.',
    'Take your time. You can plan when you like.',
    'You can add more, or plan when you like.',
  ],
};
