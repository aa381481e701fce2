import { type MergedStudents, pluralise, type SchoolStudent } from '@inkling/contract';

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

const counted = (rows: [number, string, string][]): string[] =>
  rows.filter(([count]) => count > 0).map(([count, one, many]) => pluralise(count, one, many));

export const movedByMergeTexts = ({ moved }: MergedStudents): string[] =>
  counted([
    [
      moved.writings,
      'piece of writing, with chat, feedback and marks',
      'pieces of writing, with chats, feedback and marks',
    ],
    [moved.classes, 'class', 'classes'],
    [moved.challenges, 'challenge', 'challenges'],
    [moved.teachers, 'teacher who looks after the account', 'teachers who look after the account'],
    [moved.achievements, 'achievement', 'achievements'],
    [moved.reports, 'report', 'reports'],
    [moved.sign_ins, 'sign-in through the school', 'sign-ins through the school'],
  ]);

export const foundInBothTexts = ({ met }: MergedStudents): string[] =>
  counted([
    [
      met.writings,
      'activity was begun in both: both pieces stay, the second one outside of the class',
      'activities were begun in both: both pieces of each stay, the second one outside of the class',
    ],
    [met.classes, 'class has both: one place stays', 'classes have both: one place in each stays'],
    [
      met.reports,
      'report is on the same weeks: one has the words of both',
      'reports are on the same weeks: one has the words of both',
    ],
  ]);

export const mergeWarning = (kept: SchoolStudent, other: SchoolStudent): string =>
  `Nobody can sign in as ${other.screen_name} any more, and whoever is signed in there is signed out. Please make sure that nobody is writing there now, and that no tablet without a network still holds words. Teachers and family of ${kept.screen_name} see the work of both. If these are two children, one of them would read the other’s writing, and nobody could take the accounts apart again.`;
