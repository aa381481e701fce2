import type { AnswersByKind } from './answer.ts';

/** About how something is written well. */
export const answersAboutCraft: Record<string, AnswersByKind> = {
  'must-it-rhyme': {
    question: 'Does a poem have to rhyme?',
    any: {
      young: 'A poem can rhyme or not, and you choose. Pick words that say what you mean.',
      older:
        'Rhyme is a choice, unless a rhyming form was set. Never keep a rhyme that makes you say something you don’t mean.',
    },
  },
  'make-exciting': {
    question: 'How do I make it exciting?',
    narrative: {
      young:
        'Make something hard or risky happen, and don’t fix it straight away. Let the reader wait and wonder.',
      older:
        'Show what could be lost, and hold back how it turns out. Keep sentences short when things move fast.',
    },
    recount: {
      young:
        'Make something hard or risky happen, and don’t fix it straight away. Let the reader wait and wonder.',
      older:
        'Show what could be lost, and hold back how it turns out. Keep sentences short when things move fast.',
    },
    any: {
      young: 'Don’t tell the best thing straight away. Let the reader wait and wonder.',
      older:
        'Make the reader curious about something early and answer it late. Short sentences help where things move fast.',
    },
  },
  scary: {
    question: 'How do I make it scary?',
    any: {
      young:
        'Scary things can happen, but leave out the blood. Small hints, like a sound or a shadow, are scarier than showing it all.',
      older:
        'Danger, fear and even death are fine, but keep gore out. What readers only half see or hear frightens them most, so reveal it late.',
    },
  },
  funny: {
    question: 'How do I make it funny?',
    persuasive: {
      young: 'You can be funny, as long as people still believe you. A surprise often makes people laugh.',
      older:
        'Humour is welcome if it helps the reader listen or remember. Keep the facts and reasons true, so that people still trust you.',
    },
    report: {
      young: 'You can be funny, as long as people still believe you. A surprise often makes people laugh.',
      older:
        'Humour is welcome if it helps the reader listen or remember. Keep the facts and reasons true, so that people still trust you.',
    },
    explanation: {
      young: 'You can be funny, as long as people still believe you. A surprise often makes people laugh.',
      older:
        'Humour is welcome if it helps the reader listen or remember. Keep the facts and reasons true, so that people still trust you.',
    },
    recount: {
      young: 'Yes, funny is fine. Tell what went wrong or what nobody expected.',
      older:
        'Humour is welcome, and what really went wrong is often the funniest part. Set up what you expected first, then show what happened instead.',
    },
    any: {
      young: 'Silly and funny are fine. Think what everyone expects, then do something different.',
      older:
        'Silly works if you take it seriously and keep to its own rules. Set up what the reader expects, then break it, and don’t explain the joke.',
    },
  },
  'make-sad': {
    question: 'How do I make it sad?',
    any: {
      young: 'It can be sad. First show what the person loves, so that the reader feels it when it is lost.',
      older:
        'Sadness works when the reader first sees what mattered, so show that before it is lost. One small, quiet detail does more than many words about crying.',
    },
  },
  'describe-person': {
    question: 'How do I describe a person?',
    any: {
      young:
        'Pick one thing you can see and one thing the person often does. Two special things are better than a long list.',
      older:
        'Choose two or three details that show who the person is: a habit, a way of moving or speaking, something they carry. Leave out what could be said about anyone.',
    },
  },
  'describe-place': {
    question: 'How do I describe a place?',
    any: {
      young:
        'The setting is where and when it happens. Shut your eyes, stand there in your mind, and tell what you see and hear.',
      older:
        'The setting is the place and time where things happen. Imagine walking in, and keep the details that make this place different from others like it.',
    },
  },
  'describe-thing': {
    question: 'How do I describe a thing?',
    any: {
      young:
        'To describe is to say what something is like, so someone can picture it. Look at one part at a time.',
      older:
        'To describe is to say what something is like, so a reader can see, hear or feel it. Look at one part at a time and be exact.',
    },
  },
  feelings: {
    question: 'How do I write about feelings?',
    any: {
      young:
        'A feeling is inside you, like being happy, worried or proud. Tell what your hands, tummy, face or voice do when you feel it.',
      older: 'Feelings show in hands, breath and voice. Add what the person was thinking but didn’t say.',
    },
  },
  'show-not-tell': {
    question: 'What does “show, don’t tell” mean?',
    any: {
      young: 'Don’t just name the feeling. Tell what the person does, so the reader can guess it.',
      older:
        'Telling names a feeling, and showing gives actions, words and details so the reader works it out. List what a camera would have seen and heard at that moment.',
    },
  },
  names: {
    question: 'How do I choose a name?',
    any: {
      young: 'Names can be real or made up. Think what the character is like, and say some names out loud.',
      older:
        'Real or invented, let the name fit the age, place and time, and give each character a different first letter. You can start with any name and change it later.',
    },
  },
  dialogue: {
    question: 'How do I write people talking?',
    any: {
      young:
        'Dialogue is the words people say to each other. Use it where it makes something happen, and say it out loud to hear if it sounds real.',
      older:
        'Dialogue is the words people say to each other. Use it where it changes something or shows what a person is like, and skip the small talk.',
    },
  },
  'speech-marks': {
    question: 'How do I use speech marks?',
    any: {
      young:
        'Put speech marks before the first word somebody says and after the last one. When someone else speaks, start a new line.',
      older:
        'Speech marks go round exactly the words spoken, with the comma or full stop inside before you close them. Start a new line each time the speaker changes.',
    },
  },
  'said-words': {
    question: 'What can I write instead of “said”?',
    any: {
      young: 'It is fine to write said. Use a loud or quiet word only when it matters how they spoke.',
      older:
        'Said is fine because readers hardly notice it, so save stronger verbs for when the voice really changes. You can also show what the speaker is doing instead.',
    },
  },
  twist: {
    question: 'How do I make a twist?',
    any: {
      young:
        'A twist is a big surprise. Think what the reader will guess, then choose something else that could really happen.',
      older:
        'A twist is a surprise that still fits everything you told. List what a reader will expect, choose something different, and plant a small clue earlier.',
    },
  },
  'story-problem': {
    question: 'What is the problem in a story?',
    any: {
      young:
        'The problem is what goes wrong or gets in the way. Think what your character wants most, then put something in the way.',
      older:
        'The problem, or conflict, is what stops someone getting what they want. It can be another person, nature, a rule or a fear inside.',
    },
  },
  'solve-problem': {
    question: 'How can the problem be solved?',
    persuasive: {
      young: 'The solution is how a problem gets fixed. Say what people could do about it.',
      older:
        'The solution is what could be done about a problem. Make it something people could really do, and say how it helps.',
    },
    explanation: {
      young: 'The solution is how a problem gets fixed. Say what people could do about it.',
      older:
        'The solution is what could be done about a problem. Make it something people could really do, and say how it helps.',
    },
    report: {
      young: 'The solution is how a problem gets fixed. Say what people could do about it.',
      older:
        'The solution is what could be done about a problem. Make it something people could really do, and say how it helps.',
    },
    any: {
      young:
        'The solution is how the problem gets fixed. Let your character try something that fails first, then use what they are good at.',
      older:
        'The solution, or resolution, is how the problem is settled. Let your character fail once, then succeed through something the reader already knows about them.',
    },
  },
  convince: {
    question: 'How do I convince someone?',
    any: {
      young:
        'To persuade is to get someone to agree by giving good reasons. Think who they are and what they care about.',
      older:
        'To persuade is to bring someone round with reasons, so choose ones that answer what your reader wants or worries about. Back each one with a fact or a real example.',
    },
  },
  'good-reason': {
    question: 'What is a good reason?',
    any: {
      young:
        'A reason tells why, and often comes after because. A strong one also tells who else it would help.',
      older:
        'A reason explains why, and a strong one makes sense even to someone who doesn’t share your taste. Imagine that person saying ’so what’, and see whether you can answer.',
    },
  },
  'find-reasons': {
    question: 'How do I find more reasons?',
    any: {
      young: 'Think of different people and why it matters to each one. One of them may give you a reason.',
      older:
        'Look at it through different people and areas: health, safety, fairness, money, learning, nature. Each of them can hide a reason.',
    },
  },
  evidence: {
    question: 'What is evidence?',
    any: {
      young:
        'Evidence shows that something is true. It can be a fact, something you saw, or what someone who knows about it said.',
      older:
        'Evidence shows that a point is true: facts, numbers, experts’ words or things you saw yourself. Say where each one comes from, so the reader can trust it.',
    },
  },
  examples: {
    question: 'What is a good example?',
    any: {
      young: 'An example is one thing that shows what you mean. Think of one time it really happened.',
      older:
        'An example is one particular case that shows what you mean: a person, a place or a time. Put it right after the point it belongs to.',
    },
  },
  'other-side': {
    question: 'What if people don’t agree with me?',
    any: {
      young:
        'The other side is the people who don’t agree with you. Think what they would say, and then why you still think your idea is better.',
      older:
        'Name the best point of those who disagree, which is the counterargument, and do it fairly. Then answer it by showing why your reason weighs more.',
    },
  },
  'better-words': {
    question: 'How do I find a better word?',
    any: {
      young:
        'You don’t need hard words. Think what you really mean each time, and look for the word that says just that.',
      older:
        'An exact word beats a long one. Think what you meant, and look for the word that says just that.',
    },
  },
  'simile-metaphor': {
    question: 'What is a simile or a metaphor?',
    any: {
      young:
        'A simile says one thing is like another, and a metaphor says it is the other thing. Pick something from your own life that looks, sounds or feels the same.',
      older:
        'A simile compares with like or as, and a metaphor says one thing is another. Choose the quality you want to show, then find something quite different that shares it.',
    },
  },
  'compare-two': {
    question: 'How do I compare two things?',
    any: {
      young: 'Say how the two are the same, and how they are different. Take one thing at a time, like size.',
      older:
        'To compare is to say how two things are alike and how they differ, and contrast means only the differences. Look at both under one point, then go to the next.',
    },
  },
  'find-rhymes': {
    question: 'How do I find a rhyme?',
    any: {
      young:
        'Words rhyme when they end with the same sound. Say the end of your word and try new sounds at the front.',
      older:
        'Go through the alphabet and put new sounds in front of the ending. Or end the line on an easier word.',
    },
  },
};
