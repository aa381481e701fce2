import type { Questions } from './questions.ts';

export const persuasiveQuestions: Record<string, Questions> = {
  opinion: {
    ask: ['What do you think about it?', 'What do you want people to agree with?', 'Which side are you on?'],
    older: ['What exactly are you arguing for?', 'What is your position, in one clear line?'],
    narrow: ['Finish this out loud: “I think that …”. What comes next?', 'Are you for it or against it?'],
    choose: ['Do you say yes or no to it?', 'Should it change, or stay as it is?'],
    example: ['One writer argued that homework should be done at school. What do you argue?'],
    means: 'I mean your opinion: what you think is right.',
  },
  reason: {
    ask: ['Why do you think so?', 'What is one more reason?', 'Who would it help, and how?'],
    older: ['What is your strongest reason?', 'What follows if nothing changes?', 'Who gains, and how?'],
    narrow: ['What would be better if people did it your way?', 'What is bad about how it is now?'],
    choose: ['Is it more about health, money or being fair?', 'Does it help kids most, or everyone?'],
    example: ['For longer lunch breaks, one reason was “slow eaters go hungry”. What is a reason for yours?'],
    means: 'I mean a reason: it tells why you are right.',
  },
  evidence: {
    ask: [
      'What could show readers that it is true?',
      'When did you see that happen?',
      'What is one thing that really happened?',
    ],
    older: ['What evidence would convince someone who doubts you?', 'Which fact or case proves that?'],
    narrow: ['Has it happened to you or a friend?', 'What number or fact could you look up?'],
    choose: ['Have you a fact for it, or something you saw?', 'Did it happen at home or at school?'],
    example: ['One writer counted the rubbish at the gate: 41 cups. What could you count or tell?'],
    means: 'I mean proof: a fact, or something that really happened.',
  },
  'other side': {
    ask: [
      'What might someone who disagrees say?',
      'Who would not like your idea, and why?',
      'What would the other side say?',
    ],
    older: ['What is the best argument against you?', 'Where is your case weakest?'],
    narrow: ['Who would say no to it?', 'What could be hard about your idea?'],
    choose: ['Would they say it costs too much, or that it is not safe?', 'Would kids or parents say no?'],
    example: ['To a pool at school, one parent said “too much money”. What could they say to yours?'],
    means: 'I mean people who think you are wrong, and what they would say.',
  },
};

export const expositoryQuestions: Record<string, Questions> = {
  topic: {
    ask: ['What will you explain?', 'What is it about?', 'Which part of “{title}” will you write about?'],
    older: ['What exactly will your reader understand at the end?', 'Which part of the topic is yours?'],
    narrow: ['What do you know a lot about?', 'What would you like to find out?'],
    choose: ['Is it about a thing, an animal or a place?', 'Will you tell how it works, or what it is like?'],
    example: ['One writer explained how bees talk by dancing. What will you explain?'],
    means: 'I mean the thing your text is about.',
  },
  fact: {
    ask: ['What is one fact you know?', 'What else do you know about it?', 'What does it do?'],
    older: ['Which facts does a reader need first?', 'What do you know that most people don’t?'],
    narrow: ['What does it look like?', 'Where can you find it?'],
    choose: ['Do you know more about how it looks, or what it does?', 'Is it big or small?'],
    example: ['About snails, one writer knew they have teeth. What do you know about yours?'],
    means: 'I mean something true that can be checked.',
  },
  'how or why': {
    ask: [
      'Why is that, do you know?',
      'How does it work, or how is it made?',
      'What happens first, and then?',
    ],
    older: ['What causes it, and what does it lead to?', 'Which steps does a reader have to follow?'],
    narrow: ['What happens first?', 'What would happen without it?'],
    choose: ['Can you tell more about how, or about why?', 'Does it happen fast or slowly?'],
    example: ['Ice floats because it is lighter than water. What is the how or why in yours?'],
    means: 'I mean the steps, or the reason behind it.',
  },
  surprise: {
    ask: ['What would surprise a reader most?', 'What is the best bit to tell a friend?'],
    older: ['What do people usually get wrong about it?', 'What example makes it clear?'],
    narrow: ['What surprised you?', 'What is it like? A bit like what?'],
    choose: ['Is the best bit funny or strange?', 'Is it something to see, or something to know?'],
    example: ['One writer kept “an octopus has three hearts” for the end. What will you keep?'],
    means: 'I mean the part that makes people say wow.',
  },
  'why it matters': {
    ask: ['Why is it good to know that?', 'Who needs to know about it?'],
    older: ['Why does it matter to your reader?', 'What should a reader take away?'],
    narrow: ['Who uses it or needs it?', 'What would we miss without it?'],
    choose: ['Does it matter more to people or to nature?', 'Is it more useful or more fun to know?'],
    example: ['One text ended: no bees, no apples. Why does yours matter?'],
    means: 'I mean why a reader should care.',
  },
};
