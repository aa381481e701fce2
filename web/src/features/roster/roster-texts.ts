import { pluralise, type RosterChangeKind, type RosterProblem } from '@inkling/contract';

/** What is planned reads differently from what was done. */
export type Stage = 'plan' | 'done';

const people = (count: number) => pluralise(count, 'student');

/** One kind of change with its number. */
export const changeTexts: Record<RosterChangeKind, Record<Stage, (count: number) => string>> = {
  staff_invited: {
    plan: (count) => `Invite ${pluralise(count, 'colleague')}`,
    done: (count) => `${pluralise(count, 'colleague')} invited`,
  },
  staff_matched: {
    plan: (count) =>
      `Match ${pluralise(count, 'colleague')} who ${count === 1 ? 'is' : 'are'} on your staff already`,
    done: (count) => `${pluralise(count, 'colleague')} matched`,
  },
  class_made: {
    plan: (count) => `Make ${pluralise(count, 'class', 'classes')}`,
    done: (count) => `${pluralise(count, 'class', 'classes')} made`,
  },
  co_teacher_added: {
    plan: (count) => `Add ${pluralise(count, 'co-teacher')} to classes`,
    done: (count) => `${pluralise(count, 'co-teacher')} added to classes`,
  },
  student_added: {
    plan: (count) => `Add ${people(count)}`,
    done: (count) => `${people(count)} added`,
  },
  student_matched: {
    plan: (count) => `Match ${people(count)} you have already`,
    done: (count) => `${people(count)} matched`,
  },
  student_updated: {
    plan: (count) => `Update ${people(count)}`,
    done: (count) => `${people(count)} updated`,
  },
  student_enrolled: {
    plan: (count) => `Enrol students in classes: ${pluralise(count, 'place')}`,
    done: (count) => `Students enrolled in classes: ${pluralise(count, 'place')}`,
  },
  student_left: {
    plan: (count) => `Take students out of classes: ${pluralise(count, 'place')}`,
    done: (count) => `Students taken out of classes: ${pluralise(count, 'place')}`,
  },
};

export const fileAndLineOf = ({ file, line }: RosterProblem): string => {
  if (!file) return 'The zip';
  return line === null ? file : `${file}, line ${line}`;
};

export const sourceTexts = { upload: 'applied by an admin', folder: 'read at night' } as const;
