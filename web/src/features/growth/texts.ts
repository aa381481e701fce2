import { pluralise } from '@inkling/contract';
import { texts, type Word } from '../../language/texts.ts';

export const t = texts('growth', {
  studentNotFound: 'Student Not Found',
  thereIsNobodyHereWhose: 'There is nobody here whose growth you can see.',
  growthComesWithUnlimitedAi: 'Growth comes with Unlimited AI',
  seeHowGrowsSkillBy: (name: Word) => `See how ${name} grows, skill by skill.`,
  seePlans: 'See plans',
  noMarksYet: 'No marks yet',
  theLineBeginsWithThe: (name: Word) => `The line begins with the first feedback ${name} gets.`,
  howGrows: (full_name: Word) => `How ${full_name} grows`,
  marksOfTheWorkYou: 'Marks of the work you set: first attempts, and what revising added.',
  marksOfFirstAttemptsAnd:
    'Marks of first attempts, and what revising added. A lower mark on a new kind of piece is part of learning it.',
  backToProgress: 'Back to progress',
  theLineBeginsAt: (now: Word) => `The line begins at ${now}.`,
  upFromTo: (first: Word, now: Word) => `Up from ${first} to ${now}.`,
  steadyAt: (now: Word) => `Steady at ${now}.`,
  thisTimeANewKind: (now: Word, points: Word) =>
    `${now} this time. A new kind of piece often begins lower, and the best still stands: ${points}.`,
  thisTime: (now: Word, points: Word) => `${now} this time, and the best still stands: ${points}.`,
  firstAttempt: 'First attempt',
  whatChangesAdded: 'What changes added',
  ofMarks: (latest: Word, maximum: Word) => `${latest} of ${maximum} marks`,
  allMarksTogether: 'All marks together',
  theCoachHasNewRules: (pieces: Word) =>
    `The coach got new rules for marks at piece ${pieces}. A new line begins there, because marks before and after can’t be compared.`,
  newRulesForMarks: 'New rules for marks',
  aNewLineBeginsAt: (now: Word) =>
    `${now} this time. The coach has new rules for marks, so a new line begins here.`,
  byNewRules: (piece: Word) => `${piece} (by the coach’s new rules)`,
  byEarlierRules: (marks: Word) => `${marks} by the coach’s earlier rules`,
  oneSkillAtATime: 'One skill at a time',
  yourLineBeginsSoon: 'Your line begins soon',
  askForFeedbackOnA: 'Ask for feedback on a draft, and its marks appear here.',
  goToMyWritings: 'Go to my writings',
  howIGrow: 'How I Grow',
  everyPieceYouWriteTeaches: 'Every piece you write teaches you something. Here you can see it.',
  myProgress: 'My progress',
  improvingDraftsHasAdded: (gained: number) => `Improving drafts has added ${pluralise(gained, 'mark')}.`,
  marksAndScore: (marks: Word, overall: Word) => `${marks} (${overall} of 100)`,
  nowAndAtFirst: (now: Word, first: Word) => `${now}, first attempt ${first}`,
  markOf: (mark: Word, maximum: Word) => `${mark} of ${maximum}`,
  atFirstAndAfterChanges: (title: Word, first: Word, latest: Word) =>
    `${title}: ${first} at first, ${latest} after changes`,
  pieceAndMark: (title: Word, mark: Word) => `${title}: ${mark}`,
  growth: 'Growth',
});
