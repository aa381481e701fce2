import type { Questions } from './questions.ts';

export const persuasiveQuestions: Record<string, Questions> = {
  opinion: {
    ask: [
      'What do you think about {topic}?',
      'What do you think about it?',
      'What do you want people to agree with?',
      'Which side are you on?',
    ],
    older: ['What exactly are you arguing for?', 'What is your position, in one clear line?'],
    narrow: [
      'What is one good thing about it, and one bad thing?',
      'Finish this out loud: “I think that …”. What comes next?',
    ],
    choose: ['Do you say yes or no to it?', 'Should it change, or stay as it is?'],
    example: ['One writer argued that homework should be done at school. What do you argue?'],
    means: 'I mean your opinion: what you think is right.',
  },
  reason: {
    ask: ['Why do you think so?', 'What is your best reason?', 'Who would it help, and how?'],
    older: ['What is your strongest reason?', 'What follows if nothing changes?', 'Who gains, and how?'],
    more: ['What is one more reason?', 'Why else?', 'Who would it help, and how?'],
    narrow: ['What would be better if people did it your way?', 'What is bad about how it is now?'],
    choose: ['Is it more about health, money or being fair?', 'Does it help kids most, or everyone?'],
    example: ['For longer lunch breaks, one reason was “slow eaters go hungry”. What is a reason for yours?'],
    means: 'I mean a reason: it tells why you are right.',
  },
  evidence: {
    ask: [
      'What could show readers that it is true?',
      'How can you show that?',
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
  answer: {
    ask: [
      'What would you answer them?',
      'What could you say back to them?',
      'What would make them change their mind?',
    ],
    older: ['How would you answer that?', 'What can you say back to that?'],
    narrow: ['Could a small rule fix that worry?', 'Is there a part of it that is not true?'],
    choose: ['Is their worry wrong, or can it be fixed?', 'Would a rule help, or a new idea?'],
    example: ['To “a pool costs too much” one writer said “parents can share it”. What could you say?'],
    means: 'I mean what you say back to people who disagree.',
  },
};
