import { pluralise } from '@inkling/contract';
import { type TextArgument, texts } from '../../language/texts.ts';

export const t = texts('growth', {
  studentNotFound: 'Student Not Found',
  thereIsNobodyHereWhose: 'There is nobody here whose growth you can see.',
  growthComesWithUnlimitedAi: 'Growth comes with Unlimited AI',
  seeHowGrowsSkillBy: (name: TextArgument) => `See how ${name} grows, skill by skill.`,
  seePlans: 'See plans',
  noMarksYet: 'No marks yet',
  theLineBeginsWithThe: (name: TextArgument) => `The line begins with the first feedback ${name} gets.`,
  howGrows: (full_name: TextArgument) => `How ${full_name} grows`,
  marksOfTheWorkYou: 'Marks of the work you set: first attempts, and what revising added.',
  marksOfFirstAttemptsAnd:
    'Marks of first attempts, and what revising added. A lower mark on a new kind of piece is part of learning it.',
  backToProgress: 'Back to progress',
  theLineBeginsAt: (now: TextArgument) => `The line begins at ${now}.`,
  upFromTo: (first: TextArgument, now: TextArgument) => `Up from ${first} to ${now}.`,
  steadyAt: (now: TextArgument) => `Steady at ${now}.`,
  thisTimeANewKind: (now: TextArgument, points: TextArgument) =>
    `${now} this time. A new kind of piece often begins lower, and the best still stands: ${points}.`,
  thisTime: (now: TextArgument, points: TextArgument) =>
    `${now} this time, and the best still stands: ${points}.`,
  firstAttempt: 'First attempt',
  whatChangesAdded: 'What changes added',
  ofMarks: (latest: TextArgument, maximum: TextArgument) => `${latest} of ${maximum} marks`,
  allMarksTogether: 'All marks together',
  theCoachHasNewRules: (pieces: TextArgument) =>
    `The coach got new rules for marks at piece ${pieces}. A new line begins there, because marks before and after can’t be compared.`,
  newRulesForMarks: 'New rules for marks',
  aNewLineBeginsAt: (now: TextArgument) =>
    `${now} this time. The coach has new rules for marks, so a new line begins here.`,
  byNewRules: (piece: TextArgument) => `${piece} (by the coach’s new rules)`,
  byEarlierRules: (marks: TextArgument) => `${marks} by the coach’s earlier rules`,
  oneSkillAtATime: 'One skill at a time',
  yourLineBeginsSoon: 'Your line begins soon',
  askForFeedbackOnA: 'Ask for feedback on a draft, and its marks appear here.',
  goToMyWritings: 'Go to my writings',
  howIGrow: 'How I Grow',
  everyPieceYouWriteTeaches: 'Every piece you write teaches you something. Here you can see it.',
  myProgress: 'My progress',
  improvingDraftsHasAdded: (gained: number) => `Improving drafts has added ${pluralise(gained, 'mark')}.`,
  marksAndScore: (marks: TextArgument, overall: TextArgument) => `${marks} (${overall} of 100)`,
  nowAndAtFirst: (now: TextArgument, first: TextArgument) => `${now}, first attempt ${first}`,
  withTheTeachersMarks: (marks: TextArgument) => `${marks}, with the teacher’s marks`,
  markOf: (mark: TextArgument, maximum: TextArgument) => `${mark} of ${maximum}`,
  atFirstAndAfterChanges: (title: TextArgument, first: TextArgument, latest: TextArgument) =>
    `${title}: ${first} at first, ${latest} after changes`,
  pieceAndMark: (title: TextArgument, mark: TextArgument) => `${title}: ${mark}`,
  growth: 'Growth',
});
