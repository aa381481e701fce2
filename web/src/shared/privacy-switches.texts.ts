import { type TextArgument, texts } from '../language/texts.ts';

export const t = texts('shared/privacy-switches', {
  shareMyProgress: 'Share my progress',
  myProgressMeans: 'Classmates in the same challenge see how many of its pieces you have finished',
  shareMyWriting: 'Share my writing',
  myWritingMeans:
    'Classmates in the same challenge can read the pieces you finished in it, never your marks and never wellbeing pieces',
  showWhenIAmOnline: 'Show when I am online',
  meOnlineMeans: 'Classmates in the same challenge see that you are here',
  showMyActivity: 'Show my activity',
  myActivityMeans: 'Classmates in the same challenge see what you did last in it: joined, began or finished',
  shareProgress: 'Share progress',
  progressMeans: (name: TextArgument) =>
    `Classmates in the same challenge see how many of its pieces ${name} has finished`,
  shareWriting: 'Share writing',
  writingMeans: (name: TextArgument) =>
    `Classmates in the same challenge can read the pieces ${name} finished in it, never the marks and never wellbeing pieces`,
  showWhenOnline: 'Show when online',
  onlineMeans: (name: TextArgument) =>
    `Classmates in the same challenge see that ${name} is using Inkling now`,
  showActivity: 'Show activity',
  activityMeans: (name: TextArgument) =>
    `Classmates in the same challenge see what ${name} did last in it: joined, began or finished`,
});
