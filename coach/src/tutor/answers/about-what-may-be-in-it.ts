import type { AnswersByKind } from './answer.ts';

/** About what may be in a text, and whether it is good. */
export const answersAboutWhatMayBeInIt: Record<string, AnswersByKind> = {
  title: {
    question: 'What should my title be?',
    any: {
      young:
        'The title is the name of your text, at the top, and you can choose it last. Look for the most important thing in your writing.',
      older:
        'The title names the whole piece, at the top, and it can wait until the draft is done. Look for a word, place or object in it that makes a reader curious.',
    },
  },
  'is-it-good': {
    question: 'Is my idea good?',
    any: {
      young:
        'I’m a program, so I can’t like things. An idea is good when you can see it in your head and want to tell it.',
      older: 'An idea is good when you care about it and can give details that nobody else would give.',
    },
  },
  'too-short': {
    question: 'What if it is too short?',
    any: {
      young: 'Small is fine for now. You can make it grow with one more little detail.',
      older: 'Short is fine for now. To make an idea grow, add a detail, a reason or an example.',
    },
  },
  'too-long': {
    question: 'What if it is too long?',
    any: {
      young: 'You can have lots of ideas now. In the plan, pick the best part and make that the biggest.',
      older:
        'Too much is a good problem to have at this stage. In the plan, keep the part that matters most and cut what the reader would not miss.',
    },
  },
  'make-interesting': {
    question: 'How do I make it more interesting?',
    recount: {
      young: 'Pick one part that surprised you. Tell what you saw, thought and felt right then.',
      older:
        'Choose the moment that surprised you or went wrong, and give it more room than the rest. Add what you thought, feared or hoped, so that it isn’t just a list.',
    },
    persuasive: {
      young:
        'Use a true thing that happened to you or someone you know. Real people make reasons interesting.',
      older:
        'Show what it means for a real person, instead of only saying it is good or bad. One true, surprising example wakes a reader up.',
    },
    report: {
      young: 'Look for the fact that surprised you most. Say more about that one.',
      older:
        'Find what surprised you or what most people get wrong, and give it more room. Exact details interest a reader more than general statements.',
    },
    explanation: {
      young: 'Look for the fact that surprised you most. Say more about that one.',
      older:
        'Find what surprised you or what most people get wrong, and give it more room. Exact details interest a reader more than general statements.',
    },
    any: {
      young: 'Put in a small thing that only you would notice. Say more about that.',
      older:
        'Ordinary topics become interesting through exact details and something that matters to somebody. Look for the surprising or awkward part, and stay there longer.',
    },
  },
  babyish: {
    question: 'Is it too babyish?',
    any: {
      young: 'It’s fine to write about things you love. Tell it with care and it won’t sound babyish.',
      older:
        'A simple idea is not a childish one, and many fine writers use toys, animals and fairy tales. What makes writing grow up is honest feeling and exact detail.',
    },
  },
  'same-idea': {
    question: 'What if someone has the same idea?',
    any: {
      young:
        'Two people can have the same idea. Use your own words and your own little details, and it will be yours.',
      older:
        'Ideas get shared all the time, and a book or a friend can spark one. It becomes yours through your details, your choices and your own words.',
    },
  },
  'rude-words': {
    question: 'Can I use rude words?',
    any: {
      young:
        'Please leave out swear words and mean words, here and in your writing. You can show someone is cross by what they do.',
      older:
        'Leave swearing and anything that puts people down out of it, here and in your text. Slang is fine where it fits, and anger often shows best in what people do.',
    },
  },
  'sad-or-private': {
    question: 'Can I write about something sad?',
    any: {
      young:
        'You can write about sad things if you want to, and you choose what to tell. You can talk to a grown-up you trust too.',
      older:
        'Sad and hard things can make honest writing, and you decide how much to share. If it weighs on you, talk to an adult you trust as well.',
    },
  },
  'real-people-places': {
    question: 'Can I use real people and places?',
    any: {
      young:
        'Yes, you can use real people and places, if you are kind. Leave out last names and your address.',
      older:
        'Yes, real people and places give you details you could not make up as well. Be kind, ask people first or change the name, and leave out surnames and addresses.',
    },
  },
  'film-or-game': {
    question: 'Can I use a film or game?',
    narrative: {
      young:
        'You can borrow an idea from a game or film. Make up your own people and your own problem, so it is yours.',
      older:
        'A film or game can spark an idea, but retelling its plot leaves you little to invent. Bring your own character, place or problem.',
    },
    poem: {
      young:
        'You can borrow an idea from a game or film. Make up your own people and your own problem, so it is yours.',
      older:
        'A film or game can spark an idea, but retelling its plot leaves you little to invent. Bring your own character, place or problem.',
    },
    any: {
      young: 'Yes, if you know it well. Tell it so that someone who has never seen it can understand.',
      older:
        'Yes, if it suits the task. Write for a reader who doesn’t know it, and add your own thinking instead of retelling it.',
    },
  },
  'make-things-up': {
    question: 'Can I make things up?',
    narrative: {
      young:
        'Yes, you can make things up and mix in real things too. If you have magic, make a rule for it and keep to it.',
      older:
        'Yes, invent freely and borrow from real life where it helps. Strange things feel believable if they follow rules and the feelings are real.',
    },
    poem: {
      young:
        'Yes, you can make things up and mix in real things too. If you have magic, make a rule for it and keep to it.',
      older:
        'Yes, invent freely and borrow from real life where it helps. Strange things feel believable if they follow rules and the feelings are real.',
    },
    descriptive: {
      young:
        'Yes, you can make things up and mix in real things too. If you have magic, make a rule for it and keep to it.',
      older:
        'Yes, invent freely and borrow from real life where it helps. Strange things feel believable if they follow rules and the feelings are real.',
    },
    recount: {
      young:
        'Tell what really happened, as well as you can remember. If it is a pretend one, make it so we could believe it.',
      older:
        'Keep to what really happened, and make it vivid through what was seen, heard and felt. If an imagined one was set, invent only what could really have happened.',
    },
    persuasive: {
      young:
        'Your opinion is yours, but your facts should be true. A true thing you have seen can help a lot.',
      older:
        'Invented facts and numbers sink an argument when a reader checks them. Use something you have seen or looked up, or an example you clearly call imagined.',
    },
    report: {
      young:
        'No, the facts should be true. If the topic itself is made up, just keep it the same all the way through.',
      older:
        'Facts need to be true, so leave out invented ones. If the task is to write about something imaginary, make sure your details agree with each other.',
    },
    explanation: {
      young:
        'No, the facts should be true. If the topic itself is made up, just keep it the same all the way through.',
      older:
        'Facts need to be true, so leave out invented ones. If the task is to write about something imaginary, make sure your details agree with each other.',
    },
    any: {
      young: 'You can make things up in stories and poems. In true writing, keep to what is real.',
      older:
        'In stories and poems you can invent freely. In writing that informs or recounts, keep to what is true.',
    },
  },
  'forgot-what-happened': {
    question: 'What if I forgot what happened?',
    any: {
      young: 'You don’t have to remember it all. Use the parts that are still clear in your head.',
      older:
        'Nobody remembers everything, so build on the moments that are still clear. You can leave a gap, or ask someone who was there.',
    },
  },
  'pick-side': {
    question: 'Do I have to pick a side?',
    any: {
      young: 'Pick one side, the one you have more to say about. You don’t have to be totally sure.',
      older:
        'Choose the side you have better reasons for, even if you partly see the other. You can admit a good point from the other side and then answer it.',
    },
  },
  'who-tells-it': {
    question: 'Who should tell the story?',
    narrative: {
      young:
        'The narrator is the voice that tells the story, as I, or as he, she or they. Pick one and stay with it.',
      older:
        'The narrator is the voice that tells it: I lets the reader inside one mind, and he, she or they stands further back. Either works if you stay with it.',
    },
    recount: {
      young: 'You tell it, so you say I and we. That is called first person.',
      older:
        'A recount of your own experience is told in first person, with I and we. If it happened to someone else, use he, she or they.',
    },
    persuasive: {
      young: 'Your point of view is what you think about it. You can say I when you tell it.',
      older:
        'Your point of view is what you think about the issue. You can use I, though reasons often sound stronger when they are about everyone.',
    },
    report: {
      young: 'Here you mostly write about the topic, without I. That is called third person.',
      older:
        'Information texts are usually in third person: it, he, she or they, and hardly ever I. That keeps the facts in front.',
    },
    explanation: {
      young: 'Here you mostly write about the topic, without I. That is called third person.',
      older:
        'Information texts are usually in third person: it, he, she or they, and hardly ever I. That keeps the facts in front.',
    },
    any: {
      young:
        'Point of view is who sees it and tells it. You can use I, or he, she and they, and stay with that.',
      older:
        'Point of view is whose eyes we see through: first person uses I, third person uses he, she or they. Choose one and stay with it.',
    },
  },
  'about-me': {
    question: 'What do I write about myself?',
    any: {
      young:
        'Pick one thing you love, can do or remember well, and start there. You don’t have to tell everything.',
      older:
        'Start with one moment, habit or thing that shows what you are like, rather than a list of facts. Then add what connects to it.',
    },
  },
};
