import type { InterviewKind } from '../interview/interview.ts';

type ByFamily = Partial<Record<InterviewKind | 'other', string[]>>;

const start: ByFamily = {
  narrative: [
    'One way is to start right in the trouble. What is the first thing we see there?',
    'You can start with someone talking. Who speaks first in your story?',
  ],
  recount: [
    'Start with the part you see best in your head. What do you see first?',
    'One way is to start with one small thing, like a sound. What was it?',
  ],
  persuasive: [
    'One way is to start with {thing}, and then say what you think. What happened first?',
    'One way is to start with something that really happened. What could that be?',
  ],
  report: ['Start with what it is, for someone who never heard of it. What would you say first?'],
  poem: ['Start with one picture or one sound you like. Which one is it?'],
  other: ['Start with the part you see best. The first line can change later. What do you see first?'],
};

const ending: ByFamily = {
  narrative: ['A good ending shows what is different now. What has changed by then?'],
  recount: ['You can end with the last thing you saw, or with how you felt. What was it?'],
  persuasive: ['End with what people should do now. What do you want them to do?'],
  report: ['Keep the fact that surprises most for the end. Which one is it?'],
  other: ['You can end with the picture that should stay in the head. Which one is it?'],
};

const order: ByFamily = {
  narrative: ['Tell it as it happens: who, then what goes wrong, then what they try, then the end.'],
  recount: ['Tell it in the order it happened. The best moment can get the most words.'],
  persuasive: ['Start with your strongest reason and its proof. Then the other side and your answer.'],
  report: [
    'Start with what it is, then how it looks and what it does. Keep {last} for the end.',
    'Start with what it is, then how it looks and what it does. Keep the best fact for the end.',
  ],
  other: ['Start with what a reader needs first. Keep your strongest part for near the end.'],
};

const how: ByFamily = {
  narrative: ['Tell it as you would tell a friend. Then add what can be seen, heard and felt just then.'],
  recount: ['Tell it as you would tell a friend. Then add what you saw, heard and felt.'],
  persuasive: ['Give a reason that matters to your reader, and something real that shows it.'],
  report: ['Say one thing at a time, and give a number or an example for it.'],
  explanation: ['Go step by step: first this, then that, because of this.'],
  poem: ['Say it out loud. Keep what sounds good, and cut words you don’t need.'],
  other: ['Use one small thing that can be seen, heard or touched.'],
};

/** Why a part of the text is asked for. */
const whyPart: Partial<Record<string, string[]>> = {
  who: ['A reader wants someone to follow. Then they care what happens.'],
  where: ['When a reader can see the place, the rest is easier to believe.'],
  wants: ['When someone wants something, a reader wants to know if they get it.'],
  trouble: ['If all goes well there is not much to tell. Trouble makes us read on.'],
  tries: ['What someone does in trouble shows who they are.'],
  ending: ['A reader wants to know how it turns out.'],
  reason: ['Without a reason a reader can just say no.'],
  evidence: ['Someone may doubt it. When you show it, they believe you.'],
  'other side': ['Readers think of it anyway. If you say it first and answer it, they trust you more.'],
  answer: ['If nobody answers it, a reader keeps the doubt.'],
  'small thing': ['Small things make a reader feel they were there.'],
  'one close detail': ['One small thing seen from near makes the whole place real.'],
  detail: ['Small things make a reader feel they are there.'],
  feeling: ['A reader feels with you when they know what you felt.'],
  'how it feels': ['The mood tells you which words fit and which don’t.'],
  comparison: ['It helps a reader see it in a new way. Your poem can do without it.'],
  surprise: ['What surprised you will make others read on.'],
  'why it matters': ['It tells people why they should read it.'],
};

/** To a child's question, by what it is about. */
export const answerLines = {
  start,
  startWithProof: [
    'Yes, what really happened makes a good start. Tell it like a tiny story. What comes first in it?',
    'You can start with your proof, and then say what you think. What comes first in it?',
  ],
  life: [
    'I can’t know that, but it is okay to wonder. You could talk about it with someone you trust.',
    'That is a good thing to ask a grown-up you trust.',
  ],
  grief: {
    allowed: ['Yes, that is okay.', 'Yes, of course.'],
    ending: [
      'A sad ending is fine. You can end with the last thing you remember, or with what you think of now.',
      'You can end with one small thing that stays with you.',
    ],
    other: [
      'I can’t know that. It sounds like you two were close.',
      'Nobody can know that for sure. It is okay to wonder.',
    ],
  },
  willTheyBeWell: [
    'I can’t know that, and it is hard to wait. Ask somebody at home what they know.',
    'I wish I knew. You can tell a grown-up that you worry about it.',
  ],
  startMemory: ['Start with one small thing you remember. The first line can change later.'],
  ending,
  order,
  how,
  answerBack: [
    'A good answer has two steps. Say what is right in it, then say how it can be fixed.',
    'It could go like this: “Some say … That is true, but …”.',
  ],
  length: ['If your teacher gave a number, keep to that. If not, stop when a reader knows all they need.'],
  mustI: ['You decide that, unless your teacher asked for it.', 'Not always. It is your text.'],
  allowed: ['Yes, you can.', 'Yes, go ahead. You are the author.', 'Sure, you decide.'],
  findOut: [
    'Good question, and your text can answer it. I put it on a card to find out.',
    'That is worth finding out. It is on a card for later.',
  ],
  fact: [
    'I don’t know that one. A book or your teacher can tell you.',
    'I can’t look things up. You could find that out.',
  ],
  ideas: ['Here is a hint.', 'Maybe this helps.', 'Try it like this.'],
  ownIdeas: ['The best ones are yours. Look at your cards: what would a reader still want to know?'],
  choice: [
    'Both can work, so you choose. Which one do you like better?',
    'That is yours to choose. Which one would a reader like more?',
  ],
  inOrOut: [
    'Ask what a reader would lose without it. Keep it if they lose something, and keep it short.',
    'Keep it if it helps a reader, and keep it short. Leave it out if they would not miss it.',
  ],
  whyAsk: ['I ask so that the ideas are yours. You can tap “Next question” to leave one out.'],
  whyPlan: ['With a few ideas first, the writing is easier: you always know what comes next.'],
  spelling: ['Say it slowly and write each sound. It can be checked later.'],
  // Said so that it fits "is it good" as well as "is it bad".
  good: [
    'I like “{thing}”, because {because}.',
    '“{thing}” works well, because {because}.',
    'I think “{thing}” is strong, because {because}.',
  ],
  goodCard: ['I think it works, because {because}.', 'It works for me, because {because}.'],
  weigh: [
    'Not by itself. Write it, read it as a stranger would, and keep it if it still holds.',
    'Not if it does its job. Ask what a reader would lose without it.',
  ],
  help: ['Yes. We take it step by step.', 'Sure. We can work it out bit by bit.'],
  noWord: [
    'I don’t have that word. Write it the way you told me: I understood it. A teacher can tell you the word later.',
    'I can’t find that word for you. Your own way of saying it is good, too.',
  ],
  unsure: ['I don’t know that one. Your teacher may.', 'That one is too hard for me. Ask your teacher.'],
  thatOne: ['Yes, something like that.', 'Yes, that would fit.'],
  checkFact: ['I can’t check facts. Look it up in a book, or ask your teacher.'],
  otherKind: ['That is for your teacher to say. Ask first, and keep your ideas here.'],
  cannotDo: ['I can’t do that. I only help you find ideas.', 'That I can’t do here.'],
  sayItYourself: ['I can’t do that, but you can. A letter could be one way to say it.'],
  theSame: [
    'They may be close. A dictionary can tell you.',
    'Look them both up: a dictionary shows it best.',
  ],
  normal: ['Yes, many people feel like that.', 'Yes. Lots of people know that feeling.'],
  whyPart,
  anythingGoes: ['Yes, you can write about that.', 'Yes, all of it may be in here.'],
  notEnough: ['Nearly. One thing is still open.', 'Not quite. One more thing would help.'],
  nothingYet: ['There is nothing to judge yet. Let’s find an idea first.'],
  draftGood: ['You have a real start. Read it out loud and mark the part you like best.'],
};
