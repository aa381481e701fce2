import type { Questions } from './interview-questions.ts';

/** Of an argument; {yesOrNo} is there where the title asks a question to say yes or no to. */
export const persuasiveQuestions: Record<string, Questions> = {
  opinion: {
    ask: [
      'What do you think of {topic}?',
      'What is your opinion: {yesOrNo}?',
      'What do you want people to agree with?',
      'What is your opinion about “{title}”?',
    ],
    older: [
      'Where do you stand on {topic}?',
      'What is your opinion: {yesOrNo}?',
      'What exactly are you arguing for?',
    ],
    narrow: [
      'What is one good thing about {topic}, and one bad thing?',
      'How would you finish “I think that …”?',
    ],
    choose: ['Are you for {topic} or against it?', 'Should things change, or stay the way they are?'],
    example: ['One writer argued that homework should be done at school. What will you argue?'],
    means: 'I mean your opinion: what you think is right.',
  },
  reason: {
    ask: [
      'What is one good reason for your opinion?',
      'Why should people agree with you?',
      'Who would your idea help, and how?',
    ],
    older: [
      'What is your strongest reason?',
      'What will happen if nothing changes?',
      'Who would your idea help, and how?',
    ],
    more: [
      'What is one more reason?',
      'Why else should people agree with you?',
      'Who would your idea help, and how?',
    ],
    narrow: ['What would be better for you or your friends?', 'What is bad about the way things are now?'],
    choose: [
      'Is your reason about health, money or being fair?',
      'Would your idea help kids most, or everyone?',
    ],
    example: ['For longer lunch breaks, one reason was “slow eaters go hungry”. What is your reason?'],
    means: 'I mean a reason: it tells why you are right.',
  },
  evidence: {
    ask: [
      'What is an example of that?',
      'What have you seen that shows you are right?',
      'What have you seen or heard of that?',
      'What is one true story that fits your opinion?',
      'What could show readers that you are right?',
    ],
    older: ['Which example or fact backs that up?', 'Which fact or case backs you up?'],
    narrow: [
      'What has happened to you or a friend that shows you are right?',
      'What number or fact could you look up?',
    ],
    choose: [
      'Could your proof be a fact, or something you saw?',
      'Could your proof come from home or from school?',
    ],
    example: ['One writer counted the rubbish at the gate: 41 cups. What could you count or tell?'],
    means: 'I mean proof: a fact, or something that really happened.',
  },
  'other side': {
    ask: [
      'Some people will not agree with you. What might they say?',
      'Who would not like your idea, and why?',
      'What might the other side say?',
    ],
    older: ['What would someone who disagrees with you say?', 'What is the best argument against you?'],
    narrow: ['Who might say no to your idea?', 'What could be hard about your idea?'],
    choose: ['Who might say no: kids or grown-ups?', 'Would they say your idea is too hard, or not needed?'],
    example: [
      'To a pool at school, one parent said “too much money”. What could people say against your idea?',
    ],
    means: 'I mean people who think you are wrong, and what they would say.',
  },
  answer: {
    ask: [
      'What would you answer them?',
      'What could you say to people who do not agree?',
      'What would make those people change their mind?',
    ],
    older: ['How would you answer them?', 'What can you say to people who do not agree?'],
    narrow: ['What would you say back to them?', 'Which part of what they say is not true?'],
    choose: [
      'Are they wrong, or can their worry be fixed?',
      'Would you give them a fact, or a way to fix their worry?',
    ],
    example: ['To “a pool costs too much” one writer said “parents can share it”. What could you say?'],
    means: 'I mean what you say back to people who disagree.',
  },
};
