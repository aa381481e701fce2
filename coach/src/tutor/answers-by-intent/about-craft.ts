import type { AnswersByKind } from './answer.ts';

/** About how something is written well. */
export const answersAboutCraft: Record<string, AnswersByKind> = {
  'must-it-rhyme': {
    question: 'Does a poem have to rhyme?',
    any: {
      young: 'A poem doesn’t have to rhyme. All lines, some lines or no lines can rhyme, and you choose.',
      older:
        'A poem doesn’t have to rhyme: all, some or none of its lines can. Only a set form, such as a limerick, needs rhyme.',
    },
  },
  'make-exciting': {
    question: 'How do I make it exciting?',
    narrative: {
      young:
        'Make something hard or dangerous happen, and don’t fix it straight away. Let your reader wait and wonder.',
      older:
        'Show what could go wrong, and make the reader wait to find out. Use short sentences when things move fast.',
    },
    recount: {
      young:
        'Go slowly through the most exciting part. Tell what you saw, heard and thought before you knew how it would end.',
      older:
        'Slow down at the most exciting moment, and tell what you saw, heard and feared. Keep back how it ended.',
    },
    any: {
      young: 'Don’t tell the best thing straight away. Let your reader wait for it and wonder.',
      older:
        'Make the reader curious early on, and keep the answer for later. Short sentences help where things move fast.',
    },
  },
  'unreliable-narrator': {
    question: 'How do I show that my narrator lies?',
    any: {
      young: 'Let the narrator say one thing, and show another. Readers will see that they don’t match.',
      older:
        'Let small things in the story not match what the narrator says. Readers notice the gap, and start to doubt.',
    },
  },
  'stop-explaining': {
    question: 'How do I stop explaining too much?',
    any: {
      young: 'Take out what your reader can guess. Show what happens, and let them work it out.',
      older:
        'Leave out what your reader can work out, and what the listener knows already. Let the character want something right now.',
    },
  },
  scary: {
    question: 'How do I make it scary?',
    any: {
      young:
        'Scary is fine, but leave out the blood. To make it scary, give small hints, like a sound or a shadow.',
      older:
        'Fear, fights and even death are fine, but leave out gore. Hints are scariest: a sound, a shadow, something only half seen.',
    },
  },
  funny: {
    question: 'How do I make it funny?',
    persuasive: {
      young: 'Funny is fine if your facts stay true. Surprise people with something they don’t expect.',
      older:
        'Humour is fine if your facts and reasons stay true. Surprise the reader with something they don’t expect.',
    },
    report: {
      young: 'Funny is fine if your facts stay true. Surprise people with something they don’t expect.',
      older:
        'Humour is fine if your facts and reasons stay true. Surprise the reader with something they don’t expect.',
    },
    explanation: {
      young: 'Funny is fine if your facts stay true. Surprise people with something they don’t expect.',
      older:
        'Humour is fine if your facts and reasons stay true. Surprise the reader with something they don’t expect.',
    },
    recount: {
      young: 'Funny is fine. Tell what went wrong, or what nobody thought would happen.',
      older: 'Humour is fine. First tell what you expected, then what really happened.',
    },
    any: {
      young:
        'Silly and funny are fine. Let the reader think one thing will happen, then make something else happen.',
      older:
        'Silly and funny are fine. Lead the reader to expect one thing, then do another, and don’t explain the joke.',
    },
  },
  'make-sad': {
    question: 'How do I make it sad?',
    any: {
      young: 'Sad is fine. First show what the person loves, then show them losing it.',
      older: 'Sad is fine. First show what matters to the person, then one small, quiet detail of losing it.',
    },
  },
  'describe-person': {
    question: 'How do I describe a person?',
    any: {
      young:
        'Pick one thing you can see and one thing the person often does. Two special things are better than a long list.',
      older:
        'Choose two or three things that only this person has or does: a habit, a voice, something they carry. Leave out the rest.',
    },
  },
  'describe-place': {
    question: 'How do I describe a place?',
    any: {
      young:
        'A setting is where and when it happens. Shut your eyes, stand there, and tell what you see, hear and smell.',
      older:
        'The setting is the place and time. Imagine walking in, and pick the two or three things you notice first.',
    },
  },
  'describe-thing': {
    question: 'How do I describe a thing?',
    any: {
      young:
        'To describe is to tell what something is like. Look at one part at a time: how it looks, feels or sounds.',
      older:
        'To describe is to make a reader see it. Take one part at a time: shape, colour, feel, sound, and anything unusual.',
    },
  },
  feelings: {
    question: 'How do I write about feelings?',
    recount: {
      young: 'Tell how you felt and what you thought. Say what your face, hands or tummy did.',
      older:
        'Say what you felt and thought, right where it happened. Show it too: what your hands, breath or voice did.',
    },
    any: {
      young:
        'Feelings are things like happy, scared or proud. Tell what the face, hands or tummy do, and what the person thinks.',
      older:
        'A feeling shows in the face, hands, breath and voice. Show those, and add what the person thinks but doesn’t say.',
    },
  },
  'show-not-tell': {
    question: 'What does “show, don’t tell” mean?',
    any: {
      young: 'It means: don’t just say it. Write what we would see and hear, so that we can guess it.',
      older:
        'Telling says it straight out; showing gives what we would see and hear, so we work it out. Do it where it matters most.',
    },
  },
  names: {
    question: 'How do I choose a name?',
    any: {
      young:
        'Real or made-up names are fine, but make each one different. Think what yours is like, and try some out loud.',
      older:
        'Any name works, real or invented, if it suits the character or place. Make each one sound different; you can change it later.',
    },
  },
  dialogue: {
    question: 'How do I write people talking?',
    any: {
      young:
        'Dialogue is people talking, and a little is enough. Say the words out loud to hear if they sound real.',
      older:
        'A little dialogue, or talk, is enough. Use it where it changes something, and read it aloud to hear if it sounds real.',
    },
  },
  'speech-marks': {
    question: 'How do I use speech marks?',
    any: {
      young:
        'Speech marks go before the first word someone says and after the last one. Start a new line when someone else talks.',
      older:
        'Put speech marks around the words spoken, with the comma or full stop inside them. Start a new line when the speaker changes.',
    },
  },
  'said-words': {
    question: 'What can I write instead of “said”?',
    any: {
      young:
        '“Said” is fine, and so are words like asked, yelled or whispered. Use those when it matters how someone talks.',
      older:
        '“Said” is fine, because readers hardly notice it. Save words like whispered or snapped for when the voice matters, or show what the speaker does.',
    },
  },
  twist: {
    question: 'How do I make a twist?',
    any: {
      young:
        'A twist is a surprise near the end, if you want one. Think what readers will guess, then make something else happen.',
      older:
        'A twist is a surprise near the end, if you want one. Work out what readers expect, choose something else, and hide a clue earlier.',
    },
  },
  'story-problem': {
    question: 'What is the problem in a story?',
    any: {
      young:
        'The problem is what goes wrong, and most stories need one. Think what your character wants, then put something in the way.',
      older:
        'The problem, or conflict, is whatever stops someone getting what they want. Most stories need one: a person, nature, a rule or a fear.',
    },
  },
  'solve-problem': {
    question: 'How can the problem be solved?',
    persuasive: {
      young: 'Say what people could do to fix the problem. Then say how it would help.',
      older: 'Say what people could really do about the problem, and how it would help.',
    },
    explanation: {
      young: 'Say what people could do to fix the problem. Then say how it would help.',
      older: 'Say what people could really do about the problem, and how it would help.',
    },
    report: {
      young: 'Say what people could do to fix the problem. Then say how it would help.',
      older: 'Say what people could really do about the problem, and how it would help.',
    },
    any: {
      young:
        'Let your character fix it with something they are good at. They can try one thing first that doesn’t work.',
      older:
        'Let it be solved with something the reader already knows about: a skill, a friend, an object. One try can fail first.',
    },
  },
  convince: {
    question: 'How do I convince someone?',
    any: {
      young:
        'To persuade is to get someone to agree. Think what they care about, and give reasons that matter to them.',
      older:
        'To persuade is to win someone round. Choose reasons that matter to that person, and back each one with a fact or example.',
    },
  },
  'good-reason': {
    question: 'What is a good reason?',
    any: {
      young: 'A reason tells why. It is a good one if it matters to other people too, and not just to you.',
      older:
        'A reason says why. It is strong if even someone who doesn’t share your taste has to agree that it matters.',
    },
  },
  'find-reasons': {
    question: 'How do I find more reasons?',
    any: {
      young:
        'Think of other people, like a teacher, a parent or a little kid. Think why it matters to each of them.',
      older:
        'Go through health, safety, fairness, money, learning and nature. Think of different people too, because each can give you a reason.',
    },
  },
  evidence: {
    question: 'What is evidence?',
    any: {
      young:
        'Evidence, or proof, shows that a reason is true, so give some. It can be a fact, something you saw, or an expert’s words.',
      older:
        'Evidence shows that your point is true: facts, numbers, experts’ words, or what you saw yourself. Each reason needs at least one.',
    },
  },
  examples: {
    question: 'What is a good example?',
    any: {
      young:
        'An example is one real time or thing that shows what you mean. Your own life is a good place to look.',
      older:
        'An example is one real case that shows what you mean. Something you saw or lived through works well, right after the point.',
    },
  },
  'other-side': {
    question: 'What if people don’t agree with me?',
    any: {
      young:
        'The other side is people who don’t agree. Your writing gets stronger if you say what they think and then answer it.',
      older:
        'A counterargument is what people who disagree would say. Give their best point fairly and answer it (the rebuttal), and your case gets stronger.',
    },
  },
  'better-words': {
    question: 'How do I find a better word?',
    any: {
      young:
        'You don’t need hard words. Think what kind of nice or big you mean, and find the word that says just that.',
      older:
        'Work out what kind of nice, big or scared you mean, and find the exact word. A thesaurus helps, and repeating is sometimes fine.',
    },
  },
  'simile-metaphor': {
    question: 'What is a simile or a metaphor?',
    any: {
      young:
        'A simile says one thing is like another, and a metaphor says it is the other thing. Think what yours looks or feels like.',
      older:
        'A simile says one thing is like another; a metaphor says it is another. Choose something that looks or moves alike, and avoid overused ones.',
    },
  },
  'compare-two': {
    question: 'How do I compare two things?',
    any: {
      young:
        'To compare is to tell what is the same and what is different. Take one thing at a time, like size, for both.',
      older:
        'To compare is to show what is alike and what differs. Take one point at a time, such as size, and do both under it.',
    },
  },
  'find-rhymes': {
    question: 'How do I find a rhyme?',
    any: {
      young:
        'Words rhyme when their ends sound the same. Say the end of your word, and try other letters in front of it.',
      older:
        'Words rhyme when their endings sound the same. Try each letter of the alphabet before the ending, or end the line on an easier word.',
    },
  },
};
