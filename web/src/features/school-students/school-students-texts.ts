import { pluralise, type SchoolStudent } from '@inkling/contract';

export const yearText = ({ grade_level }: SchoolStudent): string =>
  grade_level === null ? 'No year' : `Year ${grade_level}`;

export const classesText = ({ classes }: SchoolStudent): string =>
  classes.length === 0 ? 'No class' : classes.map(({ title }) => title).join(', ');

export const archiveQuestion = ({ full_name, keeps_account }: SchoolStudent) => ({
  title: `Archive ${full_name}?`,
  message: [
    `${full_name} leaves every class of the school. Their writing is kept, but teachers at the school cannot open it until you bring ${full_name} back. You can do that at any time.`,
    keeps_account
      ? 'A family or a teacher outside the school uses this account too, so it still opens for them.'
      : 'Until then, nobody can sign in to the account.',
  ].join(' '),
  confirm: 'Archive',
  danger: true,
});

export const unlinkQuestion = ({ full_name }: SchoolStudent) => ({
  title: `Unlink ${full_name} from the school’s learning platforms?`,
  message: `Do this if somebody else comes into this account from there. Whoever came from there is signed out. Grades that have arrived stay over there, perhaps under somebody else; the lead of the class is told. ${full_name} signs in with their own password and can link it again with it.`,
  confirm: 'Unlink',
  danger: true,
});

export const broughtBackText = ({
  full_name,
  lost_places,
}: SchoolStudent & { lost_places: number }): string =>
  lost_places === 0
    ? `${full_name} is back`
    : `${full_name} is back, without ${pluralise(lost_places, 'class that is', 'classes that are')} no longer there`;

/** What the school's own system would undo. */
export const rosterHint = 'Please change it in your school’s system too: the next roster goes by that.';
