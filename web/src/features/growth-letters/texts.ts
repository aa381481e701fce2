import { type TextArgument, texts } from '../../language/texts.ts';

export const t = texts('growth-letters', {
  open: (title: TextArgument) => `Open “${title}”`,
  whatGrew: (full_name: TextArgument) => `What grew: ${full_name}`,
  nothingToTellYet: 'Nothing to tell yet',
  asSoonAsHasWritten: (full_name: TextArgument, month: TextArgument) =>
    `As soon as ${full_name} has written something in ${month}, it stands here.`,
  whatGrew2: 'What grew',
  aLetterForEveryMonth: 'A letter for every month comes with Unlimited AI',
  whatYourChildFinishedA:
    'What your child finished, a sentence of theirs, what grew and one thing to try at home. Finished writing itself is always yours to read.',
  readFinishedWriting: 'Read finished writing',
  seePlans: 'See plans',
  childNotFound: 'Child Not Found',
  thereIsNoChildOf: 'There is no child of yours at this address.',
});
