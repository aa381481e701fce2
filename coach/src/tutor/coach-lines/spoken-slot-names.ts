import type { InterviewKind } from '../interview/interview.ts';

/** The parts of a text as they are called in a question: “Is that what goes wrong, or how it ends?” */
const spokenNames: Partial<Record<InterviewKind, Record<string, string>>> = {
  narrative: {
    who: 'who it is about',
    where: 'where it happens',
    wants: 'what they want',
    trouble: 'what goes wrong',
    tries: 'what they try',
    ending: 'how it ends',
    event: 'what happens then',
  },
  recount: {
    moment: 'what happened',
    who: 'who was there',
    where: 'where it was',
    'small thing': 'a small thing',
    feeling: 'how it felt',
    ending: 'how it ended',
    event: 'what happened next',
  },
  persuasive: {
    opinion: 'your opinion',
    reason: 'a reason',
    evidence: 'proof for a reason',
    'other side': 'what others might say against you',
    answer: 'your answer to the other side',
  },
  report: {
    'what it is': 'what it is',
    where: 'where or when you find it',
    looks: 'how it looks',
    does: 'what it does',
    surprise: 'the most surprising bit',
  },
  explanation: {
    fact: 'a fact about it',
    'how or why': 'how or why it works',
    surprise: 'something good to know',
    'why it matters': 'why it matters',
  },
  poem: {
    image: 'a picture for the poem',
    sound: 'a sound',
    comparison: 'what it is like',
    feeling: 'a feeling',
    'last line': 'how the poem ends',
  },
  descriptive: {
    'what we see': 'what we see',
    'sound, smell, touch': 'a sound, smell or touch',
    'one close detail': 'a close detail',
    'how it feels': 'how it feels',
  },
};

/** None for a part that nobody would ask about. */
export const spokenNameOf = (interview: InterviewKind, slot: string): string | undefined =>
  spokenNames[interview]?.[slot];
