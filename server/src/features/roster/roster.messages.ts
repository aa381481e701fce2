import { pluralise } from '@inkling/contract';

const quotedMax = 40;
const cut = (text: string): string => (text.length > quotedMax ? `${text.slice(0, quotedMax)}…` : text);

/** What a cell says, as far as it helps: in a line with a comma too many it may be anything. */
const quoted = (text: string): string => `“${cut(text.replaceAll('”', ''))}”`;

/** Why a file or a line of a roster cannot be used. */
export const rosterReasons = {
  fileMissing: 'This file is not in the zip',
  fileEmpty: 'The file is empty: it needs a first line with the names of its columns',
  columnMissing: (column: string) => `The column “${column}” is missing`,
  columnTwice: (column: string) => `The column “${column}” is there twice`,
  unreadable:
    'The file cannot be read from here on: a quotation mark is not closed, or the line is far too long',
  tooManyLines: (most: number) => `The file has more than ${most.toLocaleString('en')} lines`,
  tooManyCells:
    'The line has more cells than the first one: a comma in a cell needs quotation marks around it',
  wrongLetters: 'Some letters cannot be read. Please export the files as UTF-8',
  noVersion: 'The line “oneroster.version” is missing. We read OneRoster 1.1 and 1.2',
  wrongVersion: (version: string) => `This is OneRoster ${cut(version)}. We read 1.1 and 1.2`,
  wrongMode: (mode: string) => `${quoted(mode)} is not known here: it is bulk, delta or absent`,
  modeMissing: (property: string) => `The line “${property}” is missing: it says bulk or delta`,
  notAnnounced: 'The file is in the zip, but manifest.csv calls it absent',
  absentNeeded: (property: string) => `“${property}” is absent, and we cannot do without it`,
  noSchool: 'The file names no school (type “school”)',
  whichSchool: (count: number, name: string) =>
    `The file names ${count} schools, and none of them is called “${name}”`,
  otherSchool: (name: string) =>
    `The file is of another school than the one before. If it is yours, it has to be called “${name}” there`,
  changesFirst:
    'These are only changes (delta), and which school is yours is not known yet. Please send a full roster (bulk) first',
  firstByHand: 'Please upload the first roster by hand',
  wholeOnly: 'Please put whole rosters (bulk) into the folder. Changes (delta) can be uploaded',
  idMissing: 'The sourcedId is missing',
  idTooLong: 'The sourcedId is longer than 255 characters',
  idTwice: (line: number) => `The same sourcedId as in line ${line}`,
  wrongStatus: (status: string) =>
    `The status ${quoted(status)} is not known: it is active, tobedeleted or empty`,
  wrongBoolean: (column: string) => `${column} is true or false`,
  wrongDate: (column: string) => `${column} is not a date like 2026-02-28`,
  wrongRole: (role: string) => `The role ${quoted(role)} is not known`,
  roleMissing: 'The role is missing',
  noRoleRow: 'roles.csv says nothing about this person',
  personOfRoleUnknown: 'userSourcedId is missing',
  nameMissing: 'The name is missing',
  nameTooLong: 'The name is longer than 120 characters',
  nameWrong: 'The name has no letters',
  emailWrong: 'This is not a complete email address',
  emailTwice: (line: number) => `The same email address as in line ${line}`,
  gradeWrong: (grade: string) => `The grade ${quoted(grade)} is not known`,
  staffWithoutEmail: 'A teacher needs an email address, to which the invitation goes',
  titleMissing: 'The title is missing',
  titleTooLong: 'The title is longer than 200 characters',
  schoolUnknown: (id: string) => `The school ${quoted(id)} is not in orgs.csv`,
  classMissing: 'classSourcedId is missing',
  userMissing: 'userSourcedId is missing',
  classUnknown: (id: string) => `The class ${quoted(id)} is not in classes.csv`,
  userUnknown: 'The person (userSourcedId) is not in users.csv',
  classNeverSeen: (id: string) =>
    `The class ${quoted(id)} is not known here yet. Please send a full roster (bulk)`,
  userNeverSeen: 'The person (userSourcedId) is not known here yet. Please send a full roster (bulk)',
  notAStudent: 'This person is not a student in users.csv',
  notATeacher: 'This person is not a teacher in users.csv',
  emailTaken:
    'This email address has an account that is not your school’s. Its owner can join with the class code',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB`,
  taughtElsewhere:
    'Somebody outside your school teaches this student too, so the roster changes nothing for them. They can join with the class code',
  archivedHere: 'This student is archived here. An admin can bring them back under School, Students',
  linkedAlready:
    'This email address has the account of another student in your roster. Please correct one of the two lines',
  isBeingApplied: 'A roster of your school is being applied right now. Please try again in a few minutes.',
  changedMeanwhile:
    'Somebody changed the same classes or accounts at the same moment. Please apply the roster again',
  otherFileInFolder: 'There is another file in the folder by now. Please look at that one',
  numberReused: (id: string) => `Number ${quoted(id)} belonged to somebody else. Please check it`,
  lostRace: 'Somebody took this username at the same moment. Please apply the roster again',
};

const namesMax = 3;
const listed = (names: string[]): string => {
  const shown = names.slice(0, namesMax).map((name) => `“${name}”`);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more.toLocaleString('en')} more` : shown.join(', ');
};

/** What waits or is left alone, in whole sentences. */
export const rosterNotes = {
  classesWait: (titles: string[]) =>
    `${pluralise(titles.length, 'class waits', 'classes wait')} until one of ${titles.length === 1 ? 'its' : 'their'} teachers has joined the school: ${listed(titles)}. Apply the roster again then.`,
  studentsWait: (count: number) =>
    `${pluralise(count, 'student is', 'students are')} in no class that is here, and will be added with their first one.`,
  accountsWait: (count: number, most: number) =>
    `${pluralise(count, 'student waits', 'students wait')} for an account: a school’s rosters make at most ${most.toLocaleString('en')} a day. Apply the roster again tomorrow.`,
  invitationsWait: (count: number, most: number) =>
    `${pluralise(count, 'colleague waits', 'colleagues wait')} for an invitation: a roster invites at most ${most} a day. Apply it again tomorrow.`,
  invitedBefore: (count: number) =>
    `${pluralise(count, 'colleague was', 'colleagues were')} invited before and will not be asked again by the roster.`,
  classesDeletedHere: (count: number) =>
    `${pluralise(count, 'class was', 'classes were')} deleted here by hand, or went with a teacher who left, and will not be made again.`,
  adminNotAddedAsTeacher: (titles: string[]) =>
    `Nobody becomes a teacher of a colleague’s class by a roster that they apply themselves, and no admin by one that is read at night: ${listed(titles)}. The lead can add them, or another admin can apply the roster.`,
  adminClassNotFilled: (count: number) =>
    `${pluralise(count, 'place in an admin’s own class stays', 'places in admins’ own classes stay')} empty: a roster brings no new student and no colleague’s student to the admin who applies it, and at night to no admin. An admin’s own class is filled by hand or with the class code, or another admin can apply the roster.`,
  archived: (count: number) =>
    `${pluralise(count, 'class is', 'classes are')} archived here and will be left alone.`,
  leftOut: (count: number) =>
    `${pluralise(count, 'person is', 'people are')} left out: parents, other staff, or people of another school.`,
  tooManyLeave: (count: number) =>
    `The file would take ${pluralise(count, 'student', 'students')} out of classes, more than half of those a roster put there. Nothing was changed: if that is right, please upload it here.`,
  manyLeave: (count: number) =>
    `Please look twice: ${pluralise(count, 'place', 'places')} in classes end, more than half of all that a roster gave. Is the file whole?`,
  nobodyLeaves:
    'Nobody leaves a class this time, because some lines of enrollments.csv could not be read: we cannot tell who is meant.',
};
