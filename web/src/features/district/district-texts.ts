import { type DistrictSchool, smallestShownCount } from '@inkling/contract';

/** A small number could tell of single children, so it is not told. */
export const countText = (count: number | null): string =>
  count === null ? `Fewer than ${smallestShownCount}` : String(count);

/** "November 2026" of 2026-11. */
export const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(undefined, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const removalQuestion = ({ name }: DistrictSchool) => ({
  title: `Let ${name} go?`,
  message:
    'You see its numbers no longer, and its admins are told. To have it back, invite it again, and it has to agree again.',
  confirm: 'Let go',
  danger: true,
});

export const leavingQuestion = (name: string) => ({
  title: `Leave ${name}?`,
  message: 'The district sees no numbers of your school any more, and its admins are told.',
  confirm: 'Leave',
  danger: true,
});

/** What both sides agree to. */
export const whatDistrictsSee =
  'A district sees how many staff, students, active classes and pieces of writing a school has, and nothing below five. It sees no name of a child or a teacher, no class and no word that was written.';
