import type { InterviewKind } from './interview.ts';

/**
 * What is asked about something just told once the plan has enough: it goes further into the newest idea. {who} stands
 * for the main character; each question fits whatever was told for that part.
 */
const ofStory: Record<string, string[]> = {
  who: ['What would we notice first about {who}?', 'What {is} {who} good at, or bad at?'],
  where: ['What could {who} hear or smell there?', 'What is the strangest thing in that place?'],
  wants: ['Why does that matter so much?', 'What would happen without it?'],
  trouble: ['What {does} {who} think or say right then?', 'What makes it even harder?'],
  tries: ['What happens because of that?', 'How {does} {who} feel while that happens?'],
  event: ['What happens right after that?', 'What would we see and hear then?'],
  ending: ['How {does} {who} feel at the end?', 'What has changed for {who} since the start?'],
  detail: ['Who notices that, and what do they do?'],
};

const ofLife: Record<string, string[]> = {
  moment: ['What happened right after that?', 'What did you see or hear then?'],
  event: ['What happened right after that?', 'What did you see or hear then?', 'What did someone say?'],
  who: ['What did they say or do?', 'What were they like that day?'],
  where: ['What could you see or hear there?', 'What was special about that place?'],
  'small thing': ['What else do you remember from then?', 'Why do you think you remember that?'],
  feeling: ['How could a reader see that feeling?', 'What did you do when you felt that?'],
  ending: ['What did you think about afterwards?'],
};

const ofArgument: Record<string, string[]> = {
  opinion: ['Why do you think so?', 'What makes you so sure?'],
  reason: ['What is an example of that?', 'What happens if nothing changes?'],
  evidence: ['What does that show?', 'Where did you see or hear that?'],
  'other side': ['What would you answer them?', 'Why do they think so?'],
  answer: ['Would that change their minds?', 'What might they say then?'],
  detail: ['Which of your reasons does that help?', 'What does that show?'],
};

const ofFacts: Record<string, string[]> = {
  topic: ['What would a reader want to know first?'],
  fact: ['What happens because of that?', 'How do people know that?'],
  'how or why': ['What comes right after that?'],
  'why it matters': ['What would happen without it?'],
  'what it is': ['How is it different from others?', 'What would surprise a reader about that?'],
  where: ['What is it like there?'],
  looks: ['What is that part good for?', 'How big is it?'],
  does: ['Why does it happen, as far as you know?', 'How often does that happen?'],
  surprise: ['How did you find that out?', 'What would a reader ask about that?'],
  detail: ['How did you find that out?'],
};

const ofPicture: Record<string, string[]> = {
  subject: ['What makes it special to you?', 'When do you see it most?'],
  image: ['What else can you see there?', 'What moves in that picture?'],
  'what we see': ['What would you see if you came closer?', 'What moves there?'],
  sound: ['How loud or soft is it?', 'What other sound goes with it?'],
  'sound, smell, touch': ['What does that remind you of?', 'How loud, soft, warm or cold is it?'],
  comparison: ['What else is it like?', 'Why do those two go together?'],
  feeling: ['Where in your body do you feel that?', 'What makes it feel like that?'],
  'how it feels': ['What makes it feel like that?', 'How could a reader feel that too?'],
  'one close detail': ['Who would notice that first?', 'What does that tell us?'],
  'last line': ['How should a reader feel then?', 'Which word should come last?'],
};

const questions: Record<InterviewKind, Record<string, string[]>> = {
  narrative: ofStory,
  recount: ofLife,
  persuasive: ofArgument,
  report: ofFacts,
  explanation: ofFacts,
  poem: ofPicture,
  descriptive: ofPicture,
  wellbeing: {},
};

/** They fit whatever was told last. */
const anyFurther: Record<InterviewKind, string[]> = {
  narrative: ['What happens after that?', 'What could a reader see or hear then?'],
  recount: ['What happened after that?', 'What was that like for you?'],
  persuasive: ['Why does that matter to you?', 'Who else would say so?'],
  report: ['What else do you know about {topic}?', 'How could you explain that to a friend?'],
  explanation: ['What comes after that?', 'How could you explain that to a friend?'],
  poem: ['What else do you see or hear?', 'What word would you use for that?'],
  descriptive: ['What else do you notice there?', 'What does that make you think of?'],
  wellbeing: [],
};

export const followUpQuestions = (interview: InterviewKind, slot: string): string[] => [
  ...(questions[interview][slot] ?? []),
  ...anyFurther[interview],
];
